import { scrollToElement } from '@mtools/browser-utils';
import { Button, Flex, Input, InputNumber, Segmented } from 'antd';
import { useRef, useState } from 'react';

const INVALID = 'field 9';

export default function ScrollToElementDemo() {
  const [offset, setOffset] = useState(120);
  const [behavior, setBehavior] = useState<'smooth' | 'instant'>('smooth');
  const box = useRef<HTMLDivElement>(null);

  const scroll = () => {
    const target = box.current?.querySelector('[aria-invalid="true"]') ?? null;
    scrollToElement(target, { offset, behavior });
  };

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <InputNumber
          prefix="offset:"
          aria-label="offset"
          style={{ width: 150 }}
          min={0}
          max={600}
          value={offset}
          onChange={(next) => setOffset(next ?? 0)}
        />
        <Segmented<'smooth' | 'instant'>
          aria-label="behavior"
          options={['smooth', 'instant']}
          value={behavior}
          onChange={setBehavior}
        />
        <Button type="primary" onClick={scroll}>
          scrollToElement()
        </Button>
      </Flex>
      <Flex ref={box} vertical gap="small" style={{ height: 120, width: 240, overflow: 'auto' }}>
        {Array.from({ length: 12 }, (_, index) => `field ${index + 1}`).map((field) => (
          <Input
            key={field}
            prefix={`${field}:`}
            aria-label={field}
            aria-invalid={field === INVALID}
            status={field === INVALID ? 'error' : undefined}
          />
        ))}
      </Flex>
    </Flex>
  );
}
