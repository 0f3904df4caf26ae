import type { ViewChoices } from './demoView';

/** What has been chosen on one page. */
interface PageChoices {
  page: string;
  /** For every demo without choices of its own. */
  all: ViewChoices;
  own: ReadonlyMap<string, ViewChoices>;
}

const NONE: ViewChoices = {};
const nothing: PageChoices = { page: '', all: NONE, own: new Map() };
const listeners = new Set<() => void>();
let chosen = nothing;

function update(next: PageChoices): void {
  chosen = next;
  for (const listener of listeners) listener();
}

/**
 * The choices of the demos of the open page. They are kept nowhere else, and are gone when the page is
 * left: a demo which looks odd on the next visit, for no reason that can be seen, would be a trap.
 */
export const choices = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) chosen = nothing;
    };
  },

  /** The same object until something changes. */
  of(page: string, demo: string): ViewChoices {
    if (chosen.page !== page) return NONE;
    return chosen.own.get(demo) ?? chosen.all;
  },

  set(page: string, demo: string, next: ViewChoices): void {
    const before = chosen.page === page ? chosen : { ...nothing, page };
    update({ ...before, own: new Map(before.own).set(demo, next) });
  },

  setAll(page: string, next: ViewChoices): void {
    update({ page, all: next, own: new Map() });
  },
};
