import { humanizeDuration } from '@mtools/isomorphic-utils';
import { Flex, InputNumber, Segmented, Typography } from 'antd';
import { useState } from 'react';

export default function HumanizeDurationDemo() {
  const [ms, setMs] = useState(90061000);
  const [largest, setLargest] = useState(2);
  const [locale, setLocale] = useState<'zh-CN' | 'en-US'>('zh-CN');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <InputNumber
          prefix="ms:"
          aria-label="ms"
          style={{ width: 190 }}
          min={0}
          precision={0}
          value={ms}
          onChange={(next) => setMs(next ?? 0)}
        />
        <InputNumber
          prefix="largest:"
          aria-label="largest"
          style={{ width: 150 }}
          min={1}
          max={7}
          precision={0}
          value={largest}
          onChange={(next) => setLargest(next ?? 1)}
        />
        <Flex gap="small" align="center">
          <Typography.Text>locale:</Typography.Text>
          <Segmented
            aria-label="locale"
            options={['zh-CN', 'en-US']}
            value={locale}
            onChange={setLocale}
          />
        </Flex>
      </Flex>
      <Typography.Text code role="status">
        {humanizeDuration(ms, { locale, largest })}
      </Typography.Text>
    </Flex>
  );
}
