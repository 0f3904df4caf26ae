import type { GetProps, Input, InputProps } from 'antd';
import type { ReactNode } from 'react';
import type { RequiredMarkProps } from '../_internal/outline-field/types';
import type { ThemeProps } from '../_internal/ThemeProps';

/** What `InputExt` and its family add to antd's `Input`, or change in it. */
export interface InputExtOwnProps extends ThemeProps {
  /**
   * Takes the white space at both ends away when the field is left or Enter is pressed, never while typing, and calls `onChange` for it if there was any. In `InputExt.TextArea` Enter is a new line, so only leaving it counts; `InputExt.OTP` does not have it.
   *
   * @zh 离开输入框或按回车时去掉首尾空白，输入过程中不处理；有变化才触发 `onChange`。`InputExt.TextArea` 的回车是换行，因此只在离开时处理；`InputExt.OTP` 没有此属性。
   * @default false
   */
  trim?: boolean;

  /**
   * What the browser may fill in. It is `'new-password'` for `InputExt.Password` and `'one-time-code'` for `InputExt.OTP` when omitted; a setting of antd's `ConfigProvider` comes before `'off'`.
   *
   * @zh 浏览器的自动填充方式。未设置时 `InputExt.Password` 为 `'new-password'`，`InputExt.OTP` 为 `'one-time-code'`；antd `ConfigProvider` 的设置优先于 `'off'`。
   * @default 'off'
   */
  autoComplete?: string;

  /**
   * The text. `null` is an empty field, and `undefined` leaves the text to the field itself.
   *
   * @zh 输入框的内容。`null` 显示为空，`undefined` 表示由输入框自己管理。
   */
  // Spelled out for the table; it is antd's type and `null`.
  value?: string | number | bigint | readonly string[] | null;
}

/** Props of `InputExt`: all of antd's `Input`, and its own. */
export interface InputExtProps extends Omit<InputProps, keyof InputExtOwnProps>, InputExtOwnProps {}

/** Props of `InputExt.TextArea`: all of antd's `Input.TextArea`, and those of `InputExt`. */
export interface TextAreaExtProps
  extends Omit<GetProps<typeof Input.TextArea>, keyof InputExtOwnProps | 'ref'>,
    InputExtOwnProps {}

/** Props of `InputExt.Password`: all of antd's `Input.Password`, and those of `InputExt`. */
export interface PasswordExtProps
  extends Omit<GetProps<typeof Input.Password>, keyof InputExtOwnProps | 'ref'>,
    InputExtOwnProps {}

/** Props of `InputExt.Search`: all of antd's `Input.Search`, and those of `InputExt`. */
export interface SearchExtProps
  extends Omit<GetProps<typeof Input.Search>, keyof InputExtOwnProps | 'ref'>,
    InputExtOwnProps {}

/** Props of `InputExt.OTP`: all of antd's `Input.OTP`, and those of `InputExt` but for `trim`. */
export interface OTPExtProps
  extends Omit<GetProps<typeof Input.OTP>, keyof InputExtOwnProps | 'ref'>,
    Omit<InputExtOwnProps, 'trim'> {}

/** What `InputExt.Outline` has beyond `InputExt`. */
export interface InputOutLineExtOwnProps extends RequiredMarkProps {
  /**
   * Stands in the border of the field. It rests on the field while that is empty and has no focus; with a `prefix`, a `suffix` or `showCount` it always stands in the border.
   *
   * @zh 嵌在边框里的标签。输入框为空且没有焦点时，标签落在框内；有 `prefix`、`suffix` 或 `showCount` 时始终在边框上。
   */
  label?: ReactNode;
}

/** Props of `InputExt.Outline`, also exported as `InputOutLineExt`. */
export interface InputOutLineExtProps
  extends Omit<InputExtProps, keyof InputOutLineExtOwnProps | 'variant'>,
    InputOutLineExtOwnProps {}
