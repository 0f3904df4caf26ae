import { ConfigProviderExt, ProInputNumberOutLine } from '@mtools/antd-ext';
import { Flex, Form } from 'antd';

export default function OutlinedDemo() {
  return (
    <ConfigProviderExt themeExt="hermes">
      <Form name="pro-input-number-outlined" initialValues={{ amount: 1280.5 }}>
        <Flex vertical gap="small" style={{ maxWidth: 280 }}>
          <Form.Item name="amount" rules={[{ required: true }]}>
            <ProInputNumberOutLine label="Amount" needThousandths precision={2} allowClear />
          </Form.Item>
          <Form.Item name="pieces">
            <ProInputNumberOutLine
              label="Pieces"
              precision={0}
              min={1}
              max={99}
              placeholder="1 to 99"
            />
          </Form.Item>
          <Form.Item name="discount">
            <ProInputNumberOutLine label="Discount" disabled />
          </Form.Item>
          <Form.Item name="weight">
            <ProInputNumberOutLine label="Weight" status="error" suffix="kg" />
          </Form.Item>
        </Flex>
      </Form>
    </ConfigProviderExt>
  );
}
