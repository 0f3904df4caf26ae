import { ProInputNumber } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function BasicDemo() {
  const t = useDemoText();
  const [value, setValue] = useState<number | string | null>(null);

  return (
    <Flex gap="small" align="center" wrap>
      <ProInputNumber
        aria-label={t('数字', 'Number')}
        placeholder={t('试试输入字母', 'Try letters')}
        value={value}
        onChange={setValue}
        style={{ width: 200 }}
      />
      <Typography.Text role="status">
        {t(`值：${JSON.stringify(value)}`, `Value: ${JSON.stringify(value)}`)}
      </Typography.Text>
    </Flex>
  );
}
