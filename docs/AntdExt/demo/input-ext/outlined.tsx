import { ConfigProviderExt, InputOutLineExt } from '@mtools/antd-ext';
import { Form, Radio, Space } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const LAYOUTS = ['horizontal', 'vertical', 'inline'] as const;

type Layout = (typeof LAYOUTS)[number];

/** A floating label needs no label above, so `vertical` uses `horizontal`. */
const toLayout = (layout: Layout) => (layout === 'vertical' ? 'horizontal' : layout);

export default function OutlinedDemo() {
  const t = useDemoText();
  const [layout, setLayout] = useState<Layout>('horizontal');
  const [disabled, setDisabled] = useState(false);

  return (
    <ConfigProviderExt themeExt="hermes">
      <Space wrap style={{ marginBlockEnd: 24 }}>
        <Radio.Group
          aria-label={t('布局', 'Layout')}
          optionType="button"
          options={[...LAYOUTS]}
          value={layout}
          onChange={(event) => setLayout(event.target.value)}
        />
        <Radio.Group
          aria-label={t('状态', 'State')}
          optionType="button"
          options={[
            { label: t('启用', 'enabled'), value: false },
            { label: t('禁用', 'disabled'), value: true },
          ]}
          value={disabled}
          onChange={(event) => setDisabled(event.target.value)}
        />
      </Space>
      <Form
        name="input-ext-outlined"
        layout={toLayout(layout)}
        disabled={disabled}
        initialValues={{ city: t('杭州', 'Hangzhou') }}
      >
        <Form.Item name="name" rules={[{ required: true }]}>
          <InputOutLineExt label={t('姓名', 'Name')} trim />
        </Form.Item>
        <Form.Item name="city">
          <InputOutLineExt label={t('城市', 'City')} allowClear />
        </Form.Item>
        <Form.Item name="zip" validateStatus="error" help={t('请输入六位数字', 'Six digits')}>
          <InputOutLineExt label={t('邮编', 'Postcode')} placeholder="310000" />
        </Form.Item>
      </Form>
    </ConfigProviderExt>
  );
}
