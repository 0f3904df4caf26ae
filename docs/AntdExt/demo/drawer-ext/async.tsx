import { DrawerExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Alert, Button, Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useRef, useState } from 'react';

export default function AsyncDemo() {
  const t = useDemoText();
  const [reason, setReason] = useState<string>();
  const [saved, setSaved] = useState(0);
  const tries = useRef(0);

  const save = async () => {
    setReason(undefined);
    await sleep(1000);
    tries.current += 1;
    // Every other attempt fails.
    if (tries.current % 2 === 1)
      throw new Error(t('服务器繁忙，请重试。', 'The server is busy. Try again.'));
    setSaved((count) => count + 1);
  };

  return (
    <Flex gap="small" align="center" wrap>
      <DrawerExt
        title={t('设置', 'Settings')}
        size={400}
        trigger={<Button type="primary">{t('修改', 'Change')}</Button>}
        okText={t('保存', 'Save')}
        okButtonProps={{
          onAsyncError: (error) =>
            setReason(error instanceof Error ? error.message : t('未知错误', 'Unknown')),
        }}
        onOk={save}
        onCancel={() => setReason(undefined)}
      >
        <Typography.Paragraph>
          {t('第一次会失败，第二次会成功。', 'The first attempt fails, the second succeeds.')}
        </Typography.Paragraph>
        {reason && <Alert type="error" title={reason} />}
      </DrawerExt>
      <Typography.Text role="status">{t(`已保存：${saved}`, `Saved: ${saved}`)}</Typography.Text>
    </Flex>
  );
}
