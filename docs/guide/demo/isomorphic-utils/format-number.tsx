import { formatNumber } from '@mtools/isomorphic-utils';
import { Checkbox, Flex, Input, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function FormatNumberDemo() {
  const [value, setValue] = useState('1234567.891');
  const [precision, setPrecision] = useState(2);
  const [pad, setPad] = useState(true);
  const [thousands, setThousands] = useState(true);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="value:"
          aria-label="value"
          style={{ width: 220 }}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <InputNumber
          prefix="precision:"
          aria-label="precision"
          style={{ width: 150 }}
          min={0}
          max={100}
          precision={0}
          value={precision}
          onChange={(next) => setPrecision(next ?? 0)}
        />
        <Checkbox checked={pad} onChange={(event) => setPad(event.target.checked)}>
          pad
        </Checkbox>
        <Checkbox checked={thousands} onChange={(event) => setThousands(event.target.checked)}>
          thousands
        </Checkbox>
      </Flex>
      <Typography.Text code role="status">
        {formatNumber(value, { precision, pad, thousands }) || '—'}
      </Typography.Text>
    </Flex>
  );
}
