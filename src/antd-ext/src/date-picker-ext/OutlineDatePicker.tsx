import { useControlledState } from '@rc-component/util';
import { type ForwardedRef, forwardRef } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import { type AnyDatePickerProps, DateField } from './DatePickerExt';
import { isFilled } from './readValue';
import type { DatePickerOutLineExtOwnProps, PickerRef, PickerWith } from './types';

type OutlineProps = Omit<AnyDatePickerProps, 'variant'> & DatePickerOutLineExtOwnProps;

/** The picker in a frame with its label; `index.ts` gives it back its type parameters. */
export const OutlineDatePicker: PickerWith<OutlineProps> = /* @__PURE__ */ forwardRef(
  function DatePickerOutLineExt(
    {
      label,
      required: givenRequired,
      theme,
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
    const { id, value, setValue, ariaRequired, required } = useOutlined<unknown>({
      ...props,
      required: givenRequired,
      value: givenValue,
      defaultValue,
    });
    const [open, setOpen] = useControlledState(props.defaultOpen ?? false, props.open);

    return (
      <OutlineField
        theme={theme}
        label={label}
        htmlFor={id}
        required={required}
        size={props.size}
        // What cannot be read stays in the field with `preserveInvalidOnBlur`, and is nobody's value.
        filled={isFilled(value) || Boolean(props.prefix) || Boolean(props.preserveInvalidOnBlur)}
        focused={open}
        className={className}
        style={style}
      >
        <DateField
          {...props}
          ref={ref}
          id={id}
          aria-required={ariaRequired}
          variant="borderless"
          value={value ?? null}
          onChange={(next, text) => {
            setValue(next);
            onChange?.(next, text);
          }}
          onOpenChange={(next) => {
            setOpen(next);
            onOpenChange?.(next);
          }}
        />
      </OutlineField>
    );
  },
);
