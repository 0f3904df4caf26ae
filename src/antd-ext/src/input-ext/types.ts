import type { GetProps, Input, InputProps } from 'antd';
import type { ReactNode } from 'react';
import type { RequiredMarkProps } from '../_internal/outline-field/types';
import type { ThemeProps } from '../_internal/ThemeProps';

/** What `InputExt` and its family add to antd's `Input`, or change in it. */
export interface InputExtOwnProps extends ThemeProps {
  /**
   * Removes leading and trailing white space on blur or Enter, never while typing, and calls `onChange` if the text changes. In `InputExt.TextArea`, Enter inserts a line break, so trimming happens only on blur; not available on `InputExt.OTP`.
   *
   * @zh 失去焦点或按回车时去掉首尾空白，输入过程中不处理；有变化才触发 `onChange`。`InputExt.TextArea` 的回车是换行，因此只在失去焦点时处理；`InputExt.OTP` 没有此属性。
   * @default false
   */
  trim?: boolean;

  /**
   * Browser autofill. Defaults to `'new-password'` for `InputExt.Password` and `'one-time-code'` for `InputExt.OTP`; a setting in antd's `ConfigProvider` takes precedence over `'off'`.
   *
   * @zh 浏览器的自动填充方式。未设置时 `InputExt.Password` 为 `'new-password'`，`InputExt.OTP` 为 `'one-time-code'`；antd `ConfigProvider` 的设置优先于 `'off'`。
   * @default 'off'
   */
  autoComplete?: string;

  /**
   * Content of the input. `null` is displayed as empty; with `undefined`, the input manages the value itself.
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
   * Floating label. It rests in the input while it is empty and not focused; with a `prefix`, a `suffix` or `showCount`, it is always on the border.
   *
   * @zh 浮动标签。输入框为空且没有焦点时位于框内；有 `prefix`、`suffix` 或 `showCount` 时始终在边框上。
   */
  label?: ReactNode;
}

/** Props of `InputExt.Outline`, also exported as `InputOutLineExt`. */
export interface InputOutLineExtProps
  extends Omit<InputExtProps, keyof InputOutLineExtOwnProps | 'variant'>,
    InputOutLineExtOwnProps {}
