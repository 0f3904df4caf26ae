import { useControlledState } from '@rc-component/util';
import { cloneElement, type MouseEvent, type ReactElement, useSyncExternalStore } from 'react';
import type { DialogButtons } from './DialogButtons';
import type { DialogActionProps, DialogCancelEvent } from './types';
import { useButtonTexts } from './useButtonTexts';
import { useFocusReturn } from './useFocusReturn';
import { useOkAction } from './useOkAction';

interface Dialog {
  open: boolean;
  /** Whether nothing may close it now. */
  pending: boolean;
  /** For Cancel, the close icon, the mask and Esc. */
  handleCancel: (event: DialogCancelEvent) => void;
  /** The element that opens it, ready to be rendered. */
  trigger: ReactElement | undefined;
  buttons: DialogButtons;
}

const noSubscription = () => () => {};

/** What `ModalExt` and `DrawerExt` have in common: opening, closing, waiting, and the buttons. */
export function useDialog(
  name: string,
  {
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    trigger,
    okText,
    cancelText,
    okButtonProps,
    cancelButtonProps,
    onOk,
    onCancel,
    confirmLoading = false,
    focusable,
  }: DialogActionProps & { focusable?: { focusTriggerAfterClose?: boolean } },
): Dialog {
  const buttonTexts = useButtonTexts();
  const [innerOpen, setInnerOpen] = useControlledState<boolean | undefined>(defaultOpen, givenOpen);
  // A server draws no dialog, and antd says so in the console.
  const isServer = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const open = Boolean(innerOpen) && !isServer;
  const changeOpen = (next: boolean) => {
    setInnerOpen(next);
    onOpenChange?.(next);
  };

  useFocusReturn(open, focusable?.focusTriggerAfterClose);

  const ok = useOkAction({
    name,
    open,
    okButtonProps,
    onOk,
    close: () => changeOpen(false),
  });
  const pending = ok.pending || confirmLoading;

  const handleCancel = (event: DialogCancelEvent) => {
    if (!open || pending) return;
    onCancel?.(event);
    changeOpen(false);
  };
  const handleTrigger = (event: MouseEvent<HTMLElement>) => {
    trigger?.props.onClick?.(event);
    if (!event.defaultPrevented) changeOpen(true);
  };

  return {
    open,
    pending,
    handleCancel,
    trigger: trigger && cloneElement(trigger, { onClick: handleTrigger }),
    buttons: {
      okText: okText ?? buttonTexts.ok,
      cancelText: cancelText ?? buttonTexts.cancel,
      okButtonProps,
      cancelButtonProps,
      pending,
      handleOk: ok.handleOk,
      handleCancel,
    },
  };
}
