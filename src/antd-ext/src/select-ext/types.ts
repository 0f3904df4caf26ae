import type { SelectProps } from 'antd';
import type { ReactNode } from 'react';
import type { DataMapProps } from '../_internal/data-map/types';
import type { RequiredMarkProps } from '../_internal/outline-field/types';
import type { ThemeProps } from '../_internal/ThemeProps';

type AntdOption = NonNullable<SelectProps['options']>[number];

/** What a value is where nobody says it: as in antd, whatever the code takes it for. */
type AnyValue = SelectProps['value'];

/** An option of `SelectExt`: antd's, and what is meant by its label. */
export interface SelectExtOption extends AntdOption {
  /** The label without decoration, which the search looks through and `onChange` receives; `label` when omitted. */
  relLabel?: ReactNode;
}

/** What `labelRender` receives: what antd gives it, and the fields of the option. */
export type SelectExtLabel<Option extends AntdOption = SelectExtOption> = Parameters<
  NonNullable<SelectProps['labelRender']>
>[0] &
  Partial<Option> &
  Pick<SelectExtOption, 'relLabel'>;

/** What `SelectExt` adds to antd's `Select`, or changes in it. */
export interface SelectExtOwnProps<Option extends AntdOption = SelectExtOption>
  extends DataMapProps<string | number>,
    ThemeProps {
  /**
   * Options, as in antd. An option can have a `relLabel`, its original name without decoration, which is used for search. The options that `onChange` receives always include it; values without an option, such as new tags of `mode="tags"`, receive `{}`.
   *
   * @zh 与 antd 相同的选项。选项可以带 `relLabel`，即不含修饰的原始名称，供搜索使用。`onChange` 得到的选项总是带有它；没有对应选项的值（如 `mode="tags"` 新增的标签）得到 `{}`。
   */
  options?: Option[];

  /**
   * Shows a checkbox before each option and enables multiple selection, without setting `mode`.
   *
   * @zh 每个选项前显示复选框，并自动成为多选，不必再写 `mode`。
   * @default false
   */
  multipleCheckbox?: boolean;

  /**
   * In multiple selection, shows “Select all” above the options. It only applies to the options found by the search, does not change disabled ones, and stops at `maxCount`. `Ctrl` + `A` does the same. Both call `onChange` once and do not call `onSelect` or `onDeselect`. Turning it off clears the search input, so keep it on during a search.
   *
   * @zh 多选时，在选项上方显示「全选」。只作用于搜索到的选项，不改变禁用的选项，也不超过 `maxCount`。`Ctrl` + `A` 效果相同。两者都只调用一次 `onChange`，不调用 `onSelect` 和 `onDeselect`。取消此设置会清空搜索框，搜索过程中请保留。
   * @default false
   */
  showSelectAll?: boolean;

  /**
   * Shows the full name of a truncated option in a tooltip on hover; nothing if it is not truncated. `false` keeps antd's native title, which is always shown.
   *
   * @zh 选项名称被截断时，鼠标悬停显示完整名称；没有截断则不显示。`false` 保留 antd 总是显示的原生提示。
   * @default true
   */
  optionTooltip?: boolean;

  /**
   * Customizes the content displayed for a selected value, as in antd. Besides the value and label, it receives the other fields of the option, including `relLabel`; values without an option have none.
   *
   * @zh 与 antd 相同，自定义选中项显示的内容。除值和名称外，还会得到选项的其他字段，包括 `relLabel`；没有对应选项的值没有这些字段。
   */
  labelRender?: (item: SelectExtLabel<Option>) => ReactNode;

  /**
   * Search settings as in antd, but on by default, matching the text of option names regardless of case. Your own `filterOption` or `optionFilterProp` takes precedence.
   *
   * @zh 与 antd 相同的搜索设置，但默认开启，按选项名称的文字匹配，不区分大小写。自己的 `filterOption` 或 `optionFilterProp` 优先。
   * @default true
   */
  showSearch?: SelectProps<unknown, Option>['showSearch'];
}

/** Props of `SelectExt`: all of antd's `Select`, and its own. */
export interface SelectExtProps<Value = AnyValue, Option extends AntdOption = SelectExtOption>
  extends Omit<
      SelectProps<Value, Option>,
      // Former names, which antd ignores beside the present ones; and those are always set.
      keyof SelectExtOwnProps | 'dropdownRender' | 'onDropdownVisibleChange'
    >,
    SelectExtOwnProps<Option> {}

/** What the outlined variant adds to `SelectExt`. */
export interface SelectOutLineExtOwnProps extends RequiredMarkProps {
  /**
   * Floating label. It rests in the empty select and floats onto the border when focused, or when there is a value or a `prefix`.
   *
   * @zh 浮动标签。选择框为空时位于框内，获得焦点、有值或有 `prefix` 时浮到边框上。
   */
  label?: ReactNode;
}

/** Props of the outlined variant: all of `SelectExt`, its label and star. */
export interface SelectOutLineExtProps<
  Value = AnyValue,
  Option extends AntdOption = SelectExtOption,
> extends Omit<SelectExtProps<Value, Option>, 'variant' | keyof SelectOutLineExtOwnProps>,
    SelectOutLineExtOwnProps {}
