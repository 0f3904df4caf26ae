import { inRange } from '@mtools/isomorphic-utils';
import { Checkbox, Flex, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function InRangeDemo() {
  const [value, setValue] = useState(5);
  const [min, setMin] = useState(1);
  const [max, setMax] = useState(5);
  const [exclusive, setExclusive] = useState(false);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <InputNumber
          prefix="value:"
          aria-label="value"
          style={{ width: 150 }}
          value={value}
          onChange={(next) => setValue(next ?? 0)}
        />
        <InputNumber
          prefix="min:"
          aria-label="min"
          style={{ width: 150 }}
          value={min}
          onChange={(next) => setMin(next ?? 0)}
        />
        <InputNumber
          prefix="max:"
          aria-label="max"
          style={{ width: 150 }}
          value={max}
          onChange={(next) => setMax(next ?? 0)}
        />
        <Checkbox checked={exclusive} onChange={(event) => setExclusive(event.target.checked)}>
          exclusive
        </Checkbox>
      </Flex>
      <Typography.Text code role="status">
        {String(inRange(value, [min, max], { exclusive }))}
      </Typography.Text>
    </Flex>
  );
}
