import { ConfigProviderExt, ProInputNumberOutLine } from '@mtools/antd-ext';
import { Flex, Form } from 'antd';
import { useDemoText } from 'demo-text';

export default function OutlinedDemo() {
  const t = useDemoText();
  return (
    <ConfigProviderExt themeExt="hermes">
      <Form name="pro-input-number-outlined" initialValues={{ amount: 1280.5 }}>
        <Flex vertical gap="small" style={{ maxWidth: 280 }}>
          <Form.Item name="amount" rules={[{ required: true }]}>
            <ProInputNumberOutLine
              label={t('金额', 'Amount')}
              needThousandths
              precision={2}
              allowClear
            />
          </Form.Item>
          <Form.Item name="pieces">
            <ProInputNumberOutLine
              label={t('数量', 'Pieces')}
              precision={0}
              min={1}
              max={99}
              placeholder={t('1 到 99', '1 to 99')}
            />
          </Form.Item>
          <Form.Item name="discount">
            <ProInputNumberOutLine label={t('折扣', 'Discount')} disabled />
          </Form.Item>
          <Form.Item name="weight">
            <ProInputNumberOutLine label={t('重量', 'Weight')} status="error" suffix="kg" />
          </Form.Item>
        </Flex>
      </Form>
    </ConfigProviderExt>
  );
}
