import type { RadioGroupProps } from 'antd';
import type { DataMapProps } from '../_internal/data-map/types';
import type { ThemeProps } from '../_internal/ThemeProps';

/** What `RadioGroupExt` adds to antd's `Radio.Group`. */
export interface RadioGroupExtOwnProps extends DataMapProps<string | number | boolean>, ThemeProps {
  /**
   * Allows deselecting the selected option by clicking it again or pressing `Space` on it; `onChange` then receives `undefined`.
   *
   * @zh 再次点击已选中的选项，或在其上按 `Space`，即取消选中，此时 `onChange` 得到的值为 `undefined`。
   * @default false
   */
  allowDeselect?: boolean;
}

/** Props of `RadioGroupExt`: all of antd's `Radio.Group`, and its own. */
export interface RadioGroupExtProps
  extends Omit<RadioGroupProps, keyof RadioGroupExtOwnProps>,
    RadioGroupExtOwnProps {}
