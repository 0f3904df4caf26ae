import { ButtonExt, ConfigProviderExt } from '@mtools/antd-ext';
import { Card, Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function NestedDemo() {
  const t = useDemoText();
  return (
    <Flex gap="middle" wrap>
      <ConfigProviderExt themeExt="zeus">
        <Card title="zeus">
          <Flex gap="small" wrap>
            <ButtonExt type="primary">{t('通过', 'Approve')}</ButtonExt>
            <ConfigProviderExt themeExt="default" app={{ component: false }}>
              <ButtonExt type="primary">{t('zeus 中的 default', 'default inside zeus')}</ButtonExt>
            </ConfigProviderExt>
          </Flex>
        </Card>
      </ConfigProviderExt>
      <ConfigProviderExt themeExt="hermes">
        <Card title="hermes">
          <ButtonExt type="primary">{t('购买', 'Buy')}</ButtonExt>
        </Card>
      </ConfigProviderExt>
    </Flex>
  );
}
