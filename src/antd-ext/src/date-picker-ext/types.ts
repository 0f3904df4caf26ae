import type { DatePicker, DatePickerProps, GetProps, GetRef } from 'antd';
import type { Dayjs } from 'dayjs';
import type { ReactElement, ReactNode, RefAttributes } from 'react';
import type { RequiredMarkProps } from '../_internal/outline-field/types';
import type { ThemeProps } from '../_internal/ThemeProps';

/** What the value of a picker is: a Dayjs, a number of milliseconds, an instant in ISO 8601, or a text in a pattern of dayjs. */
// The intersection keeps the names apart, so that an editor offers them.
export type ValueFormat = 'dayjs' | 'timestamp' | 'iso' | (string & {});

/** A date in a `valueFormat`. */
export type DateValue<F extends ValueFormat = 'dayjs'> = F extends 'dayjs'
  ? Dayjs
  : F extends 'timestamp'
    ? number
    : string;

/** What something is with `multiple` and without. */
// Looked up, without a condition: through one, a generic component around the picker would have `boolean` inferred for
// its `multiple`.
interface ByMultiple<T> {
  false: T;
  true: T[];
}

/** What a picker holds: one date, or a list of them with `multiple`. */
export type PickerValue<F extends ValueFormat = 'dayjs', M extends boolean = false> = ByMultiple<
  DateValue<F>
>[`${M}`];

/** What the field of a picker shows: a list of texts with `multiple`, else one. */
export type PickerText<M extends boolean = false> = ByMultiple<string>[`${M}`];

/** Start and end of a range; one of them may be missing with `allowEmpty`. */
export type RangeValue<F extends ValueFormat = 'dayjs'> = [
  start: DateValue<F> | null,
  end: DateValue<F> | null,
];

/** What a range picker takes for its value, in which a missing end may also be `undefined`, as in antd. */
export type RangeValueInput<F extends ValueFormat = 'dayjs'> = [
  start: DateValue<F> | null | undefined,
  end: DateValue<F> | null | undefined,
];

/** A range that is counted from the day on which it is chosen. */
export type RangeShortcut =
  | 'today'
  | 'yesterday'
  | 'last7'
  | 'last30'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisYear';

/** Handle of a picker, as antd's. */
export interface PickerRef extends GetRef<typeof DatePicker> {}

/**
 * What `DatePickerExt` adds to antd's `DatePicker`, or changes in it.
 *
 * @antd date-picker
 */
export interface DatePickerExtOwnProps<F extends ValueFormat = 'dayjs', M extends boolean = false>
  extends ThemeProps {
  /**
   * Format of `value`, `defaultValue` and `onChange`: `'dayjs'` as in antd, `'timestamp'` in milliseconds, `'iso'` for an ISO 8601 instant (UTC), or a dayjs format string such as `'YYYY-MM-DD'`, in which case values are strings. Except with `'dayjs'`, a selected value is the start of the day, week, month, quarter or year in local time; for times, parts that are not displayed, such as seconds, are zero.
   *
   * @zh `value`、`defaultValue` 和 `onChange` 使用的格式：`'dayjs'` 与 antd 相同，`'timestamp'` 为毫秒时间戳，`'iso'` 为 ISO 8601 时刻（UTC），也可以写 dayjs 的格式串，如 `'YYYY-MM-DD'`，此时值是字符串。除 `'dayjs'` 外，选中的值取所选日、周、月、季度或年的开始时刻（本地时间）；带时间时，没有显示的部分（如秒）取零。
   * @default 'dayjs'
   */
  valueFormat?: F;

  /**
   * Current value in `valueFormat`, or an array with `multiple`. `null` means empty; with `undefined`, the component manages the value itself. Invalid values are treated as empty, with a warning in development.
   *
   * @zh 当前值，格式由 `valueFormat` 决定，`multiple` 时为数组。`null` 表示空，`undefined` 表示由组件自己管理。无法识别的值按空处理，并在开发环境警告。
   */
  value?: PickerValue<F, M> | null;

  /**
   * Initial value in `valueFormat`, if uncontrolled.
   *
   * @zh 非受控时的初始值，格式由 `valueFormat` 决定。
   */
  defaultValue?: PickerValue<F, M> | null;

  /**
   * Called after selecting or clearing, with the date in `valueFormat` (`null` when cleared) and the text in the input.
   *
   * @zh 选择或清除后调用：第一个参数的格式由 `valueFormat` 决定，清除时为 `null`；第二个参数是输入框里的文字。
   */
  onChange?: (value: PickerValue<F, M> | null, text: PickerText<M> | null) => void;
}

