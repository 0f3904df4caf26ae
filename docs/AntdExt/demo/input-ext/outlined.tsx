import { ConfigProviderExt, InputOutLineExt } from '@mtools/antd-ext';
import { Form, Radio, Space } from 'antd';
import { useState } from 'react';

const LAYOUTS = ['horizontal', 'vertical', 'inline'] as const;

type Layout = (typeof LAYOUTS)[number];

/** The label is in the field, so above it there is nothing: `vertical` is drawn as `horizontal`. */
const toLayout = (layout: Layout) => (layout === 'vertical' ? 'horizontal' : layout);

export default function OutlinedDemo() {
  const [layout, setLayout] = useState<Layout>('horizontal');
  const [disabled, setDisabled] = useState(false);

  return (
    <ConfigProviderExt themeExt="hermes">
      <Space wrap style={{ marginBlockEnd: 24 }}>
        <Radio.Group
          aria-label="Layout"
          optionType="button"
          options={[...LAYOUTS]}
          value={layout}
          onChange={(event) => setLayout(event.target.value)}
        />
        <Radio.Group
          aria-label="State"
          optionType="button"
          options={[
            { label: 'enabled', value: false },
            { label: 'disabled', value: true },
          ]}
          value={disabled}
          onChange={(event) => setDisabled(event.target.value)}
        />
      </Space>
      <Form
        name="input-ext-outlined"
        layout={toLayout(layout)}
        disabled={disabled}
        initialValues={{ city: 'Hangzhou' }}
      >
        <Form.Item name="name" rules={[{ required: true }]}>
          <InputOutLineExt label="Name" trim />
        </Form.Item>
        <Form.Item name="city">
          <InputOutLineExt label="City" allowClear />
        </Form.Item>
        <Form.Item name="zip" validateStatus="error" help="Six digits">
          <InputOutLineExt label="Postcode" placeholder="310000" />
        </Form.Item>
      </Form>
    </ConfigProviderExt>
  );
}
