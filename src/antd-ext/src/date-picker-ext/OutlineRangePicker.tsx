import { type ForwardedRef, forwardRef } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import type { PickerWith } from './PickerWith';
import { type AnyRangePickerProps, RangeField } from './RangePickerExt';
import { isFilled } from './readValue';
import type { DatePickerOutLineExtOwnProps, PickerRef } from './types';
import { useOpen } from './useOpen';

type OutlineProps = Omit<AnyRangePickerProps, 'variant'> & DatePickerOutLineExtOwnProps;

/** The range picker in a frame with its label; `index.ts` gives it back its type parameter. */
export const OutlineRangePicker: PickerWith<OutlineProps> = /* @__PURE__ */ forwardRef(
  function RangePickerOutLineExt({ id, ...props }: OutlineProps, ref: ForwardedRef<PickerRef>) {
    const ids = typeof id === 'string' ? { start: id } : id;
    const { frame, control } = useOutlined(
      { ...props, id: ids?.start },
      // What cannot be read stays in the field with `preserveInvalidOnBlur`, and is nobody's value.
      (value) => isFilled(value) || Boolean(props.preserveInvalidOnBlur),
      (next: unknown) => next,
    );
    const { open, onOpenChange } = useOpen(props);
    const labelId = `${control.id}-label`;
    return (
      <OutlineField {...frame} labelId={labelId} focused={open}>
        <RangeField
          {...control}
          ref={ref}
          id={{ ...ids, start: control.id }}
          aria-labelledby={props.label ? labelId : props['aria-labelledby']}
          value={control.value ?? null}
          onOpenChange={onOpenChange}
        />
      </OutlineField>
    );
  },
);
