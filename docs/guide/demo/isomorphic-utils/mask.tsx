import { mask } from '@mtools/isomorphic-utils';
import { Flex, Input, InputNumber, Typography } from 'antd';
import { useState } from 'react';

export default function MaskDemo() {
  const [text, setText] = useState('6222021234567890');
  const [start, setStart] = useState(4);
  const [end, setEnd] = useState(4);
  const [char, setChar] = useState('*');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="text:"
          aria-label="text"
          style={{ width: 260 }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <InputNumber
          prefix="start:"
          aria-label="start"
          style={{ width: 150 }}
          min={0}
          precision={0}
          value={start}
          onChange={(next) => setStart(next ?? 0)}
        />
        <InputNumber
          prefix="end:"
          aria-label="end"
          style={{ width: 150 }}
          min={0}
          precision={0}
          value={end}
          onChange={(next) => setEnd(next ?? 0)}
        />
        <Input
          prefix="char:"
          aria-label="char"
          style={{ width: 110 }}
          value={char}
          onChange={(event) => setChar(event.target.value)}
        />
      </Flex>
      <Typography.Text code role="status">
        {mask(text, { start, end, char })}
      </Typography.Text>
    </Flex>
  );
}
