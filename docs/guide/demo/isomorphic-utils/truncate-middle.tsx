import { truncateMiddle } from '@mtools/isomorphic-utils';
import { Flex, Input, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function TruncateMiddleDemo() {
  const [text, setText] = useState('monthly-report-2025-final.xlsx');
  const [maxLength, setMaxLength] = useState(16);
  const [ellipsis, setEllipsis] = useState('…');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="text:"
          aria-label="text"
          style={{ width: 320 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <InputNumber
          prefix="maxLength:"
          aria-label="maxLength"
          style={{ width: 170 }}
          min={0}
          precision={0}
          value={maxLength}
          onChange={(next) => setMaxLength(next ?? 0)}
        />
        <Input
          prefix="ellipsis:"
          aria-label="ellipsis"
          style={{ width: 130 }}
          value={ellipsis}
          onChange={(event) => setEllipsis(event.target.value)}
        />
      </Flex>
      <Typography.Text code role="status">
        {truncateMiddle(text, maxLength, { ellipsis })}
      </Typography.Text>
    </Flex>
  );
}
