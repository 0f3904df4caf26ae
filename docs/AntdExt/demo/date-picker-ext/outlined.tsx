import { DatePickerExt, DatePickerOutLineExt, RangePickerOutLineExt } from '@mtools/antd-ext';
import { Flex, Form, Segmented } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const LAYOUTS = ['horizontal', 'vertical', 'inline'] as const;
const SIZES = ['small', 'middle', 'large'] as const;

export default function OutlinedDemo() {
  const t = useDemoText();
  const [layout, setLayout] = useState<(typeof LAYOUTS)[number]>('horizontal');
  const [size, setSize] = useState<(typeof SIZES)[number]>('middle');
  // With a floating label, there is no label above the field.
  const outlined = layout === 'vertical' ? 'horizontal' : layout;

  return (
    <Flex vertical gap="middle" align="start">
      <Flex wrap gap="small">
        <Segmented
          aria-label={t('布局', 'Layout')}
          options={[...LAYOUTS]}
          value={layout}
          onChange={setLayout}
        />
        <Segmented
          aria-label={t('尺寸', 'Size')}
          options={[...SIZES]}
          value={size}
          onChange={setSize}
        />
      </Flex>
      <Form
        name="date-picker-ext-outlined"
        layout={outlined}
        size={size}
        style={{ width: '100%', maxWidth: layout === 'inline' ? undefined : 320 }}
        initialValues={{ arrival: '2026-05-01' }}
      >
        <Form.Item name="arrival" rules={[{ required: true }]} style={{ minWidth: 160 }}>
          <DatePickerOutLineExt label={t('到达', 'Arrival')} valueFormat="YYYY-MM-DD" />
        </Form.Item>
        <Form.Item name="holiday" style={{ minWidth: 260 }}>
          <RangePickerOutLineExt label={t('假期', 'Holiday')} valueFormat="YYYY-MM-DD" />
        </Form.Item>
        <Form.Item name="month" style={{ minWidth: 160 }}>
          <DatePickerOutLineExt
            label={t('月份', 'Month')}
            picker="month"
            valueFormat="YYYY-MM"
            disabled
          />
        </Form.Item>
        <Form.Item name="departure" style={{ minWidth: 160 }}>
          <DatePickerExt.Outline
            label={t('离开', 'Departure')}
            valueFormat="YYYY-MM-DD"
            status="error"
          />
        </Form.Item>
      </Form>
    </Flex>
  );
}
