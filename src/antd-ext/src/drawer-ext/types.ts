import type { DrawerProps } from 'antd';
import type { DialogActionProps } from '../_internal/dialog/types';

/** What `DrawerExt` adds to antd's `Drawer`, or changes in it. */
export interface DrawerExtOwnProps extends DialogActionProps {
  /**
   * Called after `onCancel`.
   *
   * @zh 在 `onCancel` 之后调用。
   * @deprecated Use `onCancel`.
   * @deprecatedZh 请使用 `onCancel`。
   */
  onClose?: DialogActionProps['onCancel'];

  /**
   * Width of a drawer on the left or right.
   *
   * @zh 左右抽屉的宽度。
   * @deprecated Use `size`.
   * @deprecatedZh 请使用 `size`。
   */
  width?: number | string;
}

/** Props of `DrawerExt`: all of antd's `Drawer` by their current names, and its own. */
export interface DrawerExtProps
  extends Omit<
      DrawerProps,
      | keyof DrawerExtOwnProps
      | 'height'
      | 'maskClosable'
      | 'maskStyle'
      | 'headerStyle'
      | 'bodyStyle'
      | 'footerStyle'
      | 'drawerStyle'
      | 'contentWrapperStyle'
      | 'destroyOnClose'
    >,
    DrawerExtOwnProps {}
