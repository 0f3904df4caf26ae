import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import type { ButtonExtProps } from '../../button-ext';
import type { ThemeExt } from '../../themes';

/** The ways to close a dialog other than OK: a click on Cancel, the close icon or the mask, or Esc. */
export type DialogCancelEvent = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

/** What a `footer` function receives besides the default content: the buttons as components, to be rendered anywhere. */
export interface DialogFooterParts {
  OkBtn: () => ReactNode;
  CancelBtn: () => ReactNode;
}

/** The footer of a dialog: a node in place of the buttons, nothing, or a function that renders it with the buttons. */
export type DialogFooterContent =
  | ReactNode
  | ((origin: ReactNode, parts: DialogFooterParts) => ReactNode);

/** The buttons of `ModalExt` and `DrawerExt`, and of dialogs opened by a method. */
export interface DialogButtonProps {
  /**
   * Text of the OK button. Defaults to “OK” in the current locale (确定 in Chinese).
   *
   * @zh 确定按钮的文字，默认为「确定」，随语言变化。
   */
  okText?: ReactNode;

  /**
   * Text of the Cancel button. Defaults to “Cancel” in the current locale (取消 in Chinese).
   *
   * @zh 取消按钮的文字，默认为「取消」，随语言变化。
   */
  cancelText?: ReactNode;

  /**
   * Props of the OK button, a ButtonExt with `type="primary"` and `isAsyncClick`. Its `onClick` is called after `onOk`; its `onAsyncError` receives the reason if the promise of `onOk` rejects. With `isAsyncClick: false`, the promise is not awaited.
   *
   * @zh 确定按钮的属性，即 ButtonExt 的属性，默认 `type="primary"` 并开启 `isAsyncClick`。其中 `onClick` 在 `onOk` 之后调用，`onAsyncError` 接收 `onOk` 被拒绝的原因；设为 `isAsyncClick: false` 则不等待 Promise。
   */
  okButtonProps?: ButtonExtProps;

  /**
   * Props of the Cancel button, a ButtonExt. Its `onClick` is called after `onCancel`.
   *
   * @zh 取消按钮的属性，即 ButtonExt 的属性，其中 `onClick` 在 `onCancel` 之后调用。
   */
  cancelButtonProps?: ButtonExtProps;

  /**
   * Called when OK is clicked. While a returned promise is pending, OK shows loading and the dialog cannot be closed by Cancel, the close icon, the mask or Esc. If it rejects, the dialog stays open and OK can be clicked again. When it resolves, the dialog closes, unless it resolves to `false` or `open` is controlled without `onOpenChange`.
   *
   * @zh 点击确定时调用。返回 Promise 时，完成之前确定按钮显示加载状态，取消按钮、关闭图标、遮罩和 Esc 都无法关闭对话框；被拒绝时保持打开，可以再次点击确定；完成后自动关闭，但结果为 `false`，或 `open` 受控而没有 `onOpenChange` 时除外。
   */
  // A method, as onClick of ButtonExt.
  onOk?(event: MouseEvent<HTMLElement>): unknown;

  /**
   * Decorative background at the top, behind the header and content: a node or an image URL. Hidden from screen readers.
   *
   * @zh 顶部的装饰背景，显示在标题和内容的下层：可以是节点，也可以是图片地址。读屏软件会忽略它。
   */
  backgroundImg?: ReactNode;

  /**
   * Theme of this dialog or drawer only, regardless of the outer theme. Its content keeps the outer theme.
   *
   * @zh 仅作用于当前对话框或抽屉自身的主题；放在里面的内容仍沿用外层主题。
   */
  theme?: ThemeExt;
}

/** What both `ModalExt` and `DrawerExt` add to antd's components. */
export interface DialogActionProps extends DialogButtonProps {
  /**
   * Whether it is open (controlled). With `undefined`, the component manages the state itself.
   *
   * @zh 是否打开（受控）。为 `undefined` 时由组件自己管理。
   */
  open?: boolean;

  /**
   * Whether it is open initially, if uncontrolled.
   *
   * @zh 非受控时初始是否打开。
   * @default false
   */
  defaultOpen?: boolean;

  /**
   * Called with `true` after the trigger is clicked, and with `false` after `onCancel`, or after `onOk` unless the dialog stays open.
   *
   * @zh 点击 `trigger` 后以 `true` 调用；`onCancel` 之后，以及 `onOk` 完成且允许关闭之后，以 `false` 调用。
   */
  onOpenChange?: (open: boolean) => void;

  /**
   * Element that opens it when clicked, such as a button, rendered in place. A `ButtonExt` with `isAsyncClick` opens it after its handler completes, and not if the handler fails.
   *
   * @zh 点击后打开的元素，例如按钮，渲染在原处。带 `isAsyncClick` 的 `ButtonExt` 在处理函数完成后才打开，失败则不打开。
   */
  trigger?: ReactElement;

  /**
   * Called when it is closed by Cancel, the close icon, the mask or Esc. Not called while the promise of `onOk` is pending.
   *
   * @zh 用取消按钮、关闭图标、遮罩或 Esc 关闭时调用。`onOk` 的 Promise 未完成时不调用。
   */
  onCancel?(event: DialogCancelEvent): void;

  /**
   * Loading state of the OK button, controlled from outside; the dialog cannot be closed meanwhile. A pending promise of `onOk` has the same effect.
   *
   * @zh 由外部控制的确定按钮加载状态，期间同样不能关闭。`onOk` 的 Promise 未完成时也会如此。
   * @default false
   */
  confirmLoading?: boolean;

  /**
   * Footer: a node in place of the buttons, `null` or `false` for no footer, or a function that receives the default content and the components `OkBtn` and `CancelBtn`.
   *
   * @zh 页脚：传节点代替按钮，传 `null` 或 `false` 不显示，传函数可以得到默认内容，以及 `OkBtn`、`CancelBtn` 两个组件。
   */
  footer?: DialogFooterContent;

  /**
   * Content at the opposite end of the footer from the buttons.
   *
   * @zh 页脚另一端的内容，与按钮相对。
   */
  footerExtra?: ReactNode;
}
