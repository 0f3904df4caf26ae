import { useControlledState } from '@rc-component/util';
import { type ForwardedRef, forwardRef, useId } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { ThemeScope } from '../_internal/ThemeScope';
import { type AnyRangePickerProps, RangeField } from './RangePickerExt';
import { isFilled } from './readValue';
import type { DatePickerOutLineExtOwnProps, PickerRef, PickerWith } from './types';

type OutlineProps = Omit<AnyRangePickerProps, 'variant'> & DatePickerOutLineExtOwnProps;

/** The range picker in a frame with its label; `index.ts` gives it back its type parameter. */
export const OutlineRangePicker: PickerWith<OutlineProps> = /* @__PURE__ */ forwardRef(
  function RangePickerOutLineExt(
    {
      label,
      required,
      theme,
      id: givenId,
      value: givenValue,
      defaultValue,
      onChange,
      onOpenChange,
      className,
      style,
      ...props
    }: OutlineProps,
    ref: ForwardedRef<PickerRef>,
  ) {
    const ownId = useId();
    const ids = typeof givenId === 'string' ? { start: givenId } : givenId;
    const startId = ids?.start ?? ownId;
    const labelId = `${ownId}-label`;
    const [value, setValue] = useControlledState<unknown>(defaultValue, givenValue);
    const [open, setOpen] = useControlledState(props.defaultOpen ?? false, props.open);
    const { disabled } = props;
    const ariaRequired = required ?? props['aria-required'];

    return (
      <ThemeScope theme={theme}>
        <OutlineField
          label={label}
          labelId={labelId}
          htmlFor={startId}
          // How Form.Item says that its rules require a value.
          required={String(ariaRequired) === 'true'}
          disabled={Array.isArray(disabled) ? disabled.every(Boolean) : disabled}
          status={props.status}
          size={props.size}
          // What cannot be read stays in the field with `preserveInvalidOnBlur`, and is nobody's value.
          filled={isFilled(value) || Boolean(props.prefix) || Boolean(props.preserveInvalidOnBlur)}
          focused={open}
          className={className}
          style={style}
        >
          <RangeField
            {...props}
            ref={ref}
            id={{ ...ids, start: startId }}
            aria-labelledby={label ? labelId : props['aria-labelledby']}
            aria-required={ariaRequired}
            variant="borderless"
            value={value ?? null}
            onChange={(next, texts) => {
              setValue(next);
              onChange?.(next, texts);
            }}
            onOpenChange={(next) => {
              setOpen(next);
              onOpenChange?.(next);
            }}
          />
        </OutlineField>
      </ThemeScope>
    );
  },
);
