import { pickFile } from '@mtools/browser-utils';
import { Button, Checkbox, Flex, Input, Typography } from 'antd';
import { useState } from 'react';

export default function PickFileDemo() {
  const [accept, setAccept] = useState('image/*,.csv');
  const [multiple, setMultiple] = useState(false);
  const [picked, setPicked] = useState('—');

  const pick = async () => {
    const result = multiple
      ? await pickFile({ accept, multiple: true })
      : await pickFile({ accept });
    const files = [result].flat();
    setPicked(files.map((file) => (file ? `${file.name}: ${file.size}` : 'undefined')).join(', '));
  };

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="accept:"
          aria-label="accept"
          style={{ width: 220 }}
          value={accept}
          onChange={(event) => setAccept(event.target.value)}
        />
        <Checkbox checked={multiple} onChange={(event) => setMultiple(event.target.checked)}>
          multiple
        </Checkbox>
        <Button type="primary" onClick={pick}>
          pickFile()
        </Button>
      </Flex>
      <Typography.Text code role="status">
        {picked || '[]'}
      </Typography.Text>
    </Flex>
  );
}
