import { arrival } from '../../common/arrival';

/** How long the place that a result leads to is marked, in ms. */
const MARK_MS = 2000;

const ATTRIBUTE = 'data-search-target';

let fading: number | undefined;

/** Marks the place that a link leads to, if it names one, and moves the focus there. */
export function markNextTarget(link: string): void {
  if (!link.includes('#')) {
    arrival.onTarget = undefined;
    return;
  }
  arrival.onTarget = (target) => {
    arrival.onTarget = undefined;
    for (const other of document.querySelectorAll(`[${ATTRIBUTE}]`))
      other.removeAttribute(ATTRIBUTE);
    target.setAttribute(ATTRIBUTE, '');
    window.clearTimeout(fading);
    fading = window.setTimeout(() => target.removeAttribute(ATTRIBUTE), MARK_MS);
    if (target instanceof HTMLElement) focusOnce(target);
  };
}

/** So that the keyboard and a screen reader go on there; a heading takes the focus only this once. */
function focusOnce(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
