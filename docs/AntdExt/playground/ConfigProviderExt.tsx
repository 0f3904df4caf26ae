import { ConfigProviderExt, type ConfigProviderExtProps } from '@mtools/antd-ext';
import { Button, DatePicker, Flex, Input } from 'antd';

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
  return (
    <ConfigProviderExt {...props}>
      <Flex gap="small" wrap>
        <Button type="primary">Save</Button>
        <Input aria-label="Name" placeholder="Name" style={{ width: 160 }} />
        <DatePicker aria-label="Day" />
      </Flex>
    </ConfigProviderExt>
  );
}
