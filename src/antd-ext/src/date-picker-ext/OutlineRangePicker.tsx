import { useControlledState } from '@rc-component/util';
import { type ForwardedRef, forwardRef, useId } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import { type AnyRangePickerProps, RangeField } from './RangePickerExt';
import { isFilled } from './readValue';
import type { DatePickerOutLineExtOwnProps, PickerRef, PickerWith } from './types';

type OutlineProps = Omit<AnyRangePickerProps, 'variant'> & DatePickerOutLineExtOwnProps;

/** The range picker in a frame with its label; `index.ts` gives it back its type parameter. */
export const OutlineRangePicker: PickerWith<OutlineProps> = /* @__PURE__ */ forwardRef(
  function RangePickerOutLineExt(
    {
      label,
      required: givenRequired,
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
    const labelId = `${ownId}-label`;
    const { value, setValue, ariaRequired, required, ...outlined } = useOutlined<unknown>({
      ...props,
      id: ids?.start,
      required: givenRequired,
      value: givenValue,
      defaultValue,
    });
    const startId = outlined.id;
    const [open, setOpen] = useControlledState(props.defaultOpen ?? false, props.open);

    return (
      <OutlineField
        theme={theme}
        label={label}
        labelId={labelId}
        htmlFor={startId}
        required={required}
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
    );
  },
);
