'use client';

import { NumberInput } from './ProInputNumber';
import { ProInputNumberOutLine } from './ProInputNumberOutLine';

/**
 * antd's `InputNumber` into which nothing but a number can be typed, pasted, dropped or composed. Its thousands can be
 * grouped while typing, and more decimals than `precision` are refused, not rounded.
 *
 * `ProInputNumber.Outline` has a floating label.
 *
 * @example
 * ```tsx
 * import { ProInputNumber } from '@mtools/antd-ext';
 *
 * <ProInputNumber needThousandths precision={2} min={0} aria-label="Amount" />;
 * ```
 */
export const ProInputNumber: typeof NumberInput & {
  displayName: string;
  Outline: typeof ProInputNumberOutLine;
} = /* @__PURE__ */ Object.assign(NumberInput, {
  displayName: 'ProInputNumber',
  Outline: ProInputNumberOutLine,
});

export type * from './types';
export { ProInputNumberOutLine };
