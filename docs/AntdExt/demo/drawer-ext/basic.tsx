import { DrawerExt } from '@mtools/antd-ext';
import { Button, Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function BasicDemo() {
  const t = useDemoText();
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState<string>();

  const close = (how: string) => {
    setLast(how);
    setOpen(false);
  };

  return (
    <Flex gap="small" align="center" wrap>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('打开', 'Open')}
      </Button>
      <Typography.Text role="status">
        {t(`上次操作：${last ?? '无'}`, `Last action: ${last ?? 'nothing yet'}`)}
      </Typography.Text>
      <DrawerExt
        title={t('详情', 'Details')}
        size={400}
        open={open}
        onOk={() => close(t('确定', 'confirmed'))}
        onCancel={() => close(t('取消', 'cancelled'))}
      >
        {t(
          '点击「确定」「取消」、关闭图标或遮罩，或按 Esc，都会关闭它。',
          'Close it with OK, Cancel, the close icon, the mask or Esc.',
        )}
      </DrawerExt>
    </Flex>
  );
}
