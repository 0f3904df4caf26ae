import type { FormRule } from 'antd';
import { countNumbers } from './rangeValue';

/** What a rule of a form looks like as an object. */
export type RangeRule = Exclude<FormRule, (...args: never[]) => unknown>;

interface RequiredOptions {
  /** Fails also when only one side is empty. */
  each?: boolean;
}

/**
 * A rule for antd's `Form.Item`, whose own `required` takes a pair of empty sides for a value.
 *
 * @param message What the form says; `'required'` when omitted.
 * @example
 * ```tsx
 * <Form.Item name="price" rules={[RangeNumberExt.required('Enter a price')]}>
 *   <RangeNumberExt />
 * </Form.Item>
 * ```
 */
export function required(message = 'required', { each = false }: RequiredOptions = {}): RangeRule {
  return {
    // For the star; the validator alone decides.
    required: true,
    message,
    validator: async (_: unknown, value: unknown) => {
      if (countNumbers(value) < (each ? 2 : 1)) throw new Error(message);
    },
  };
}
