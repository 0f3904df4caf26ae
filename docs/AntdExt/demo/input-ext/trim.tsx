import { InputExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

export default function TrimDemo() {
  const [name, setName] = useState('  Ada Lovelace  ');
  const [changes, setChanges] = useState(0);

  return (
    <Flex vertical gap="small" style={{ maxWidth: 360 }}>
      <InputExt
        trim
        aria-label="Name"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setChanges(changes + 1);
        }}
      />
      <Typography.Text role="status">
        <code style={{ whiteSpace: 'pre' }}>{JSON.stringify(name)}</code>, onChange calls: {changes}
      </Typography.Text>
    </Flex>
  );
}
