import { ConfigProviderExt, type ConfigProviderExtProps } from '@mtools/antd-ext';
import { Button, DatePicker, Flex, Input } from 'antd';
import { useDemoText } from 'demo-text';

/** Props of antd's `ConfigProvider` that can be tried together with the component's own. */
export interface ConfigProviderExtPlaygroundProps {
  /** @default 'medium' */
  componentSize?: 'small' | 'medium' | 'large';
  /** @default false */
  componentDisabled?: boolean;
  /** @default 'ltr' */
  direction?: 'ltr' | 'rtl';
}

export default function ConfigProviderExtPlayground(
  props: ConfigProviderExtProps & ConfigProviderExtPlaygroundProps,
) {
  const t = useDemoText();
  return (
    <ConfigProviderExt themeExt="zeus" {...props}>
      <Flex gap="small" wrap>
        <Button type="primary">{t('保存', 'Save')}</Button>
        <Input
          aria-label={t('姓名', 'Name')}
          placeholder={t('姓名', 'Name')}
          style={{ width: 160 }}
        />
        <DatePicker aria-label={t('日期', 'Date')} />
      </Flex>
    </ConfigProviderExt>
  );
}
