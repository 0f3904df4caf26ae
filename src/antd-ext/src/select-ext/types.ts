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
   * Options as in antd. An option may have a `relLabel`: its label without decoration, which the search looks through. The options that `onChange` receives have it in any case; for a value without an option, such as a new tag of `mode="tags"`, it receives `{}`.
   *
   * @zh 与 antd 相同的选项。选项可以带 `relLabel`，即不含修饰的原始名称，供搜索使用。`onChange` 得到的选项总是带有它；没有对应选项的值（如 `mode="tags"` 新增的标签）得到 `{}`。
   */
  options?: Option[];

  /**
   * Shows a checkbox before each option, and lets several be chosen without `mode`.
   *
   * @zh 每个选项前显示复选框，并自动成为多选，不必再写 `mode`。
   * @default false
   */
  multipleCheckbox?: boolean;

  /**
   * Shows a row above the options that chooses all of them or none, where several can be chosen. It concerns the options found by the search, leaves disabled ones alone and stops at `maxCount`. `Ctrl` + `A` does the same. Both call `onChange` once, and neither `onSelect` nor `onDeselect`. Taking it away empties the search, so let it stay while somebody types.
   *
   * @zh 多选时，在选项上方显示「全选」。只作用于搜索到的选项，不改变禁用的选项，也不超过 `maxCount`。`Ctrl` + `A` 效果相同。两者都只调用一次 `onChange`，不调用 `onSelect` 和 `onDeselect`。去掉它会清空搜索框，搜索过程中请保留。
   * @default false
   */
  showSelectAll?: boolean;

  /**
   * Shows the whole label of an option in a tooltip while the pointer is on it, if the label is cut off. `false` leaves antd's native title, which is always there.
   *
   * @zh 选项名称被截断时，鼠标悬停显示完整名称；没有截断则不显示。`false` 保留 antd 总是显示的原生提示。
   * @default true
   */
  optionTooltip?: boolean;

  /**
   * What stands in the selection for a value, as in antd. With value and label it receives the other fields of the option, `relLabel` among them; a value without an option has none.
   *
   * @zh 与 antd 相同，自定义选中项显示的内容。除值和名称外，还会得到选项的其他字段，包括 `relLabel`；没有对应选项的值没有这些字段。
   */
  labelRender?: (item: SelectExtLabel<Option>) => ReactNode;

  /**
   * Search as in antd, but on unless `false`, and through the text of labels, whatever their case. A `filterOption` or `optionFilterProp` of your own takes its place.
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
   * Label in the border of the select. It rests on the empty select and floats when that has the focus, a value or a `prefix`.
   *
   * @zh 嵌在边框里的标签。选择框为空时落在框内，获得焦点、有值或有 `prefix` 时浮到边框上。
   */
  label?: ReactNode;
}

/** Props of the outlined variant: all of `SelectExt`, its label and star. */
export interface SelectOutLineExtProps<
  Value = AnyValue,
  Option extends AntdOption = SelectExtOption,
> extends Omit<SelectExtProps<Value, Option>, 'variant' | keyof SelectOutLineExtOwnProps>,
    SelectOutLineExtOwnProps {}
