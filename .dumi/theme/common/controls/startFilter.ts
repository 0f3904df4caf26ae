/**
 * Makes the filter of an overview or an API table work: hides the cards or rows that lack one of the
 * typed words, and the groups that have nothing left, and says how many are left. It works on the document alone, and React renders
 * none of what it changes: it also runs as an inline script (plugin/inline-scripts), before any other
 * script is there. So it may import nothing.
 *
 * @param root the element with `data-filter`; a second call for the same one does nothing. A card or row has `data-search`: words
 * to find it by beside those that it shows, which are all of it or, if there are any, its parts with `data-searched`
 */
export function startFilter(root: HTMLElement): void {
  const input = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  if (!input || !status || root.dataset.filterReady) return;
  root.dataset.filterReady = 'yes';
  const cards = Array.from(root.querySelectorAll<HTMLElement>('[data-search]'));
  // The card of a demo is a section as well.
  const groups = Array.from(root.querySelectorAll<HTMLElement>('section:not(.demo)'));

  // Wide letters and capitals make no difference.
  const normalize = (text: string) => text.normalize('NFKC').toLowerCase();
  const textOf = (card: HTMLElement) => {
    const parts = Array.from(card.querySelectorAll('[data-searched]'));
    const shown = (parts.length > 0 ? parts : [card]).map(({ textContent }) => textContent);
    return normalize([card.dataset.search, ...shown].join(' '));
  };
  let texts: string[] | undefined;

  const update = () => {
    const query = input.value.trim();
    const words = normalize(query).split(/\s+/);
    texts ??= cards.map(textOf);
    let count = 0;
    for (const [index, card] of cards.entries()) {
      card.hidden = !words.every((word) => texts?.[index]?.includes(word));
      if (!card.hidden) count += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-search]:not([hidden])');
    const { all = '', some = '', none = '' } = status.dataset;
    const text = count === 0 ? none : query ? some : all;
    status.textContent = text
      .replace('{count}', String(count))
      // A function, because a query may contain `$&`.
      .replace('{query}', () => query);
  };

  /** What an anchor leads to is to be seen. */
  const reveal = (target: Element | null) => {
    if (!target || !root.contains(target) || !target.closest('[hidden]')) return false;
    input.value = '';
    update();
    return true;
  };
  const gone = new AbortController();
  /** Before anybody else: React keeps events to itself while the code of what they are for is still on its way. */
  const on = (target: EventTarget, type: string, handle: (event: Event) => void) => {
    const listener = (event: Event) => {
      if (root.isConnected) handle(event);
      else gone.abort();
    };
    target.addEventListener(type, listener, { capture: true, signal: gone.signal });
  };

  on(document, 'input', ({ target }) => {
    if (target === input) update();
  });
  on(document, 'click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (link) reveal(document.getElementById(link.hash.slice(1)));
  });
  on(window, 'hashchange', () => {
    const target = document.querySelector(':target');
    if (reveal(target)) target?.scrollIntoView();
  });
  // A browser may have kept what was typed before a reload.
  if (input.value) update();
}
