import type { ConfigProvider, InputProps } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import type { ThemeExt } from '../../themes';

export interface OutlineFieldProps {
  /** The theme of the frame and of the control in it; without one, the outer theme applies. */
  theme?: ThemeExt;
  /** Stands in the border. Without one the frame has no notch. */
  label?: ReactNode;
  /** Id of the control, so that the label names it and a click on it leads there. */
  htmlFor?: string;
  /** Id of the label element, for an `aria-labelledby` of a control with more than one input. */
  labelId?: string;
  /** Draws a star. The control itself has to say `aria-required`, which antd's `Form.Item` does. */
  required?: boolean;
  /** Keeps the label up although the focus is elsewhere, for instance in a popup. */
  focused?: boolean;
  /** Whether the control shows something, be it a value, a prefix or text being composed; the label makes way for it. */
  filled: boolean;
  /**
   * What the control was told by its own `status`. Only `'success'` is read: antd gives that to each field of a form
   * that has been touched as well, so it cannot be seen on the control.
   */
  status?: InputProps['status'];
  /** As in antd, the outer `componentSize` when omitted. */
  size?: ReturnType<typeof ConfigProvider.useConfig>['componentSize'];
  className?: string;
  style?: CSSProperties;
  /** One control of antd with `variant="borderless"`. */
  children: ReactNode;
}

/** The prop `required` of the outlined variants. */
export interface RequiredMarkProps {
  /**
   * Shows an asterisk before the label and announces it to screen readers. If not set inside a `Form.Item`, its rules decide.
   *
   * @zh 标签前显示星号，并告知读屏软件。放在 `Form.Item` 中且未设置时，由校验规则决定。
   */
  required?: boolean;
}
