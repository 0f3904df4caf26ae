import { useLayoutEffect } from '@rc-component/util';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus back where antd does not: when a dialog is taken out of the document with the focus in it, because it
 * was closed before it had come in all the way and has `destroyOnHidden`, or because it is unmounted while it is open.
 *
 * @param open Whether the dialog is open.
 * @param enabled Whether the focus is to go back at all.
 */
export function useFocusReturn(open: boolean, enabled = true): void {
  const opener = useRef<Element>(null);
  // Before antd moves the focus, which it does in an effect after painting.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open || !enabled) return;
    return () => {
      const lost = !document.activeElement || document.activeElement === document.body;
      if (lost && opener.current instanceof HTMLElement) {
        opener.current.focus({ preventScroll: true });
      }
    };
  }, [open, enabled]);
}
