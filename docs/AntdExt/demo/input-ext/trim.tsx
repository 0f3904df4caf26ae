import { InputExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function TrimDemo() {
  const t = useDemoText();
  const [name, setName] = useState(t('  张伟  ', '  Ada Lovelace  '));
  const [changes, setChanges] = useState(0);

  return (
    <Flex vertical gap="small" style={{ maxWidth: 360 }}>
      <InputExt
        trim
        aria-label={t('姓名', 'Name')}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setChanges(changes + 1);
        }}
      />
      <Typography.Text role="status">
        <code style={{ whiteSpace: 'pre' }}>{JSON.stringify(name)}</code>
        {t(`，onChange 次数：${changes}`, `, onChange calls: ${changes}`)}
      </Typography.Text>
    </Flex>
  );
}
