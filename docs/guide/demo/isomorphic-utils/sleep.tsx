import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, InputNumber, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';

export default function SleepDemo() {
  const [ms, setMs] = useState(2000);
  const [state, setState] = useState('—');
  const controller = useRef<AbortController>(undefined);

  const start = async () => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setState('…');
    const startedAt = performance.now();
    try {
      await sleep(ms, { signal });
      setState(`${Math.round(performance.now() - startedAt)} ms`);
    } catch (error) {
      if (controller.current?.signal === signal) setState(String(error));
    }
  };

  useEffect(() => () => controller.current?.abort(), []);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small">
        <InputNumber
          prefix="ms:"
          aria-label="ms"
          style={{ width: 160 }}
          min={0}
          max={60_000}
          value={ms}
          onChange={(value) => setMs(value ?? 0)}
        />
        <Button type="primary" onClick={start}>
          sleep()
        </Button>
        <Button onClick={() => controller.current?.abort()}>abort()</Button>
      </Flex>
      <Typography.Text code role="status">
        {state}
      </Typography.Text>
    </Flex>
  );
}
