import { arrival } from '../../common/anchors/arrival';
import { focusOnce } from '../../common/anchors/focusOnce';

/** How long the target of a result is marked, in ms. */
const MARK_MS = 2000;

const ATTRIBUTE = 'data-search-target';

let fading: number | undefined;

/** Marks the target of a link, if it names one, and moves the focus there. */
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
