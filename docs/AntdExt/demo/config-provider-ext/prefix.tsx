import { SearchOutlined } from '@ant-design/icons';
import { ConfigProviderExt } from '@mtools/antd-ext';
import { Button, Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

function Inspected() {
  const t = useDemoText();
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
        {t('检查这个按钮', 'Inspect this button')}
      </Button>
      <Typography.Text role="status">
        {found || t('尚未检查', 'Nothing inspected yet')}
      </Typography.Text>
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
