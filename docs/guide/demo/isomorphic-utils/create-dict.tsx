import { SelectExt } from '@mtools/antd-ext';
import { createDict } from '@mtools/isomorphic-utils';
import { Flex, Tag, Typography } from 'antd';
import { useState } from 'react';

const status = createDict([
  { value: 1, label: 'on', color: 'green' },
  { value: 0, label: 'off', color: 'volcano' },
  { value: -1, label: 'deleted' },
]);

export default function CreateDictDemo() {
  const [value, setValue] = useState<number>(1);

  return (
    <Flex wrap gap="middle" align="center">
      <SelectExt<number>
        aria-label="status"
        style={{ width: 160 }}
        dataMap={status.map}
        value={value}
        onChange={setValue}
      />
      <Tag color={status.itemOf(value)?.color}>{status.labelOf(value)}</Tag>
      <Typography.Text code role="status">
        {JSON.stringify(status.itemOf(value))}
      </Typography.Text>
    </Flex>
  );
}
