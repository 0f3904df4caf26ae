import { RangeNumberExt } from '@mtools/antd-ext';
import { Flex, Form } from 'antd';
import { useDemoText } from 'demo-text';

const STATUSES = ['success', 'warning', 'error'] as const;

export default function StatusDemo() {
  const t = useDemoText();
  return (
    <Flex gap="large" wrap>
      <Form labelCol={{ flex: '72px' }}>
        {STATUSES.map((status) => (
          <Form.Item
            key={status}
            label={status}
            htmlFor={`range-number-ext-${status}`}
            validateStatus={status}
            hasFeedback
          >
            <RangeNumberExt id={`range-number-ext-${status}`} defaultValue={[1, 10]} />
          </Form.Item>
        ))}
      </Form>
      <Flex vertical gap={24}>
        {STATUSES.map((status) => (
          <RangeNumberExt
            key={status}
            status={status}
            aria-label={t(`不在表单中（${status}）`, `Outside a form (${status})`)}
            defaultValue={[1, 10]}
          />
        ))}
      </Flex>
    </Flex>
  );
}
