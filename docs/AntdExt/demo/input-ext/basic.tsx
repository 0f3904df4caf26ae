import { InputExt } from '@mtools/antd-ext';
import { Flex, Space } from 'antd';

export default function BasicDemo() {
  return (
    <Flex vertical gap="middle" style={{ maxWidth: 360 }}>
      <InputExt aria-label="Name" placeholder="Name" allowClear />
      <InputExt
        aria-label="Code"
        placeholder="Code"
        prefix="SN-"
        maxLength={8}
        showCount
        autoComplete="on"
      />
      <Space.Compact block>
        <InputExt aria-label="Area code" defaultValue="0571" style={{ width: 80 }} />
        <InputExt aria-label="Telephone" defaultValue="26888888" />
      </Space.Compact>
    </Flex>
  );
}
