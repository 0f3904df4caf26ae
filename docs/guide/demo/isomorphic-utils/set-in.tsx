import { setIn } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

const ORDER = { rows: [{ name: 'pen' }, { name: 'ink' }], total: 3 };

/** A path that leads through something that is no object throws a TypeError. */
const write = (path: string, value: string) => {
  try {
    return JSON.stringify(setIn(ORDER, path, value));
  } catch (error) {
    return String(error);
  }
};

export default function SetInDemo() {
  const [path, setPath] = useState('rows.0.name');
  const [value, setValue] = useState('pencil');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="path:"
          aria-label="path"
          style={{ width: 220 }}
          value={path}
          onChange={(event) => setPath(event.target.value)}
        />
        <Input
          prefix="value:"
          aria-label="value"
          style={{ width: 180 }}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Flex>
      <Typography.Text code role="status">
        {write(path, value)}
      </Typography.Text>
    </Flex>
  );
}
