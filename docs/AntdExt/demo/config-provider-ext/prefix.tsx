import { SearchOutlined } from '@ant-design/icons';
import { ConfigProviderExt } from '@mtools/antd-ext';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';

function Inspected() {
  const [found, setFound] = useState('');

  const inspect = (button: HTMLElement) => {
    const icon = button.querySelector('[role="img"]');
    setFound(`${button.classList[0]}, ${icon?.classList[0]}`);
  };

  return (
    <Flex vertical gap="small" align="start">
      <Button
        type="primary"
        icon={<SearchOutlined />}
        onClick={(event) => inspect(event.currentTarget)}
      >
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
