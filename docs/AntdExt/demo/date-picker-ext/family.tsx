import { DatePickerExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function FamilyDemo() {
  const t = useDemoText();
  return (
    <Flex vertical gap="small" style={{ maxWidth: 320 }}>
      <DatePickerExt aria-label={t('日期', 'Date')} placeholder={t('日期', 'Date')} />
      <DatePickerExt.WeekPicker aria-label={t('周', 'Week')} placeholder={t('周', 'Week')} />
      <DatePickerExt.MonthPicker aria-label={t('月份', 'Month')} placeholder={t('月份', 'Month')} />
      <DatePickerExt.QuarterPicker
        aria-label={t('季度', 'Quarter')}
        placeholder={t('季度', 'Quarter')}
      />
      <DatePickerExt.YearPicker aria-label={t('年份', 'Year')} placeholder={t('年份', 'Year')} />
      <DatePickerExt.TimePicker aria-label={t('时间', 'Time')} placeholder={t('时间', 'Time')} />
      <DatePickerExt.RangePicker aria-label={t('时间段', 'Period')} />
    </Flex>
  );
}
