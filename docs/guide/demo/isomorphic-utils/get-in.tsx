import { getIn } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useState } from 'react';

const ORDER = { rows: [{ name: 'pen' }, { name: 'ink' }], total: 3 };

export default function GetInDemo() {
  const [path, setPath] = useState('rows.0.name');

  return (
    <Flex wrap gap="middle" align="center">
      <Input
        prefix="path:"
        aria-label="path"
        style={{ width: 220 }}
        value={path}
        onChange={(event) => setPath(event.target.value)}
      />
      <Typography.Text code role="status">
        {JSON.stringify(ORDER)}
      </Typography.Text>
      <Typography.Text code role="status">
        {String(JSON.stringify(getIn(ORDER, path)))}
      </Typography.Text>
    </Flex>
  );
}
