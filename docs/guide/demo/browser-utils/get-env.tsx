import { getEnv } from '@mtools/browser-utils';
import { Flex, Segmented, Typography } from 'antd';
import { useEffect, useState } from 'react';

const ENV_LIST = ['test', 'pre', 'prd'] as const;

type Env = (typeof ENV_LIST)[number];

export default function GetEnvDemo() {
  const [served, setServed] = useState<Env>('pre');
  const [shown, setShown] = useState('—');

  useEffect(() => {
    // What @mtools/node-service writes into a page: 0 is dev, 1 the first of envList.
    Object.assign(window, { $$_e: ENV_LIST.indexOf(served) + 1 });
    setShown(`${getEnv()}, ${JSON.stringify(getEnv(ENV_LIST))}`);
    return () => {
      Reflect.deleteProperty(window, '$$_e');
    };
  }, [served]);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Typography.Text>$$_e:</Typography.Text>
        <Segmented<Env>
          aria-label="$$_e"
          options={[...ENV_LIST]}
          value={served}
          onChange={setServed}
        />
      </Flex>
      <Typography.Text code role="status">
        getEnv(), getEnv(envList): {shown}
      </Typography.Text>
    </Flex>
  );
}
