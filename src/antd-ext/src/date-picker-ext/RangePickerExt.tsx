import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { type ForwardedRef, forwardRef, type KeyboardEvent, useMemo, useRef } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useGroupLabel } from '../_internal/useGroupLabel';
import { useMergedRef } from '../_internal/useMergedRef';
import type { PickerWith, WithAnyValue } from './PickerWith';
import { RangeInput } from './RangeInput';
import type { PickerRef, RangePickerExtProps, ValueFormat } from './types';
import { useDates } from './useDates';
import { usePopupClass } from './usePopupClass';
import { useShortcuts } from './useShortcuts';

export type AnyRangePickerProps = WithAnyValue<RangePickerExtProps<ValueFormat>, [string, string]>;

type Pair = [Dayjs | null, Dayjs | null];

/** antd's range picker, with values in `valueFormat`. */
export const RangeField: PickerWith<Omit<AnyRangePickerProps, 'theme'>> = forwardRef(
  function RangeField(
    {
      valueFormat,
      value,
      defaultValue,
      onChange,
      onKeyDown,
      shortcuts,
      presets,
      components,
      className,
      rootClassName,
      style,
      ...props
    }: Omit<AnyRangePickerProps, 'theme'>,
    ref: ForwardedRef<PickerRef>,
  ) {
    const { getPrefixCls, rangePicker } = useAntdConfig();
    const dates = useDates({
      component: 'DatePickerExt.RangePicker',
      shape: 'range',
      valueFormat,
      settings: props,
      value,
      defaultValue,
    });
    const picker = useRef<PickerRef>(null);
    const mergedRef = useMergedRef(ref, picker);
    const { id } = props;
    const labelId = useGroupLabel(
      typeof id === 'string' ? id : id?.start,
      () => picker.current?.nativeElement,
    );
    const parts = useMemo(() => ({ input: RangeInput, ...components }), [components]);

    return (
      <DatePicker.RangePicker
        {...props}
        aria-labelledby={props['aria-labelledby'] ?? (props['aria-label'] ? undefined : labelId)}
        ref={mergedRef}
        className={[getPrefixCls('ext-range-picker'), className].filter(Boolean).join(' ')}
        rootClassName={usePopupClass(rootClassName)}
        style={{ width: '100%', ...rangePicker?.style, ...style }}
        components={parts}
        presets={useShortcuts(shortcuts, presets, props.locale?.lang.locale)}
        // `shape` has seen to it that it is a pair.
        value={dates.value as Pair | null | undefined}
        {...(dates.defaultValue && { defaultValue: dates.defaultValue as Pair })}
        onChange={(next, texts) => onChange?.(dates.write(next), texts)}
        onKeyDown={(event, preventDefault) => {
          if (![props.allowEmpty].flat()[0]) leaveByTab(event, isMasked(props.format));
          onKeyDown?.(event, preventDefault);
        }}
      />
    );
  },
);

/**
 * To a start that is empty antd gives the focus back, and to the end from there, so Tab would never get further. It goes
 * past the other of the two then.
 */
function leaveByTab(
  { key, shiftKey, currentTarget: from }: KeyboardEvent<HTMLElement>,
  masked: boolean,
): void {
  const [start, end] = from.closest('[class*="-range"]')?.querySelectorAll('input') ?? [];
  const to = shiftKey ? start : end;
  if (key !== 'Tab' || !start || !to || from === to) return;
  // An empty field with a mask shows that.
  if (masked ? /\d/.test(start.value) : start.value) return;
  const { tabIndex } = to;
  to.tabIndex = -1;
  setTimeout(() => {
    to.tabIndex = tabIndex;
  });
}

const isMasked = (format: AnyRangePickerProps['format']) =>
  typeof format === 'object' && 'type' in format && format.type === 'mask';

function RangePickerBase({ theme, ...props }: AnyRangePickerProps, ref: ForwardedRef<PickerRef>) {
  return (
    <ThemeScope theme={theme}>
      <RangeField {...props} ref={ref} />
    </ThemeScope>
  );
}

/** The range picker; `index.ts` gives it back its type parameter. */
export const AnyRangePicker: PickerWith<AnyRangePickerProps> =
  /* @__PURE__ */ forwardRef(RangePickerBase);
