import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const ITEM = 'button, a[href]';

/**
 * Makes what is in a `role="toolbar"` one tab stop, among which the arrow keys, Home and End move.
 * It works on the elements themselves, so that an item need not know where it stands, and one that
 * comes later with code of its own joins in. Without JavaScript each item stays a tab stop.
 *
 * @returns what the toolbar has to be given
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function useToolbar(toolbar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    keepOneTabStop(element);
    const observer = new MutationObserver(() => keepOneTabStop(element));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [toolbar]);

  return {
    onFocus: () => toolbar.current && keepOneTabStop(toolbar.current),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !toolbar.current) return;
      const target = targetOf(event.key, toolbar.current);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}

function itemsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(ITEM)].filter(
    (item) => !item.matches(':disabled'),
  );
}

/** The tab stop is what has the focus, else what had it last, else the first item. */
function keepOneTabStop(toolbar: HTMLElement): void {
  const items = itemsOf(toolbar);
  const focused = items.find((item) => item === document.activeElement);
  // An item that has just come has no attribute yet, and none that is not a number is found here.
  const last = items.find((item) => item.getAttribute('tabindex') === '0');
  const stop = focused ?? last ?? items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

function targetOf(key: string, toolbar: HTMLElement): HTMLElement | undefined {
  const items = itemsOf(toolbar);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = stepOf(key, toolbar);
  const { activeElement } = document;
  const current = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  if (step === 0 || current < 0) return undefined;
  return items[(current + step + items.length) % items.length];
}

/** Right is forward where one reads to the right. */
function stepOf(key: string, toolbar: HTMLElement): number {
  const forward = getComputedStyle(toolbar).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return forward;
  if (key === 'ArrowLeft') return -forward;
  return 0;
}
