import { ButtonExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { message } from 'antd';
import { useDemoText } from 'demo-text';

export default function RejectDemo() {
  const t = useDemoText();
  async function publish() {
    await sleep(1000);
    throw new Error(t('服务器繁忙', 'The server is busy'));
  }

  const [messageApi, contextHolder] = message.useMessage();

  const showError = (error: unknown) => {
    messageApi.error(error instanceof Error ? error.message : t('未知错误', 'Unknown error'));
  };

  return (
    <>
      {contextHolder}
      <ButtonExt danger isAsyncClick onClick={publish} onAsyncError={showError}>
        {t('发布', 'Publish')}
      </ButtonExt>
    </>
  );
}
