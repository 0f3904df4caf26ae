import { createStorage } from '@mtools/browser-utils';
import { Button, Flex, Input, InputNumber, Typography } from 'antd';
import { useEffect, useMemo, useState } from 'react';

export default function CreateStorageDemo() {
  const [value, setValue] = useState('draft');
  const [ttl, setTtl] = useState(5000);
  const [stored, setStored] = useState<string>();
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const storage = useMemo(
    () => createStorage<{ note: string }>('session', { prefix: 'demo:', ttl }),
    [ttl],
  );

  useEffect(() => {
    const look = () => {
      setStored(storage.get('note'));
      setNow(Date.now());
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [storage]);

  const set = () => {
    if (storage.set('note', value)) setEndsAt(Date.now() + ttl);
  };

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small">
        <Input
          prefix="value:"
          aria-label="value"
          style={{ width: 200 }}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <InputNumber
          prefix="ttl:"
          aria-label="ttl"
          style={{ width: 150 }}
          min={0}
          max={60_000}
          step={1000}
          value={ttl}
          onChange={(next) => setTtl(next ?? 0)}
        />
        <Button type="primary" onClick={set}>
          set()
        </Button>
        <Button onClick={() => storage.remove('note')}>remove()</Button>
      </Flex>
      <Typography.Text code>
        get(): {JSON.stringify(stored) ?? 'undefined'}
        {stored !== undefined && endsAt > now && `, ${Math.ceil((endsAt - now) / 1000)} s`}
      </Typography.Text>
    </Flex>
  );
}
