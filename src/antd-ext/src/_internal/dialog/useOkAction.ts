import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PENDING_WARNING_MS } from '../../constants';
import { isThenable } from '../isThenable';
import { warnWhenPending } from '../warnWhenPending';
import type { DialogButtonProps } from './types';

interface OkActionOptions extends Pick<DialogButtonProps, 'okButtonProps' | 'onOk'> {
  /** Name of the component, for its warnings. */
  name: string;
  open: boolean;
  /** Called when waiting for a promise begins and ends. */
  onPendingChange?: (pending: boolean) => void;
  /** Closes the dialog. */
  close: () => void;
}

interface OkAction {
  /** Whether the promise of `onOk` is pending. */
  pending: boolean;
  handleOk: (event: MouseEvent<HTMLElement>) => void;
}

/** What a click on OK does: idle → (promise) pending → closed, or idle again. */
export function useOkAction({
  name,
  open,
  okButtonProps,
  onOk,
  onPendingChange,
  close,
}: OkActionOptions): OkAction {
  const [pending, setPending] = useState(false);
  // State arrives with the next render; two clicks in the same task would both find it idle.
  const current = useRef<object>(undefined);

  useEffect(() => {
    if (open) return;
    // A waiting dialog that is closed from outside is ready when it is opened again.
    current.current = undefined;
    setPending(false);
  }, [open]);

  // Of a dialog that is gone nobody must hear; one that React has only hidden makes up for it when it is back.
  const mounted = useRef(false);
  const missed = useRef<() => void>(undefined);
  useEffect(() => {
    mounted.current = true;
    missed.current?.();
    missed.current = undefined;
    return () => {
      mounted.current = false;
    };
  }, []);
  const whenMounted = (settled: () => void) => {
    if (mounted.current) settled();
    else missed.current = settled;
  };

  const follow = (promise: PromiseLike<unknown>, event: MouseEvent<HTMLElement>) => {
    const run = {};
    current.current = run;
    setPending(true);
    onPendingChange?.(true);
    const stopWarning =
      process.env.NODE_ENV === 'production'
        ? undefined
        : warnWhenPending(
            `The promise of onOk of ${name} has been pending for ${PENDING_WARNING_MS / 1000} s, and nobody can close the dialog meanwhile. ` +
              'Make sure that it settles, for example with a time limit for the request; setting open to false closes the dialog.',
          );
    /** Whether the dialog is still the one that was waiting. */
    const settle = () => {
      if (current.current !== run) return false;
      current.current = undefined;
      setPending(false);
      onPendingChange?.(false);
      return true;
    };
    Promise.resolve(promise).then(
      (result) => {
        stopWarning?.();
        whenMounted(() => {
          if (settle() && result !== false) close();
        });
      },
      (error: unknown) => {
        stopWarning?.();
        whenMounted(settle);
        if (!okButtonProps?.onAsyncError) throw error;
        okButtonProps.onAsyncError(error, event);
      },
    );
  };

  const handleOk = (event: MouseEvent<HTMLElement>) => {
    // Also while the dialog is closing: its button can still be clicked then.
    if (!open || current.current) {
      event.preventDefault();
      return;
    }
    const result = onOk?.(event);
    try {
      okButtonProps?.onClick?.(event);
    } finally {
      // Whatever happens there, `onOk` has begun and must not begin twice.
      if (isThenable(result) && okButtonProps?.isAsyncClick !== false) follow(result, event);
      else if (result !== false && !(isSubmit(okButtonProps) && !onOk)) close();
    }
  };

  return { pending, handleOk };
}

/** Such a button sends a form, which then knows when the dialog may close. */
function isSubmit(props: DialogButtonProps['okButtonProps']): boolean {
  return props?.htmlType === 'submit';
}
