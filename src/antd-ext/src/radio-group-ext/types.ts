import type { RadioGroupProps } from 'antd';
import type { DataMap, DataMapValueType } from '../_internal/data-map/types';
import type { ThemeExt } from '../themes';

/** What `RadioGroupExt` adds to antd's `Radio.Group`. */
export interface RadioGroupExtOwnProps {
  /**
   * Dictionary of values and names, in place of `options`. Object keys are always strings, and integer-like keys are sorted first; a `Map` keeps the type and order of values. Ignored if `options` is also set, with a warning in development.
   *
   * @zh 「值 → 名称」的字典，代替 `options`。对象的键都是字符串，形如整数的键排在最前；`Map` 保留值的类型和顺序。同时传 `options` 时忽略字典，并在开发环境警告。
   */
  dataMap?: DataMap<string | number | boolean>;

  /**
   * Type to convert the keys of a `dataMap` object to. Keys that are not numbers stay strings, with a warning in development.
   *
   * @zh `dataMap` 为对象时，键转换成的类型。不是数字的键保持字符串，并在开发环境警告。
   * @default 'string'
   */
  dataMapValueType?: DataMapValueType;

  /**
   * Allows deselecting the selected option by clicking it again or pressing `Space` on it; `onChange` then receives `undefined`.
   *
   * @zh 再次点击已选中的选项，或在其上按 `Space`，即取消选中，此时 `onChange` 得到的值为 `undefined`。
   * @default false
   */
  allowDeselect?: boolean;

  /**
   * Theme of this group only, regardless of the outer theme. Inherits the outer theme by default.
   *
   * @zh 仅作用于当前单选组的主题，不受外层主题影响。未设置时沿用外层主题。
   */
  theme?: ThemeExt;
}

/** Props of `RadioGroupExt`: all of antd's `Radio.Group`, and its own. */
export interface RadioGroupExtProps
  extends Omit<RadioGroupProps, keyof RadioGroupExtOwnProps>,
    RadioGroupExtOwnProps {}
