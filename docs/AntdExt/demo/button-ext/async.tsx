import { ButtonExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { message } from 'antd';
import { useDemoText } from 'demo-text';

export default function AsyncDemo() {
  const t = useDemoText();
  const [messageApi, contextHolder] = message.useMessage();

  const save = async () => {
    await sleep(1000);
    messageApi.success('success !');
  };

  return (
    <>
      {contextHolder}
      <ButtonExt type="primary" isAsyncClick onClick={save}>
        {t('保存', 'Save')}
      </ButtonExt>
    </>
  );
}
