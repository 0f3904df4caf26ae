import { cleanParams } from '@mtools/isomorphic-utils';
import { Checkbox, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function CleanParamsDemo() {
  const [name, setName] = useState(' Li ');
  const [dept, setDept] = useState('');
  const [trim, setTrim] = useState(true);
  const params = cleanParams({ name, dept, status: 0, tags: [] }, { trim });

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="name:"
          aria-label="name"
          style={{ width: 160 }}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Input
          prefix="dept:"
          aria-label="dept"
          style={{ width: 160 }}
          value={dept}
          onChange={(event) => setDept(event.target.value)}
        />
        <Checkbox checked={trim} onChange={(event) => setTrim(event.target.checked)}>
          trim
        </Checkbox>
      </Flex>
      <Typography.Text code role="status">
        {JSON.stringify(params)}
      </Typography.Text>
    </Flex>
  );
}
