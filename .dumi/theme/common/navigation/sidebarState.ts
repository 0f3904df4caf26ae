/** Groups that the reader has closed, each with the page on which that happened. */
const CLOSED_KEY = 'mtools:sidebar-closed';

/** How far the list of a section was scrolled, in this tab. */
const SCROLL_KEY = 'mtools:sidebar-scroll';

/** Remembers that a group was closed on a page, or opened again. */
export function rememberGroup(group: string, closedOn: string | undefined): void {
  write('localStorage', CLOSED_KEY, group, closedOn);
}

/** Remembers how far the list of a section is scrolled, in px. */
export function rememberScroll(section: string, top: number): void {
  write('sessionStorage', SCROLL_KEY, section, top || undefined);
}

function write(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  field: string,
  value: string | number | undefined,
): void {
  try {
    const stored: Record<string, unknown> = JSON.parse(window[storage].getItem(key) ?? '{}');
    window[storage].setItem(key, JSON.stringify({ ...stored, [field]: value }));
  } catch {
    // Where nothing may be stored, nothing is remembered.
  }
}

/**
 * Puts a list of pages as the reader has left it: groups closed, list scrolled, and the entry of the
 * open page in sight. Its group is opened for that, unless it was closed on this very page.
 *
 * The browser runs the text of this function while it parses the page, so that nothing jumps
 * (`restoreScript`). It may therefore use nothing from outside, and no syntax that needs a helper.
 *
 * @param list the scrolling element
 * @param keys where the state is stored
 */
export function restoreSidebar(list: HTMLElement, keys: readonly [string, string]): void {
  let closed: Record<string, string> = {};
  let tops: Record<string, number> = {};
  try {
    closed = JSON.parse(localStorage.getItem(keys[0]) || '{}');
    tops = JSON.parse(sessionStorage.getItem(keys[1]) || '{}');
  } catch {
    // Unreadable state is no state.
  }
  list.querySelectorAll('details').forEach((group) => {
    const closedOn = closed[group.dataset.group || ''];
    const active = group.querySelector('[aria-current="page"]');
    group.open = !closedOn || Boolean(active && closedOn !== active.getAttribute('data-page'));
  });
  const top = tops[list.dataset.section || ''];
  if (top !== undefined) list.scrollTop = top;
  const active = list.querySelector<HTMLElement>('[aria-current="page"]');
  if (!active) return;
  // `checkVisibility` needs no layout; a browser without it has only a property that does.
  if (!(active.checkVisibility ? active.checkVisibility() : active.offsetParent)) return;
  const frame = list.getBoundingClientRect();
  const entry = active.getBoundingClientRect();
  const hidden = entry.top < frame.top || entry.bottom > frame.bottom;
  if (hidden) list.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2;
}

export const sidebarKeys = [CLOSED_KEY, SCROLL_KEY] as const;

/** Restores the list in which the script stands. */
export const restoreScript = `<script>(${restoreSidebar})(document.currentScript.closest('[data-section]'),${JSON.stringify(sidebarKeys)})</script>`;
