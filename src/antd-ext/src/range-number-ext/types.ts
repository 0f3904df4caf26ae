import type { CSSProperties, FocusEvent, HTMLAttributes, ReactNode } from 'react';
import type { ThemeProps } from '../_internal/ThemeProps';
import type { ProInputNumberProps } from '../pro-input-number/types';

/** Start and end of a range; `null` is an empty side. */
export type RangeNumberValue = [start: number | null, end: number | null];

/** A range as it may be given: a side that is `undefined` is empty as well. */
export type RangeNumberValueInput = readonly [
  start: number | null | undefined,
  end: number | null | undefined,
];

/** What one side takes: all of `ProInputNumber` but for what belongs to the range as a whole. */
export type RangeSideProps = Omit<
  ProInputNumberProps<number>,
  'value' | 'defaultValue' | 'onChange' | 'stringMode' | 'theme' | 'id' | 'size' | 'variant'
>;

/** The parts of the field that may be given a class or a style. */
export type RangeNumberSlot = 'root' | 'start' | 'separator' | 'end';

/** Props of `RangeNumberExt` which the page lists. */
export interface RangeNumberExtOwnProps extends ThemeProps {
  /**
   * Start and end. `null` is an empty side; with `undefined`, the component manages the value itself.
   *
   * @zh 起始值和结束值。`null` 表示这一侧为空，`undefined` 表示由组件自己管理。
   */
  value?: RangeNumberValueInput | null;

  /**
   * Initial range, if there is no `value`.
   *
   * @zh 没有 `value` 时的初始区间。
   */
  defaultValue?: RangeNumberValueInput | null;

  /**
   * Called when either side changes, with a new array each time; `[null, null]` when both sides are empty.
   *
   * @zh 任意一侧变化时调用，参数每次都是新的数组；两侧都清空时为 `[null, null]`。
   */
  onChange?: (value: RangeNumberValue) => void;

  /**
   * Placeholders of the two sides. Defaults to “Minimum” and “Maximum” in the current language.
   *
   * @zh 两侧的占位符，未设置时为「最小值」和「最大值」，随语言变化。
   */
  placeholder?: [start: string, end: string];

  /**
   * Whether the field is disabled; pass an array to set each side.
   *
   * @zh 是否禁用，传入数组时分别设置两侧。
   * @default false
   */
  disabled?: boolean | [start: boolean, end: boolean];

  /**
   * Additional props of the start, which take precedence over the shared props.
   *
   * @zh 起始一侧的其他属性，优先于两侧共用的属性。
   */
  beforeInputNumberProps?: RangeSideProps;

  /**
   * Additional props of the end, which take precedence over the shared props.
   *
   * @zh 结束一侧的其他属性，优先于两侧共用的属性。
   */
  afterInputNumberProps?: RangeSideProps;

  /**
   * Separator between the two sides. Not read by screen readers.
   *
   * @zh 两侧之间的分隔符，读屏软件不朗读。
   * @default '~'
   */
  separator?: ReactNode;

  /**
   * What happens when focus leaves the field or Enter is pressed while start is greater than end: `'swap'` swaps the sides (unless either is disabled or read-only), `'none'` leaves them unchanged.
   *
   * @zh 起始值大于结束值时，在焦点离开整个组件或按回车时的处理：`'swap'` 交换两侧（任意一侧禁用或只读时不交换），`'none'` 保持不变。
   * @default 'swap'
   */
  order?: 'swap' | 'none';

  /**
   * Minimum of both sides, applied on blur or Enter.
   *
   * @zh 两侧的最小值，失去焦点或按回车时生效。
   */
  min?: number;

  /**
   * Maximum of both sides, applied on blur or Enter.
   *
   * @zh 两侧的最大值，失去焦点或按回车时生效。
   */
  max?: number;

  /**
   * Step of the arrow keys.
   *
   * @zh 方向键的步长。
   * @default 1
   */
  step?: number;

  /**
   * Maximum number of decimal places; extra decimals cannot be typed or pasted.
   *
   * @zh 小数位数上限，超出的小数无法输入或粘贴。
   */
  precision?: number;

  /**
   * Shows thousands separators in the integer part, also while typing.
   *
   * @zh 整数部分显示千分位分隔符，输入过程中同样生效。
   * @default false
   */
  needThousandths?: boolean;

  /**
   * Shows a clear button in each side that has content.
   *
   * @zh 每一侧有内容时显示清除按钮。
   * @default false
   */
  allowClear?: boolean;

  /**
   * Whether both sides are read-only.
   *
   * @zh 两侧是否只读。
   * @default false
   */
  readOnly?: boolean;

  /**
   * Size of the field. Inherits the outer setting by default.
   *
   * @zh 输入框的尺寸，未设置时沿用外层设置。
   */
  size?: ProInputNumberProps['size'];

  /**
   * Color of the validation status. If not set inside a `Form.Item`, the form decides.
   *
   * @zh 校验状态的颜色。未设置时，在 `Form.Item` 中由表单决定。
   */
  status?: ProInputNumberProps['status'];

  /**
   * Border style, as in antd.
   *
   * @zh 边框样式，与 antd 一致。
   * @default 'outlined'
   */
  variant?: ProInputNumberProps['variant'];

  /**
   * Whether there is a border.
   *
   * @zh 是否有边框。
   * @deprecated Use `variant`.
   * @deprecatedZh 请使用 `variant`。
   */
  bordered?: boolean;

  /**
   * Called when focus enters the field, not when it moves between the sides.
   *
   * @zh 焦点进入组件时调用，在两侧之间移动时不调用。
   */
  onFocus?: (event: FocusEvent<HTMLDivElement>) => void;

  /**
   * Called when focus leaves the field, not when it moves between the sides. If the sides have to be swapped, this has already happened.
   *
   * @zh 焦点离开整个组件时调用，在两侧之间移动时不调用；需要交换两侧时，此时已交换完毕。
   */
  onBlur?: (event: FocusEvent<HTMLDivElement>) => void;

  /**
   * Class names of the parts.
   *
   * @zh 各部分的类名。
   */
  classNames?: Partial<Record<RangeNumberSlot, string>>;

  /**
   * Styles of the parts.
   *
   * @zh 各部分的样式。
   */
  styles?: Partial<Record<RangeNumberSlot, CSSProperties>>;

  /**
   * Class name of the outermost element, in place of the default “prefix + `-ext-range-number`”; the class names of the parts start with it as well.
   *
   * @zh 最外层元素的类名，代替默认的「前缀 + `-ext-range-number`」；各部分的类名也以它开头。
   */
  prefixCls?: string;
}

/** Props of `RangeNumberExt`: its own, and those of the `div` around both sides. The `id` is that of the first side that is not disabled. */
export interface RangeNumberExtProps
  extends Omit<HTMLAttributes<HTMLDivElement>, keyof RangeNumberExtOwnProps | 'children' | 'role'>,
    RangeNumberExtOwnProps {}

/** What a `ref` gets. */
export interface RangeNumberRef {
  /** Puts the focus on the first side that is not disabled. */
  focus: () => void;
  /** Takes the focus away from whichever side has it. */
  blur: () => void;
  /** The element around both sides. */
  nativeElement: HTMLElement | null;
}
