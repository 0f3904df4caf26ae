import { RadioGroupExt } from '@mtools/antd-ext';
import { Flex, type RadioChangeEvent, Typography } from 'antd';
import { useState } from 'react';

// Written from high to low, but an object puts keys that look like integers in ascending order.
const FROM_OBJECT = { 3: 'High', 2: 'Medium', 1: 'Low' };

const FROM_MAP = new Map([
  [3, 'High'],
  [2, 'Medium'],
  [1, 'Low'],
]);

export default function OrderDemo() {
  const [chosen, setChosen] = useState('nothing yet');

  const show = (event: RadioChangeEvent) => {
    setChosen(`${JSON.stringify(event.target.value)}, a ${typeof event.target.value}`);
  };

  return (
    <Flex vertical gap="middle">
      <RadioGroupExt aria-label="Priority from an object" dataMap={FROM_OBJECT} onChange={show} />
      <RadioGroupExt
        aria-label="Priority from an object, as numbers"
        dataMap={FROM_OBJECT}
        dataMapValueType="number"
        onChange={show}
      />
      <RadioGroupExt aria-label="Priority from a Map" dataMap={FROM_MAP} onChange={show} />
      <Typography.Text role="status">Chosen: {chosen}</Typography.Text>
    </Flex>
  );
}
