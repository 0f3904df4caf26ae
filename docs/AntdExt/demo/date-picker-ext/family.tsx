import { DatePickerExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

export default function FamilyDemo() {
  return (
    <Flex vertical gap="small" style={{ maxWidth: 320 }}>
      <DatePickerExt aria-label="Day" placeholder="Day" />
      <DatePickerExt.WeekPicker aria-label="Week" placeholder="Week" />
      <DatePickerExt.MonthPicker aria-label="Month" placeholder="Month" />
      <DatePickerExt.QuarterPicker aria-label="Quarter" placeholder="Quarter" />
      <DatePickerExt.YearPicker aria-label="Year" placeholder="Year" />
      <DatePickerExt.TimePicker aria-label="Time" placeholder="Time" />
      <DatePickerExt.RangePicker aria-label="Period" />
    </Flex>
  );
}
