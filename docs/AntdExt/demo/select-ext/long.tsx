import { SelectExt } from '@mtools/antd-ext';
import { Tag } from 'antd';

const BRANCHES = [
  { value: 'main', label: 'main' },
  {
    value: 'release',
    label: 'release/2026-11-orders-with-several-delivery-addresses',
  },
  {
    value: 'hotfix',
    // The search looks through relLabel, so the tag is no part of what is searched.
    relLabel: 'hotfix/rounding-of-discounts-in-the-shopping-cart',
    label: (
      <>
        <Tag color="red" style={{ marginInlineEnd: 8 }}>
          urgent
        </Tag>
        hotfix/rounding-of-discounts-in-the-shopping-cart
      </>
    ),
  },
];

export default function LongDemo() {
  return (
    <SelectExt
      aria-label="Branch"
      placeholder="Branch"
      style={{ width: '100%', maxWidth: 260 }}
      options={BRANCHES}
    />
  );
}
