import { createStore, type Store } from '../../state/createStore';
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
const chosen: Store<PageChoices> = createStore(nothing, () => () => chosen.set(nothing));

/**
 * The choices of the demos of the open page. They are kept nowhere else, and are gone when the page is
 * left: a demo which looks odd on the next visit, for no reason that can be seen, would be a trap.
 */
export const choices = {
  subscribe: chosen.subscribe,

  /** The same object until something changes. */
  of(page: string, demo: string): ViewChoices {
    const { page: open, own, all } = chosen.get();
    return open === page ? (own.get(demo) ?? all) : NONE;
  },

  set(page: string, demo: string, next: ViewChoices): void {
    const before = chosen.get().page === page ? chosen.get() : { ...nothing, page };
    chosen.set({ ...before, own: new Map(before.own).set(demo, next) });
  },

  setAll(page: string, next: ViewChoices): void {
    chosen.set({ page, all: next, own: new Map() });
  },
};