/** Props of `DatePickerExt`: all of antd's `DatePicker`, and its own. */
export interface DatePickerExtProps<F extends ValueFormat = 'dayjs', M extends boolean = false>
  extends Omit<DatePickerProps<Dayjs, M>, 'ref' | keyof DatePickerExtOwnProps>,
    DatePickerExtOwnProps<F, M> {}

/**
 * The component `DatePickerExt` itself, or a picker of one kind, whose `picker` is `Fixed`: the type of the value follows
 * from `valueFormat` and `multiple`.
 */
// `forwardRef` would lose that.
export type DatePickerExtComponent<Fixed extends string = never> = <
  F extends ValueFormat = 'dayjs',
  M extends boolean = false,
>(
  props: Omit<DatePickerExtProps<F, M>, Fixed> & RefAttributes<PickerRef>,
) => ReactElement;

/**
 * What `DatePickerExt.RangePicker` adds to antd's `RangePicker`, or changes in it.
 *
 * @antd date-picker
 */
export interface RangePickerExtOwnProps<F extends ValueFormat = 'dayjs'> extends ThemeProps {
  /**
   * Format of `value`, `defaultValue` and `onChange`, as in `DatePickerExt`. Both start and end are the start of the selected day, week, month, quarter or year.
   *
   * @zh `value`、`defaultValue` 和 `onChange` 使用的格式，与 `DatePickerExt` 相同。起止两端都取所选日、周、月、季度或年的开始时刻。
   * @default 'dayjs'
   */
  valueFormat?: F;

  /**
   * Start and end in `valueFormat`. `null` means empty; with `undefined`, the component manages the value itself.
   *
   * @zh 起止值，格式由 `valueFormat` 决定。`null` 表示空，`undefined` 表示由组件自己管理。
   */
  value?: RangeValueInput<F> | null;

  /**
   * Initial range in `valueFormat`, if uncontrolled.
   *
   * @zh 非受控时的初始值，格式由 `valueFormat` 决定。
   */
  defaultValue?: RangeValueInput<F> | null;

  /**
   * Called after selecting or clearing, with start and end in `valueFormat` and their texts. When cleared, both arguments are `null`, never a pair of empty strings.
   *
   * @zh 选择或清除后调用：起止值的格式由 `valueFormat` 决定，第二个参数是两段文字。清除时两个参数都是 `null`，不会是一对空字符串。
   */
  onChange?: (value: RangeValue<F> | null, texts: [string, string] | null) => void;

  /**
   * Ranges selectable with one click, labelled in the current language and placed before `presets`. They are calculated on click: `last7` is 7 days including today.
   *
   * @zh 一键选择的常用区间，名称随语言变化，排在 `presets` 之前，点击时才计算：`last7` 是包含今天在内的 7 天。
   */
  shortcuts?: readonly RangeShortcut[];
}

type AntdRangePickerProps = GetProps<typeof DatePicker.RangePicker>;

/** Props of `DatePickerExt.RangePicker`: all of antd's `RangePicker`, and its own. */
export interface RangePickerExtProps<F extends ValueFormat = 'dayjs'>
  extends Omit<AntdRangePickerProps, 'ref' | keyof RangePickerExtOwnProps>,
    RangePickerExtOwnProps<F> {}

/** What the outlined variants add. */
export interface DatePickerOutLineExtOwnProps extends RequiredMarkProps {
  /**
   * Floating label. It rests in the empty picker and floats onto the border when the picker is open, focused, or has a value or a `prefix`.
   *
   * @zh 浮动标签。选择框为空时位于框内，展开、获得焦点、有值或有 `prefix` 时浮到边框上。
   */
  label?: ReactNode;
}

/** Props of the outlined date picker: all of `DatePickerExt`, its label and star. */
export interface DatePickerOutLineExtProps<
  F extends ValueFormat = 'dayjs',
  M extends boolean = false,
> extends Omit<DatePickerExtProps<F, M>, 'variant' | keyof DatePickerOutLineExtOwnProps>,
    DatePickerOutLineExtOwnProps {}

/** Props of the outlined range picker: all of `DatePickerExt.RangePicker`, its label and star. */
export interface RangePickerOutLineExtProps<F extends ValueFormat = 'dayjs'>
  extends Omit<RangePickerExtProps<F>, 'variant' | keyof DatePickerOutLineExtOwnProps>,
    DatePickerOutLineExtOwnProps {}
