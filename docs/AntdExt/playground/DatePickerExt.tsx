import { DatePickerExt, type DatePickerExtProps } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

/** Props of antd's `DatePicker` that can be tried together with the component's own. */
export interface DatePickerExtPlaygroundProps {
  /** @default 'dayjs' */
  valueFormat?: 'dayjs' | 'timestamp' | 'iso' | 'YYYY-MM-DD';
  /** @default 'date' */
  picker?: 'date' | 'week' | 'month' | 'quarter' | 'year';
  /** @default false */
  showTime?: boolean;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default false */
  disabled?: boolean;
}

type Format = NonNullable<DatePickerExtPlaygroundProps['valueFormat']>;

export default function DatePickerExtPlayground(
  props: DatePickerExtProps<Format> & DatePickerExtPlaygroundProps,
) {
  const t = useDemoText();
  const [chosen, setChosen] = useState<unknown>(null);
  return (
    <Flex vertical gap="small" style={{ width: 240 }}>
      <DatePickerExt
        // A value in another format could not be parsed.
        key={props.valueFormat}
        aria-label={t('日期', 'Date')}
        valueFormat="timestamp"
        onChange={setChosen}
        {...props}
      />
      <Typography.Text role="status">{JSON.stringify(chosen)}</Typography.Text>
    </Flex>
  );
}
