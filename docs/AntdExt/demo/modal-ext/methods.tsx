import { ConfigProviderExt, ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex } from 'antd';

const KINDS = ['info', 'success', 'warning', 'error'] as const;

/** A function of its own, as one that stands in a file without components. */
function logOut() {
  ModalExt.confirm({
    title: 'Log out?',
    content: 'What is not saved is lost.',
    onOk: () => sleep(1000),
  });
}

export default function MethodsDemo() {
  return (
    <ConfigProviderExt>
      <Flex gap="small" wrap>
        <Button onClick={logOut}>confirm</Button>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            onClick={() => ModalExt[kind]({ title: `This is ${kind}`, content: 'One button.' })}
          >
            {kind}
          </Button>
        ))}
      </Flex>
    </ConfigProviderExt>
  );
}
