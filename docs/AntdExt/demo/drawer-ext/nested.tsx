import { DrawerExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Typography } from 'antd';
import { useDemoText } from 'demo-text';

export default function NestedDemo() {
  const t = useDemoText();
  const PARAGRAPHS = Array.from({ length: 30 }, (_, index) =>
    t(`第 ${index + 1} 行`, `Row ${index + 1}`),
  );

  return (
    <DrawerExt
      title={t('订单', 'Order')}
      size={400}
      trigger={<Button>{t('查看订单', 'View order')}</Button>}
    >
      <DrawerExt
        title={t('地址', 'Address')}
        size={320}
        trigger={<Button type="primary">{t('修改地址', 'Edit address')}</Button>}
        onOk={() => sleep(1000)}
      >
        {t('按 Esc 只关闭这个抽屉。', 'Esc closes only this drawer.')}
      </DrawerExt>
      {PARAGRAPHS.map((text) => (
        <Typography.Paragraph key={text}>{text}</Typography.Paragraph>
      ))}
    </DrawerExt>
  );
}
