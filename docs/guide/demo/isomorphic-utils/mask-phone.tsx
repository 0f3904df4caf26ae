import { maskPhone } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function MaskPhoneDemo() {
  const [phone, setPhone] = useState('+86 138 0013 8000');

  return (
    <Flex wrap gap="middle" align="center">
      <Input
        prefix="phone:"
        aria-label="phone"
        style={{ width: 260 }}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Typography.Text code role="status">
        {maskPhone(phone)}
      </Typography.Text>
    </Flex>
  );
}
