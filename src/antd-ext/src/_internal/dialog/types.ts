import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import type { ButtonExtProps } from '../../button-ext';
import type { ThemeExt } from '../../themes';

/** What closes a dialog without OK: a click on Cancel, the close icon or the mask, or Esc. */
export type DialogCancelEvent = MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>;

/** What a function for `footer` gets besides the default content: the buttons, to be rendered wherever it likes. */
export interface DialogFooterParts {
  OkBtn: () => ReactNode;
  CancelBtn: () => ReactNode;
}

/** The footer of a dialog: something else instead of the buttons, nothing, or a function that makes it of the buttons. */
export type DialogFooterContent =
  | ReactNode
  | ((origin: ReactNode, parts: DialogFooterParts) => ReactNode);

/** The buttons of `ModalExt` and `DrawerExt`, also of dialogs which a call opens. */
export interface DialogButtonProps {
  /**
   * Label of the OK button, by default “OK” in the language of the provider (确定 in Chinese).
   *
   * @zh 确定按钮的文字，默认为「确定」，随语言包变化。
   */
  okText?: ReactNode;

  /**
   * Label of the Cancel button, by default “Cancel” in the language of the provider (取消 in Chinese).
   *
   * @zh 取消按钮的文字，默认为「取消」，随语言包变化。
   */
  cancelText?: ReactNode;

  /**
   * Props of the OK button, a ButtonExt with `type="primary"` and `isAsyncClick`. Its `onClick` is called after `onOk`; its `onAsyncError` gets the reason when the promise of `onOk` rejects. With `isAsyncClick: false` that promise is not waited for.
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
   * Click on OK. While a returned promise is pending, OK shows loading and nothing can close the dialog: not Cancel, the close icon, the mask or Esc. When it rejects, the dialog stays open and OK works again. When it resolves, the dialog closes by itself, unless it resolves with `false`, or you control `open` without `onOpenChange`.
   *
   * @zh 点击确定的回调。返回 Promise 时，完成之前确定按钮显示加载状态，取消按钮、关闭图标、遮罩和 Esc 都无法关闭它；被拒绝时保持打开，确定按钮恢复可点；完成后自动关闭，结果为 `false`，或 `open` 受控而没有 `onOpenChange` 时除外。
   */
  // A method, as onClick of ButtonExt.
  onOk?(event: MouseEvent<HTMLElement>): unknown;

  /**
   * Something decorative at the top, behind the header and the content: a node, or the address of a picture. Hidden from screen readers.
   *
   * @zh 顶部的装饰背景，衬在标题和内容下面一层：可以是节点，也可以是图片地址。读屏软件会忽略它。
   */
  backgroundImg?: ReactNode;

  /**
   * The look of this one dialog or drawer, whatever the look around it. What you put inside keeps the look around it.
   *
   * @zh 仅作用于当前对话框或抽屉自身的主题；放在里面的内容仍沿用外层主题。
   */
  theme?: ThemeExt;
}

/** What `ModalExt` and `DrawerExt` add alike to antd's components. */
export interface DialogActionProps extends DialogButtonProps {
  /**
   * Whether it is open, controlled. With `undefined` the component keeps that itself.
   *
   * @zh 是否打开（受控）。为 `undefined` 时由组件自己维护。
   */
  open?: boolean;

  /**
   * Whether it is open at the beginning, when the component keeps that itself.
   *
   * @zh 非受控时初始是否打开。
   * @default false
   */
  defaultOpen?: boolean;

  /**
   * Called with `true` when the trigger was clicked, and with `false` after `onCancel`, and after `onOk` unless it keeps the dialog open.
   *
   * @zh 点击 `trigger` 后以 `true` 调用；`onCancel` 之后，以及 `onOk` 完成且允许关闭之后，以 `false` 调用。
   */
  onOpenChange?: (open: boolean) => void;

  /**
   * An element, such as a button, that opens it when clicked. It is rendered in place. A `ButtonExt` with `isAsyncClick` opens it when its handler is done, and not if that fails.
   *
   * @zh 点击后打开的元素，例如按钮，渲染在原处。带 `isAsyncClick` 的 `ButtonExt` 在处理函数完成后才打开，失败则不打开。
   */
  trigger?: ReactElement;

  /**
   * Called when somebody closes it without OK: Cancel, the close icon, the mask or Esc. Not while the promise of `onOk` is pending.
   *
   * @zh 用取消按钮、关闭图标、遮罩或 Esc 关闭时调用。`onOk` 的 Promise 未完成时不调用。
   */
  onCancel?(event: DialogCancelEvent): void;

  /**
   * The loading state of OK, under your own control; meanwhile nothing can close the dialog. A pending promise of `onOk` does so as well.
   *
   * @zh 由外部控制的确定按钮加载状态，期间同样不能关闭。`onOk` 的 Promise 未完成时也会如此。
   * @default false
   */
  confirmLoading?: boolean;

  /**
   * The footer: a node in place of the buttons, `null` or `false` for none, or a function which gets the default content and the components `OkBtn` and `CancelBtn`.
   *
   * @zh 页脚：传节点代替按钮，传 `null` 或 `false` 不显示，传函数可拿到默认内容，以及 `OkBtn`、`CancelBtn` 两个组件。
   */
  footer?: DialogFooterContent;

  /**
   * Content at the other end of the footer, away from the buttons.
   *
   * @zh 页脚另一端的内容，与按钮相对。
   */
  footerExtra?: ReactNode;
}
