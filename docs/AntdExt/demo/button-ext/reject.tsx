import { ButtonExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { message } from 'antd';

async function publish() {
  await sleep(1000);
  throw new Error('The server is busy');
}

export default function RejectDemo() {
  const [messageApi, contextHolder] = message.useMessage();

  const showError = (error: unknown) => {
    messageApi.error(error instanceof Error ? error.message : 'Unknown error');
  };

  return (
    <>
      {contextHolder}
      <ButtonExt danger isAsyncClick onClick={publish} onAsyncError={showError}>
        Publish
      </ButtonExt>
    </>
  );
}
