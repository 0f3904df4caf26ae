import { ConfigProviderExt } from '@mtools/antd-ext';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';

function Inspected() {
  const [found, setFound] = useState('');

  const inspect = (button: HTMLElement) => {
    const color = getComputedStyle(button).getPropertyValue('--admin-color-primary');
    setFound(`${button.classList[0]}, --admin-color-primary: ${color}`);
  };

  return (
    <Flex vertical gap="small" align="start">
      <Button type="primary" onClick={(event) => inspect(event.currentTarget)}>
        Inspect this button
      </Button>
      <Typography.Text role="status">{found || 'Nothing inspected yet'}</Typography.Text>
    </Flex>
  );
}

export default function PrefixDemo() {
  return (
    <ConfigProviderExt themeExt="zeus" prefixCls="admin" iconPrefixCls="admin-icon">
      <Inspected />
    </ConfigProviderExt>
  );
}
