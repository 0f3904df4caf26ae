import { poll } from '@mtools/isomorphic-utils';
import { Button, Flex, InputNumber, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';

const STATES = ['queued', 'running', 'running', 'done'];

export default function PollDemo() {
  const [interval, setIntervalMs] = useState(800);
  const [timeout, setTimeoutMs] = useState(10_000);
  const [lines, setLines] = useState<string[]>([]);
  const controller = useRef<AbortController>(undefined);
  const write = (line: string) => setLines((before) => [...before, line]);

  const start = async () => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setLines([]);
    try {
      const state = await poll(
        ({ attempt }) => {
          const next = STATES[attempt - 1];
          write(`${attempt}: ${next}`);
          return next;
        },
        { interval, timeout, signal, until: (next) => next === 'done' },
      );
      write(`→ ${state}`);
    } catch (error) {
      if (error instanceof DOMException) write(`→ ${error.name}`);
    }
  };

  useEffect(() => () => controller.current?.abort(), []);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small">
        <InputNumber
          prefix="interval:"
          aria-label="interval"
          style={{ width: 160 }}
          min={0}
          max={10_000}
          value={interval}
          onChange={(value) => setIntervalMs(value ?? 0)}
        />
        <InputNumber
          prefix="timeout:"
          aria-label="timeout"
          style={{ width: 160 }}
          min={0}
          max={60_000}
          value={timeout}
          onChange={(value) => setTimeoutMs(value ?? 0)}
        />
        <Button type="primary" onClick={start}>
          poll()
        </Button>
        <Button onClick={() => controller.current?.abort()}>abort()</Button>
      </Flex>
      <Typography.Text code role="status">
        {lines.join(', ') || '—'}
      </Typography.Text>
    </Flex>
  );
}
