import { DatePickerExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const WIDE = { width: 200 };

export default function ValueFormatDemo() {
  const t = useDemoText();
  const [day, setDay] = useState<string | null>('2026-05-01');
  const [start, setStart] = useState<number | null>(null);
  const [month, setMonth] = useState<string | null>(null);

  return (
    <Flex vertical gap="small">
      <Flex gap="small" align="center" wrap>
        <DatePickerExt
          aria-label={t('文本', 'Text')}
          valueFormat="YYYY-MM-DD"
          format="YYYY/MM/DD"
          value={day}
          onChange={setDay}
          style={WIDE}
        />
        <Typography.Text role="status">{JSON.stringify(day)}</Typography.Text>
      </Flex>
      <Flex gap="small" align="center" wrap>
        <DatePickerExt
          aria-label={t('时间戳', 'Timestamp')}
          valueFormat="timestamp"
          showTime
          value={start}
          onChange={setStart}
          style={WIDE}
        />
        <Typography.Text role="status">{JSON.stringify(start)}</Typography.Text>
      </Flex>
      <Flex gap="small" align="center" wrap>
        <DatePickerExt.MonthPicker
          aria-label={t('月份', 'Month')}
          valueFormat="YYYYMM"
          value={month}
          onChange={setMonth}
          style={WIDE}
        />
        <Typography.Text role="status">{JSON.stringify(month)}</Typography.Text>
      </Flex>
    </Flex>
  );
}
