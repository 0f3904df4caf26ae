import { formatBytes } from '@mtools/isomorphic-utils';
import { Flex, InputNumber, Segmented, Typography } from 'antd';
import { useState } from 'react';

export default function FormatBytesDemo() {
  const [bytes, setBytes] = useState(1500000);
  const [precision, setPrecision] = useState(1);
  const [base, setBase] = useState<1000 | 1024>(1024);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <InputNumber
          prefix="bytes:"
          aria-label="bytes"
          style={{ width: 200 }}
          min={0}
          precision={0}
          value={bytes}
          onChange={(next) => setBytes(next ?? 0)}
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
        <Flex gap="small" align="center">
          <Typography.Text>base:</Typography.Text>
          <Segmented aria-label="base" options={[1000, 1024]} value={base} onChange={setBase} />
        </Flex>
      </Flex>
      <Typography.Text code role="status">
        {formatBytes(bytes, { base, precision })}
      </Typography.Text>
    </Flex>
  );
}
