import type { GetRef, InputNumber, InputNumberProps } from 'antd';
import type { ReactNode } from 'react';
import type { RequiredMarkProps } from '../_internal/outline-field/types';
import type { ThemeProps } from '../_internal/ThemeProps';

/** A number, or a decimal as a string with `stringMode`. */
export type NumberValue = number | string;

/** Handle of `ProInputNumber`, as antd's. */
export interface ProInputNumberRef extends GetRef<typeof InputNumber> {}

/** What `ProInputNumber` adds to antd's `InputNumber`, or changes in it. */
export interface ProInputNumberOwnProps extends ThemeProps {
  /**
   * Shows thousands separators in the integer part, also while typing. Decimals are not grouped.
   *
   * @zh 整数部分显示千分位分隔符，输入过程中同样生效。小数部分不分组。
   * @default false
   */
  needThousandths?: boolean;

  /**
   * Maximum number of decimal places; extra decimals cannot be typed or pasted. `0` allows no decimal point; unlimited by default. A value passed in with more decimals is displayed rounded, but does not change until the user edits it.
   *
   * @zh 小数位数上限，超出的小数无法输入或粘贴。`0` 表示不能输入小数点，未设置时不限位数。外部传入的值超出时四舍五入后显示，用户修改之前值本身不变。
   */
  precision?: number;

  /**
   * Pads decimals with zeros up to `precision` on blur.
   *
   * @zh 失去焦点时用零把小数补足到 `precision` 位。
   * @default false
   */
  padDecimals?: boolean;

  /**
   * Allows a minus sign. By default it is allowed unless `min` is 0 or greater. With `false`, `min` is at least 0.
   *
   * @zh 是否允许输入负号。未设置时，`min` 大于或等于 0 则不允许，否则允许。为 `false` 时 `min` 至少为 0。
   */
  allowNegative?: boolean;

  /**
   * Values are passed in and out as strings, which keeps full precision beyond 2 to the power of 53. If it is off and precision is lost, a warning is logged in development.
   *
   * @zh 值以字符串传入和传出，超过 2 的 53 次方的数也不丢失精度。未开启而丢失精度时，开发环境会警告。
   * @default false
   */
  stringMode?: boolean;

  /**
   * Thousands separator: a single character other than a digit, decimal point or minus sign. It only affects display and is never part of the value.
   *
   * @zh 千分位分隔符，一个字符，不能是数字、小数点或负号。只影响显示，不会进入值。
   * @default ','
   */
  thousandsSeparator?: string;

  /**
   * Shows a clear button when there is a value; clicking it sets the value to `null`. Input that is out of range is not a value yet and does not count.
   *
   * @zh 有值时显示清除按钮，点击后值变为 `null`。超出范围的内容尚未成为值，不计在内。
   * @default false
   */
  allowClear?: boolean;

  /**
   * Whether to show step buttons. As in antd, an object sets their icons. Arrow keys still change the value without them. Shown by default with `mode="spinner"`.
   *
   * @zh 是否显示增减按钮，与 antd 一致，传入对象时设置图标。不显示按钮时方向键仍可增减。`mode="spinner"` 时默认显示。
   * @default false
   */
  controls?: boolean | { upIcon?: ReactNode; downIcon?: ReactNode };
}

/** Props of `ProInputNumber`: those of antd's `InputNumber` but for its own formatting, and its own. */
export interface ProInputNumberProps<T extends NumberValue = NumberValue>
  extends Omit<
      InputNumberProps<T>,
      keyof ProInputNumberOwnProps | 'formatter' | 'parser' | 'decimalSeparator' | 'type'
    >,
    ProInputNumberOwnProps {}

/** What `ProInputNumber.Outline` has beyond `ProInputNumber`. */
export interface ProInputNumberOutLineOwnProps extends RequiredMarkProps {
  /**
   * Floating label. It rests in the input while it is empty and not focused; with a `prefix`, a `suffix` or the buttons of `mode="spinner"`, it is always on the border.
   *
   * @zh 浮动标签。输入框为空且没有焦点时位于框内；有 `prefix`、`suffix` 或 `mode="spinner"` 的按钮时始终在边框上。
   */
  label?: ReactNode;
}

/** Props of `ProInputNumber.Outline`, also exported as `ProInputNumberOutLine`. */
export interface ProInputNumberOutLineProps<T extends NumberValue = NumberValue>
  extends Omit<ProInputNumberProps<T>, keyof ProInputNumberOutLineOwnProps | 'variant'>,
    ProInputNumberOutLineOwnProps {}
