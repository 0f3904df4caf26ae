import type { MouseEvent, ReactNode } from 'react';
import { FooterButtons } from '../_internal/dialog/DialogButtons';
import type { DialogButtonProps } from '../_internal/dialog/types';
import { useButtonTexts } from '../_internal/dialog/useButtonTexts';
import { useOkAction } from '../_internal/dialog/useOkAction';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { okTypeProps } from './okTypeProps';
import type { ModalExtFuncProps } from './types';

interface MethodFooterProps
  extends Omit<DialogButtonProps, 'backgroundImg'>,
    Pick<ModalExtFuncProps, 'okType' | 'footer'> {
  /** Name of the method, for warnings. */
  name: string;
  hasCancel: boolean;
  autoFocusButton?: 'ok' | 'cancel' | null;
  onPendingChange: (pending: boolean) => void;
  /** Whether nothing counts any more. A function, because antd does not draw a dialog again that fades out. */
  isLeft: () => boolean;
  /** Cancels and closes the dialog. */
  onCancel: () => void;
  /** Closes the dialog, confirmed. */
  onConfirm: () => void;
}

/** The buttons of a dialog which a call opened, with the rules of the component. */
export function MethodFooter({
  name,
  theme,
  okText,
  cancelText,
  okType,
  okButtonProps,
  cancelButtonProps,
  onOk,
  footer,
  hasCancel,
  autoFocusButton = 'ok',
  onPendingChange,
  isLeft,
  onCancel,
  onConfirm,
}: MethodFooterProps): ReactNode {
  const buttonTexts = useButtonTexts();
  const { modal: shared } = useAntdConfig();
  const okProps = { theme, ...okTypeProps(okType), ...shared?.okButtonProps, ...okButtonProps };
  const cancelProps = { theme, ...shared?.cancelButtonProps, ...cancelButtonProps };

  const ok = useOkAction({
    name,
    open: true,
    okButtonProps: okProps,
    onOk,
    onPendingChange,
    close: () => {
      if (!isLeft()) onConfirm();
    },
  });
  const handleOk = (event: MouseEvent<HTMLElement>) => {
    if (isLeft()) event.preventDefault();
    else ok.handleOk(event);
  };
  const handleCancel = () => {
    if (!isLeft() && !ok.pending) onCancel();
  };

  return (
    <FooterButtons
      buttons={{
        okText: okText ?? (hasCancel ? buttonTexts.ok : buttonTexts.justOk),
        cancelText: cancelText ?? buttonTexts.cancel,
        okButtonProps: okProps,
        cancelButtonProps: cancelProps,
        pending: ok.pending,
        hasCancel,
        autoFocus: autoFocusButton,
        handleOk,
        handleCancel,
      }}
      footer={footer}
    />
  );
}
