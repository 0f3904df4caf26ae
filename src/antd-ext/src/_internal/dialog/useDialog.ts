import { useControlledState } from '@rc-component/util';
import { useSyncExternalStore } from 'react';
import { useEvent } from '../useEvent';
import type { DialogButtons } from './DialogButtons';
import type { DialogTriggerProps } from './DialogTrigger';
import type { DialogActionProps, DialogCancelEvent } from './types';
import { useButtonTexts } from './useButtonTexts';
import { useFocusReturn } from './useFocusReturn';
import { useOkAction } from './useOkAction';

interface DialogProps extends DialogActionProps {
  focusable?: { focusTriggerAfterClose?: boolean };
}

const noSubscription = () => () => {};

/** What `ModalExt` and `DrawerExt` have in common: opening, closing, waiting, and the buttons. */
export function useDialog<Props extends DialogProps>(
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
    ...antdProps
  }: Props,
) {
  const buttonTexts = useButtonTexts();
  const [innerOpen, setInnerOpen] = useControlledState<boolean | undefined>(defaultOpen, givenOpen);
  // A server draws no dialog, and antd says so in the console.
  const isServer = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const open = Boolean(innerOpen) && !isServer;
  // What an `onOk` that took its time closes is told to the parent of now, not to that of the click.
  const changeOpen = useEvent((next: boolean) => {
    setInnerOpen(next);
    onOpenChange?.(next);
  });

  useFocusReturn(open, antdProps.focusable?.focusTriggerAfterClose);

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
    try {
      onCancel?.(event);
    } finally {
      // Else a mistake in it would leave a dialog that nothing closes.
      changeOpen(false);
    }
  };

  return {
    /** What antd gets as it is. */
    antdProps,
    open,
    /** For Cancel, the close icon, the mask and Esc. */
    handleCancel,
    /** For `DialogTrigger`. */
    trigger: {
      open,
      // Whatever it is, it is given an `onClick`.
      element: trigger as DialogTriggerProps['element'],
      onOpen: () => changeOpen(true),
    } satisfies DialogTriggerProps,
    buttons: {
      okText: okText ?? buttonTexts.ok,
      cancelText: cancelText ?? buttonTexts.cancel,
      okButtonProps,
      cancelButtonProps,
      pending,
      handleOk: ok.handleOk,
      handleCancel,
    } satisfies DialogButtons,
  };
}
