import { type ForwardedRef, forwardRef } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import { type AnyDatePickerProps, DateField } from './DatePickerExt';
import type { PickerWith } from './PickerWith';
import { isFilled } from './readValue';
import type { DatePickerOutLineExtOwnProps, PickerRef } from './types';
import { useOpen } from './useOpen';

type OutlineProps = Omit<AnyDatePickerProps, 'variant'> & DatePickerOutLineExtOwnProps;

/** The picker in a frame with its label; `index.ts` gives it back its type parameters. */
export const OutlineDatePicker: PickerWith<OutlineProps> = /* @__PURE__ */ forwardRef(
  function DatePickerOutLineExt(props: OutlineProps, ref: ForwardedRef<PickerRef>) {
    const { frame, control } = useOutlined(
      props,
      // What cannot be read stays in the field with `preserveInvalidOnBlur`, and is nobody's value.
      (value) => isFilled(value) || Boolean(props.preserveInvalidOnBlur),
      (next: unknown) => next,
    );
    const { open, onOpenChange } = useOpen(props);
    return (
      <OutlineField {...frame} focused={open}>
        <DateField
          {...control}
          ref={ref}
          value={control.value ?? null}
          onOpenChange={onOpenChange}
        />
      </OutlineField>
    );
  },
);
