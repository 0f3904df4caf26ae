import { SelectExt } from '@mtools/antd-ext';
import { Tag } from 'antd';
import { useDemoText } from 'demo-text';

export default function LongDemo() {
  const t = useDemoText();
  const BRANCHES = [
    { value: 'main', label: 'main' },
    {
      value: 'release',
      label: 'release/2026-11-orders-with-several-delivery-addresses',
    },
    {
      value: 'hotfix',
      // The search uses relLabel, so it ignores the tag.
      relLabel: 'hotfix/rounding-of-discounts-in-the-shopping-cart',
      label: (
        <>
          <Tag color="red" style={{ marginInlineEnd: 8 }}>
            {t('紧急', 'urgent')}
          </Tag>
          hotfix/rounding-of-discounts-in-the-shopping-cart
        </>
      ),
    },
  ];

  return (
    <SelectExt
      aria-label={t('分支', 'Branch')}
      placeholder={t('分支', 'Branch')}
      style={{ width: '100%', maxWidth: 260 }}
      options={BRANCHES}
    />
  );
}
