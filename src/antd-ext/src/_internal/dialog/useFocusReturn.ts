import { useLayoutEffect } from '@rc-component/util';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus back where antd does not: when a dialog is taken out of the document with the focus in it, because it
 * was closed before it had come in all the way and has `destroyOnHidden`, or because it is unmounted while it is open;
 * and in a shadow root.
 */
export function useFocusReturn(open: boolean, enabled = true): void {
  const opener = useRef<Element>(null);
  const wasOpen = useRef(false);
  // Before antd moves the focus, which it does in an effect after painting.
  useLayoutEffect(() => {
    // A page that was suspended or hidden, comes back with its dialogs open.
    if (open && !wasOpen.current) opener.current = activeElement();
    wasOpen.current = open;
  }, [open]);
  useEffect(() => {
    if (!open || !enabled) return;
    return () => {
      const { current: target } = opener;
      if (!(target instanceof HTMLElement)) return;
      const isLost = !document.activeElement || document.activeElement === document.body;
      // In a shadow root antd gives it to the host, which cannot have it.
      if (isLost || target.getRootNode() !== document) target.focus({ preventScroll: true });
    };
  }, [open, enabled]);
}

/** What has the focus, also in a shadow root, of which the document knows only the host. */
function activeElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
