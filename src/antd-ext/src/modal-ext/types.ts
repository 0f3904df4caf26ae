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
  /** Called when the dialog is closed without OK: Cancel, the close icon, the mask or Esc. */
  onCancel?: () => void;
  /** Something else instead of the buttons, nothing, or a function that makes it of the buttons. */
  footer?: DialogFooterContent;
}

/** A dialog which was opened with a call. Waiting for it gives whether OK was clicked. */
export interface ModalExtHandle extends PromiseLike<boolean> {
  /** Closes the dialog; who waits for it gets `false`. Does not call `onCancel`. */
  destroy: () => void;
  /** Changes the dialog; what is left out stays. */
  update: (change: ModalExtFuncProps | ((current: ModalExtFuncProps) => ModalExtFuncProps)) => void;
}

type Open = (props: ModalExtFuncProps) => ModalExtHandle;

/** Open a dialog each: `confirm` with OK and Cancel, the others with one button. */
export interface ModalExtMethods {
  confirm: Open;
  info: Open;
  success: Open;
  warning: Open;
  error: Open;
}
