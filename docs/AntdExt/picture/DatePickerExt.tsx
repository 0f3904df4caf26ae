import { DatePickerExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

export default function DatePickerExtPicture() {
  const t = useDemoText();
  return (
    <DatePickerExt
      aria-label={t('日期', 'Day')}
      style={{ width: 288, alignSelf: 'start' }}
      open
      defaultValue="2026-05-18"
      valueFormat="YYYY-MM-DD"
      showNow={false}
    />
  );
}
