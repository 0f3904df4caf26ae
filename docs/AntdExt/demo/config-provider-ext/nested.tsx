import { ButtonExt, ConfigProviderExt } from '@mtools/antd-ext';
import { Card, Flex } from 'antd';

export default function NestedDemo() {
  return (
    <Flex gap="middle" wrap>
      <ConfigProviderExt themeExt="zeus">
        <Card title="zeus">
          <Flex gap="small" wrap>
            <ButtonExt type="primary">Approve</ButtonExt>
            <ConfigProviderExt themeExt="default" app={{ component: false }}>
              <ButtonExt type="primary">default inside of zeus</ButtonExt>
            </ConfigProviderExt>
          </Flex>
        </Card>
      </ConfigProviderExt>
      <ConfigProviderExt themeExt="hermes">
        <Card title="hermes">
          <ButtonExt type="primary">Buy</ButtonExt>
        </Card>
      </ConfigProviderExt>
    </Flex>
  );
}
