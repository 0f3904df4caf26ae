import { formatPercent } from '@mtools/isomorphic-utils';
import { Checkbox, Flex, Input, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function FormatPercentDemo() {
  const [ratio, setRatio] = useState('0.12345');
  const [precision, setPrecision] = useState(2);
  const [pad, setPad] = useState(true);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="ratio:"
          aria-label="ratio"
          style={{ width: 220 }}
          value={ratio}
          onChange={(event) => setRatio(event.target.value)}
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
      </Flex>
      <Typography.Text code role="status">
        {formatPercent(ratio, { precision, pad }) || '—'}
      </Typography.Text>
    </Flex>
  );
}
