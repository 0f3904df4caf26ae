/**
 * Settles what the user did to open a dialog, in whose event it is called.
 *
 * - An Enter shall not press a button of the dialog: antd picks an item of a menu while the key goes down, and what the
 *   browser then clicks is whatever has the focus by that time.
 * - A button that was clicked gets the focus, so that it can get it back: Safari gives it none.
 */
export function settleTrigger(): void {
  const { event } = globalThis;
  if (event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Enter') {
    event.preventDefault();
  }
  const { activeElement, body } = document;
  if (event?.type === 'click' && event.target instanceof Element && activeElement === body) {
    const trigger = event.target.closest<HTMLElement>('button, a[href], [tabindex]');
    trigger?.focus({ preventScroll: true });
  }
}
