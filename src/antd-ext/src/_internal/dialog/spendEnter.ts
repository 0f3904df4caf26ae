/**
 * Keeps the browser from pressing a button of a dialog with the Enter that opened it. antd picks an item of a menu while
 * the key goes down; what the browser then clicks is whatever has the focus by that time.
 */
export function spendEnter(): void {
  const { event } = globalThis;
  if (event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Enter') {
    event.preventDefault();
  }
}
