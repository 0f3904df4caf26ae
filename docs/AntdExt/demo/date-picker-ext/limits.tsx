import { DatePickerExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import dayjs from 'dayjs';
import { useDemoText } from 'demo-text';

const WIDE = { width: 280 };

export default function LimitsDemo() {
  const t = useDemoText();
  return (
    <Flex vertical gap="small">
      <DatePickerExt
        aria-label={t('工作日', 'Workday')}
        valueFormat="YYYY-MM-DD"
        defaultValue="2026-05-06"
        disabledDate={(date) => [0, 6].includes(date.day())}
        style={WIDE}
      />
      <DatePickerExt.RangePicker
        aria-label={t('五月内', 'Within May')}
        valueFormat="YYYY-MM-DD"
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-05-31')}
        style={WIDE}
      />
      <DatePickerExt.RangePicker
        aria-label={t('不限结束日期', 'Open end')}
        valueFormat="YYYY-MM-DD"
        allowEmpty={[false, true]}
        defaultValue={['2026-05-01', null]}
        style={WIDE}
      />
    </Flex>
  );
}
