'use client';

import { RangeNumberInput } from './RangeNumberExt';
import { isEmpty } from './rangeValue';
import { type RangeRule, required } from './required';

/**
 * A range of numbers as one field. Its value is `[start, end]`, in which `null` is an empty side. `RangeNumberExt.required`
 * makes a rule for a form, `RangeNumberExt.isEmpty` says whether both sides are empty.
 *
 * @example
 * ```tsx
 * import { RangeNumberExt } from '@mtools/antd-ext';
 *
 * <RangeNumberExt min={0} precision={2} aria-label="Price" />;
 * ```
 */
export const RangeNumberExt: typeof RangeNumberInput & {
  displayName: string;
  /**
   * A rule for antd's `Form.Item`, whose own `required` takes two empty sides for a value; with `each` both sides must be
   * filled.
   */
  required: (message?: string, options?: { each?: boolean }) => RangeRule;
  /** Whether both sides are empty; also for `undefined`, `null` and what is no pair. */
  isEmpty: (value: unknown) => boolean;
} = /* @__PURE__ */ Object.assign(RangeNumberInput, {
  displayName: 'RangeNumberExt',
  required,
  isEmpty,
});

export type { RangeRule } from './required';
export type * from './types';
