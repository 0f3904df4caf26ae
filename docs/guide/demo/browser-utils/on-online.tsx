import { onOnline } from '@mtools/browser-utils';
import { Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';

export default function OnOnlineDemo() {
  const [states, setStates] = useState<boolean[]>([]);

  useEffect(() => onOnline((online) => setStates((before) => [...before, online])), []);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Typography.Text code role="status">
        {JSON.stringify(states)}
      </Typography.Text>
    </Flex>
  );
}
