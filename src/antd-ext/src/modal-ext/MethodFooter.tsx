import { type ReactNode, useState } from 'react';
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
  onCancel: () => void;
  onAnswer: (confirmed: boolean) => void;
  close: () => void;
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
  onCancel,
  onAnswer,
  close,
}: MethodFooterProps): ReactNode {
  const buttonTexts = useButtonTexts();
  const { modal: shared } = useAntdConfig();
  const [open, setOpen] = useState(true);
  const okProps = { theme, ...okTypeProps(okType), ...shared?.okButtonProps, ...okButtonProps };
  const cancelProps = { theme, ...shared?.cancelButtonProps, ...cancelButtonProps };
  const leave = () => {
    setOpen(false);
    close();
  };

  const { pending, handleOk } = useOkAction({
    name,
    open,
    okButtonProps: okProps,
    onOk,
    onPendingChange,
    close: () => {
      onAnswer(true);
      leave();
    },
  });
  const handleCancel = () => {
    if (!open || pending) return;
    try {
      onCancel();
    } finally {
      leave();
    }
  };

  return (
    <FooterButtons
      buttons={{
        okText: okText ?? (hasCancel ? buttonTexts.ok : buttonTexts.justOk),
        cancelText: cancelText ?? buttonTexts.cancel,
        okButtonProps: okProps,
        cancelButtonProps: cancelProps,
        pending,
        hasCancel,
        autoFocus: autoFocusButton,
        handleOk,
        handleCancel,
      }}
      footer={footer}
    />
  );
}
