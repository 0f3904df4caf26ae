import { RequestError } from '@mtools/browser-utils';
import { Flex, Input, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function RequestErrorDemo() {
  const [message, setMessage] = useState('ERR_NAME_TAKEN');
  const [status, setStatus] = useState(409);
  const error = new RequestError(message, { status, code: 'USER_EXISTS' });

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="message:"
          aria-label="message"
          style={{ width: 260 }}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <InputNumber
          prefix="status:"
          aria-label="status"
          style={{ width: 150 }}
          min={100}
          max={599}
          precision={0}
          value={status}
          onChange={(next) => setStatus(next ?? 100)}
        />
      </Flex>
      <Typography.Text code role="status">
        {String(error)}
      </Typography.Text>
      <Typography.Text code>{JSON.stringify(error)}</Typography.Text>
    </Flex>
  );
}
