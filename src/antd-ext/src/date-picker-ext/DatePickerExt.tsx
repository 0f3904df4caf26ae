import { DatePicker, type DatePickerProps, TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type ComponentType, type ForwardedRef, forwardRef, type KeyboardEvent } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import type { PickerWith, WithAnyValue } from './PickerWith';
import type { DatePickerExtComponent, DatePickerExtProps, PickerRef, ValueFormat } from './types';
import { useDates } from './useDates';
import { usePopupClass } from './usePopupClass';

export type AnyDatePickerProps = WithAnyValue<
  DatePickerExtProps<ValueFormat, boolean>,
  string | string[]
>;

/** antd's picker, with values in `valueFormat`. */
export const DateField: PickerWith<Omit<AnyDatePickerProps, 'theme'>> = forwardRef(
  function DateField(
    {
      valueFormat,
      value,
      defaultValue,
      onChange,
      className,
      rootClassName,
      style,
      onKeyDown,
      ...props
    }: Omit<AnyDatePickerProps, 'theme'>,
    ref: ForwardedRef<PickerRef>,
  ) {
    const { getPrefixCls, datePicker, timePicker } = useAntdConfig();
    const isTime = props.picker === 'time';
    const shared = isTime ? timePicker : datePicker;
    const dates = useDates({
      component: 'DatePickerExt',
      shape: props.multiple ? 'list' : 'single',
      valueFormat,
      settings: props,
      value,
      defaultValue,
    });
    // antd's `TimePicker` is the same picker, with what a provider says of times; its types leave `picker` out.
    const Picker = (isTime ? TimePicker : DatePicker) as ComponentType<DatePickerProps>;

    return (
      <Picker
        {...props}
        ref={ref}
        className={[getPrefixCls('ext-date-picker'), className].filter(Boolean).join(' ')}
        rootClassName={usePopupClass(rootClassName)}
        style={{ width: '100%', ...shared?.style, ...style }}
        // `shape` has seen to it that it is a list with `multiple`, and else none.
        value={dates.value as Dayjs | null | undefined}
        defaultValue={dates.defaultValue as Dayjs | null | undefined}
        onChange={(next, text) => onChange?.(dates.write(next), text)}
        onKeyDown={(event, preventDefault) => {
          onKeyDown?.(event, preventDefault);
          if (!event.defaultPrevented) clearEmptied(event);
        }}
      />
    );
  },
);

/**
 * Clears a date whose text somebody has deleted: antd keeps it, and after Tab the field shows nothing all the same. With
 * `multiple` antd tells of no keys.
 */
function clearEmptied({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  // antd listens on its input.
  const isEmpty = (currentTarget as HTMLInputElement).value === '';
  if (!isEmpty || (key !== 'Tab' && key !== 'Enter')) return;
  // The button is there only if there is something to clear, and somebody may.
  currentTarget.parentElement?.querySelector<HTMLElement>('button[class*="-clear"]')?.click();
}

function DatePickerBase({ theme, ...props }: AnyDatePickerProps, ref: ForwardedRef<PickerRef>) {
  return (
    <ThemeScope theme={theme}>
      <DateField {...props} ref={ref} />
    </ThemeScope>
  );
}

/** The picker itself; `index.ts` adds the other ones. */
export const AnyDatePicker: PickerWith<AnyDatePickerProps> =
  /* @__PURE__ */ forwardRef(DatePickerBase);

/** A picker of one kind, such as months. */
export function createPicker(
  picker: NonNullable<AnyDatePickerProps['picker']>,
  displayName: string,
): DatePickerExtComponent<'picker'> & { displayName: string } {
  const picked = forwardRef((props: AnyDatePickerProps, ref: ForwardedRef<PickerRef>) => (
    <AnyDatePicker {...props} picker={picker} ref={ref} />
  ));
  return Object.assign(picked as unknown as DatePickerExtComponent<'picker'>, { displayName });
}
