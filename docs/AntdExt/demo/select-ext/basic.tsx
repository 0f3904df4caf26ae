import { SelectExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

// Written from high to low, but an object puts keys that look like integers in ascending order.
const FROM_OBJECT = { 3: 'High', 2: 'Medium', 1: 'Low' };

const FROM_MAP = new Map([
  [3, 'High'],
  [2, 'Medium'],
  [1, 'Low'],
]);

export default function BasicDemo() {
  const [chosen, setChosen] = useState('nothing yet');

  const show = (value: string | number | undefined) => {
    setChosen(value === undefined ? 'nothing' : `${JSON.stringify(value)}, a ${typeof value}`);
  };

  return (
    <Flex gap="middle" align="center" wrap>
      <SelectExt<string | number>
        aria-label="Priority from an object"
        placeholder="From an object"
        style={{ width: 180 }}
        allowClear
        dataMap={FROM_OBJECT}
        onChange={show}
      />
      <SelectExt<string | number>
        aria-label="Priority from a Map"
        placeholder="From a Map"
        style={{ width: 180 }}
        allowClear
        dataMap={FROM_MAP}
        onChange={show}
      />
      <Typography.Text role="status">Chosen: {chosen}</Typography.Text>
    </Flex>
  );
}
