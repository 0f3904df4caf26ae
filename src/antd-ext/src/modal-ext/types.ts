import type { ModalFuncProps, ModalProps } from 'antd';
import type {
  DialogActionProps,
  DialogButtonProps,
  DialogFooterContent,
} from '../_internal/dialog/types';

/** What `ModalExt` adds to antd's `Modal`, or changes in it. */
export interface ModalExtOwnProps extends DialogActionProps {}

/** Props of `ModalExt`: all of antd's `Modal` by their current names, and its own. */
export interface ModalExtProps
  extends Omit<
      ModalProps,
      | keyof ModalExtOwnProps
      | 'bodyStyle'
      | 'maskStyle'
      | 'destroyOnClose'
      | 'maskClosable'
      | 'focusTriggerAfterClose'
    >,
    ModalExtOwnProps {}

/** What `ModalExt.confirm` and the other methods take: all of antd's by their current names, and the own props of `ModalExt`. */
export interface ModalExtFuncProps
  extends Omit<
      ModalFuncProps,
      | keyof DialogButtonProps
      | 'onCancel'
      | 'footer'
      | 'open'
      | 'type'
      | 'bodyStyle'
      | 'maskStyle'
      | 'maskClosable'
      | 'autoFocusButton'
      | 'focusTriggerAfterClose'
    >,
    DialogButtonProps {
  /** Called when the dialog is closed by Cancel, the close icon, the mask or Esc. */
  onCancel?: () => void;
  /** A node in place of the buttons, nothing, or a function that renders the footer with the buttons. */
  footer?: DialogFooterContent;
}

/** A dialog opened by a method. Awaiting it resolves to whether OK was clicked. */
export interface ModalExtHandle extends PromiseLike<boolean> {
  /** Closes the dialog and resolves it to `false`. Does not call `onCancel`. */
  destroy: () => void;
  /** Updates the dialog; omitted props do not change. */
  update: (change: ModalExtFuncProps | ((current: ModalExtFuncProps) => ModalExtFuncProps)) => void;
}

type Open = (props: ModalExtFuncProps) => ModalExtHandle;

/** Each opens a dialog: `confirm` with OK and Cancel, the others with one button. */
export interface ModalExtMethods {
  confirm: Open;
  info: Open;
  success: Open;
  warning: Open;
  error: Open;
}
