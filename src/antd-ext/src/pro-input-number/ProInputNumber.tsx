import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { NumberField } from './NumberField';
import type { NumberValue, ProInputNumberProps, ProInputNumberRef } from './types';

function ProInputNumberBase(
  { theme, ...fieldProps }: ProInputNumberProps,
  ref: ForwardedRef<ProInputNumberRef>,
) {
  return (
    <ThemeScope theme={theme}>
      <NumberField {...fieldProps} ref={ref} />
    </ThemeScope>
  );
}

/** The field itself; `index.ts` adds the outlined variant. */
export const NumberInput = /* @__PURE__ */ forwardRef(
  ProInputNumberBase,
  // `forwardRef` drops type parameters.
) as unknown as <T extends NumberValue = NumberValue>(
  props: ProInputNumberProps<T> & RefAttributes<ProInputNumberRef>,
) => ReactElement;
