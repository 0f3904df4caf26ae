/** So that the keyboard and a screen reader go on there; what takes no focus otherwise does so only this once. */
export function focusOnce(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
