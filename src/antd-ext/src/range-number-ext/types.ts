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
   * Start and end. `null` is an empty side; `undefined` leaves the range to the field itself.
   *
   * @zh 起始值和结束值。`null` 表示这一侧为空，`undefined` 表示由组件自己管理。
   */
  value?: RangeNumberValueInput | null;

  /**
   * The range at first, when there is no `value`.
   *
   * @zh 没有 `value` 时的初始区间。
   */
  defaultValue?: RangeNumberValueInput | null;

  /**
   * Called with a new pair when either side changes; with both sides empty it is `[null, null]`.
   *
   * @zh 任意一侧变化时调用，参数每次都是新的数组；两侧都清空时为 `[null, null]`。
   */
  onChange?: (value: RangeNumberValue) => void;

  /**
   * What the empty sides show; minimum and maximum in the language of the page when omitted.
   *
   * @zh 两侧的占位符，未设置时为「最小值」和「最大值」，随语言变化。
   */
  placeholder?: [start: string, end: string];

  /**
   * Disables both sides, or with a pair each of its own.
   *
   * @zh 是否禁用，传入数组时分别设置两侧。
   * @default false
   */
  disabled?: boolean | [start: boolean, end: boolean];

  /**
   * Further props of the start, which take precedence over those for both sides.
   *
   * @zh 起始一侧的其他属性，优先于两侧共用的属性。
   */
  beforeInputNumberProps?: RangeSideProps;

  /**
   * Further props of the end, which take precedence over those for both sides.
   *
   * @zh 结束一侧的其他属性，优先于两侧共用的属性。
   */
  afterInputNumberProps?: RangeSideProps;

  /**
   * Stands between the sides. Screen readers do not read it.
   *
   * @zh 两侧之间的分隔符，读屏软件不朗读。
   * @default '~'
   */
  separator?: ReactNode;

  /**
   * What happens when the focus leaves the field, or Enter is pressed, while the start is above the end: `'swap'` exchanges them, unless one side is disabled or read-only; `'none'` leaves them.
   *
   * @zh 起始值大于结束值时，在焦点离开整个组件或按下回车时的处理：`'swap'` 交换两侧（任意一侧禁用或只读时不交换），`'none'` 保持不变。
   * @default 'swap'
   */
  order?: 'swap' | 'none';

  /**
   * The least value of both sides, applied when a side loses the focus or on Enter.
   *
   * @zh 两侧的最小值，失去焦点或按回车时生效。
   */
  min?: number;

  /**
   * The greatest value of both sides, applied when a side loses the focus or on Enter.
   *
   * @zh 两侧的最大值，失去焦点或按回车时生效。
   */
  max?: number;

  /**
   * By how much the arrow keys step.
   *
   * @zh 方向键每次增减的量。
   * @default 1
   */
  step?: number;

  /**
   * The most decimals; further ones cannot be typed or pasted.
   *
   * @zh 小数位数上限，超出的小数无法输入或粘贴。
   */
  precision?: number;

  /**
   * Shows separators between the thousands of the integer part, also while typing.
   *
   * @zh 整数部分显示千分位分隔符，输入过程中同样生效。
   * @default false
   */
  needThousandths?: boolean;

  /**
   * Shows in each side that is not empty a button which empties it.
   *
   * @zh 每一侧有内容时显示清除按钮。
   * @default false
   */
  allowClear?: boolean;

  /**
   * Shows both sides without allowing changes.
   *
   * @zh 两侧是否只读。
   * @default false
   */
  readOnly?: boolean;

  /**
   * Height of the field; that of the surroundings when omitted.
   *
   * @zh 输入框的高度，未设置时沿用外层设置。
   */
  size?: ProInputNumberProps['size'];

  /**
   * Colour for a validation result. In a `Form.Item` it comes from there, unless it is set.
   *
   * @zh 校验状态的颜色。未设置时，在 `Form.Item` 中由表单决定。
   */
  status?: ProInputNumberProps['status'];

  /**
   * The frame, as in antd.
   *
   * @zh 边框样式，与 antd 一致。
   * @default 'outlined'
   */
  variant?: ProInputNumberProps['variant'];

  /**
   * Whether there is a frame.
   *
   * @zh 是否有边框。
   * @deprecated Use `variant`.
   * @deprecatedZh 请使用 `variant`。
   */
  bordered?: boolean;

  /**
   * Called when the focus enters the field, not when it moves between the sides.
   *
   * @zh 焦点进入组件时调用，在两侧之间移动时不调用。
   */
  onFocus?: (event: FocusEvent<HTMLDivElement>) => void;

  /**
   * Called when the focus has left the field, not when it moves between the sides; the sides have been exchanged before, if they had to be.
   *
   * @zh 焦点离开整个组件时调用，在两侧之间移动时不调用；需要交换两侧时，此时已交换完毕。
   */
  onBlur?: (event: FocusEvent<HTMLDivElement>) => void;

  /**
   * Class names for the parts.
   *
   * @zh 各部分的类名。
   */
  classNames?: Partial<Record<RangeNumberSlot, string>>;

  /**
   * Styles for the parts.
   *
   * @zh 各部分的样式。
   */
  styles?: Partial<Record<RangeNumberSlot, CSSProperties>>;

  /**
   * Class name of the element around both sides, in place of the provider's prefix and `-ext-range-number`; the classes of the parts begin with it.
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
