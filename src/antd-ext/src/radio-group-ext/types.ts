import type { RadioGroupProps } from 'antd';
import type { DataMap, DataMapValueType } from '../_internal/data-map/types';
import type { ThemeExt } from '../themes';

/** What `RadioGroupExt` adds to antd's `Radio.Group`. */
export interface RadioGroupExtOwnProps {
  /**
   * Dictionary of values and what is shown for them, in place of `options`. Keys of an object are text and those that look like integers come first; a `Map` keeps values and order. With `options` it is ignored, with a warning in development.
   *
   * @zh 「值 → 名称」的字典，代替 `options`。对象的键都是字符串，像整数的键会排到最前；`Map` 保留值的类型和顺序。同时传 `options` 时忽略字典，并在开发环境警告。
   */
  dataMap?: DataMap<string | number | boolean>;

  /**
   * What the keys of a `dataMap` object become. A key that is not a number stays text, with a warning in development.
   *
   * @zh `dataMap` 为对象时，键转成什么类型。不是数字的键保持字符串，并在开发环境警告。
   * @default 'string'
   */
  dataMapValueType?: DataMapValueType;

  /**
   * Lets a click or `Space` on the checked radio take the choice back; `onChange` then gets the value `undefined`.
   *
   * @zh 再次点击已选中的选项，或在其上按 `Space`，即取消选中，此时 `onChange` 得到的值为 `undefined`。
   * @default false
   */
  allowDeselect?: boolean;

  /**
   * The look of this one group, whatever the look around it. Without it the group looks like its surroundings.
   *
   * @zh 仅作用于当前单选组的主题，不受外层主题影响。未设置时沿用外层主题。
   */
  theme?: ThemeExt;
}

/** Props of `RadioGroupExt`: all of antd's `Radio.Group`, and its own. */
export interface RadioGroupExtProps
  extends Omit<RadioGroupProps, keyof RadioGroupExtOwnProps>,
    RadioGroupExtOwnProps {}
