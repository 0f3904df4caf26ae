import { ProInputNumber } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

export default function BasicDemo() {
  const [value, setValue] = useState<number | string | null>(null);

  return (
    <Flex gap="small" align="center" wrap>
      <ProInputNumber
        aria-label="Number"
        placeholder="Try letters"
        value={value}
        onChange={setValue}
        style={{ width: 200 }}
      />
      <Typography.Text role="status">Value: {JSON.stringify(value)}</Typography.Text>
    </Flex>
  );
}
