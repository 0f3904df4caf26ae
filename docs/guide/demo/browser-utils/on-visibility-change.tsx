import { onVisibilityChange } from '@mtools/browser-utils';
import { Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';

export default function OnVisibilityChangeDemo() {
  const [states, setStates] = useState<boolean[]>([]);

  useEffect(() => onVisibilityChange((visible) => setStates((before) => [...before, visible])), []);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Typography.Text code role="status">
        {JSON.stringify(states)}
      </Typography.Text>
    </Flex>
  );
}
