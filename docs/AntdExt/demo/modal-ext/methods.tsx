import { ConfigProviderExt, ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex } from 'antd';
import { useDemoText } from 'demo-text';

const KINDS = ['info', 'success', 'warning', 'error'] as const;

export default function MethodsDemo() {
  const t = useDemoText();
  /** A plain function, which could be in a file without components. */
  function logOut() {
    ModalExt.confirm({
      title: t('退出登录？', 'Log out?'),
      content: t('未保存的内容会丢失。', 'Unsaved changes will be lost.'),
      onOk: () => sleep(1000),
    });
  }

  return (
    <ConfigProviderExt>
      <Flex gap="small" wrap>
        <Button onClick={logOut}>confirm</Button>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            onClick={() =>
              ModalExt[kind]({
                title: t(`这是 ${kind}`, `This is ${kind}`),
                content: t('只有一个按钮。', 'There is only one button.'),
              })
            }
          >
            {kind}
          </Button>
        ))}
      </Flex>
    </ConfigProviderExt>
  );
}
