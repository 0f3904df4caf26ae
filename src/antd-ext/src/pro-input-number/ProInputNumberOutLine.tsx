import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import { NumberField } from './NumberField';
import { readValue } from './readValue';
import type { NumberValue, ProInputNumberOutLineProps, ProInputNumberRef } from './types';

function OutLineBase(props: ProInputNumberOutLineProps, ref: ForwardedRef<ProInputNumberRef>) {
  const { frame, control } = useOutlined(
    props,
    // The button to step down stands where the label would rest.
    (value) => readValue(value) !== '' || (props.mode === 'spinner' && props.controls !== false),
    (next: NumberValue | null) => next,
  );
  return (
    <OutlineField {...frame}>
      <NumberField {...control} ref={ref} value={control.value ?? null} />
    </OutlineField>
  );
}

/**
 * `ProInputNumber` in a frame that carries the label; also `ProInputNumber.Outline`.
 *
 * @example
 * ```tsx
 * <ProInputNumberOutLine label="Amount" needThousandths precision={2} />
 * ```
 */
export const ProInputNumberOutLine = /* @__PURE__ */ Object.assign(
  forwardRef(OutLineBase) as unknown as <T extends NumberValue = NumberValue>(
    // see ProInputNumber.tsx
    props: ProInputNumberOutLineProps<T> & RefAttributes<ProInputNumberRef>,
  ) => ReactElement,
  { displayName: 'ProInputNumberOutLine' },
);
