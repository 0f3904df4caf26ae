'use client';

import { InputField, OTPExt, PasswordExt, SearchExt, TextAreaExt } from './fields';
import { InputOutLineExt } from './InputOutLineExt';

/**
 * antd's `Input` without autofill, which can trim its text when it is left. `InputExt.TextArea`, `.Password`, `.Search`
 * and `.OTP` are the rest of antd's family; `InputExt.Outline` has a floating label.
 *
 * @example
 * ```tsx
 * import { InputExt } from '@mtools/antd-ext';
 *
 * <InputExt trim aria-label="Name" />;
 * ```
 */
export const InputExt = /* @__PURE__ */ Object.assign(InputField, {
  displayName: 'InputExt',
  TextArea: TextAreaExt,
  Password: PasswordExt,
  Search: SearchExt,
  OTP: OTPExt,
  Outline: InputOutLineExt,
});

export type * from './types';
export { InputOutLineExt };
