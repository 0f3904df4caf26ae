import { isEqual } from '@rc-component/util';
import { warnOnce } from '../_internal/warnOnce';
import type { LayoutController, LayoutState } from './types';

/** A tab with the path to which it leads. */
export interface StoredTab extends Required<Pick<LayoutState['tabs'][number], 'key' | 'label'>> {
  path: string;
  /** Key of the item from which its label comes; `undefined` where the caller gave one. */
  labelFrom: string | undefined;
}

/** What the layout remembers; everything else follows from its props. */
export interface Memory {
  /** Key of what is selected, for a layout without `history`. */
  selected?: string;
  /** An entry of the navigation that was picked while that address was selected. */
  nav?: { id: string; at: string };
  /** The entry of the navigation that was shown last, for addresses which belong to none. */
  lastNav?: string;
  /** Ids of the open groups. */
  openKeys: string[];
  /** Id of the selected item around which groups have been opened. */
  revealed?: string;
  tabs: StoredTab[];
  /** Key of the tab that goes as soon as its page is left. */
  closing?: string;
  /** An address that was pushed in this moment and is not open yet, because the router goes there later. */
  pending?: string;
}

export interface LayoutStore {
  subscribe: (onChange: () => void) => () => void;
  read: () => Memory;
  change: (part: Partial<Memory>) => void;
  /** Lets a mounted layout handle calls. Returns the function that ends it. */
  connect: (mounted: MountedLayout) => () => void;
  /** The layout that handles calls: of several, the last mounted. */
  last: () => MountedLayout | undefined;
}

/** A layout that is mounted, with what it can do now. */
export interface MountedLayout {
  current: LayoutController;
}

export interface LayoutBase {
  controller: LayoutController;
  store: LayoutStore;
}

const bases = new WeakMap<LayoutController, LayoutBase>();

/** What is behind a controller; `undefined` for an object that was not made here. */
export const baseOf = (controller: LayoutController): LayoutBase | undefined =>
  bases.get(controller);

/**
 * Makes a controller with its store. It is no state of React's, because two calls in a row have to see each other's
 * effect: a tab that was just added can be removed.
 */
export function createLayout(): LayoutBase {
  let memory: Memory = { openKeys: [], tabs: [] };
  const listeners = new Set<() => void>();
  const connected: MountedLayout[] = [];
  let wasConnected = false;

  const store: LayoutStore = {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    read: () => memory,
    change: (part) => {
      const next = { ...memory, ...part };
      if (isEqual(memory, next, true)) return;
      memory = next;
      for (const listener of listeners) listener();
    },
    last: () => connected[connected.length - 1],
    connect: (mounted) => {
      connected.push(mounted);
      if (process.env.NODE_ENV !== 'production') {
        wasConnected = true;
        // One that takes the place of another is there before that has gone.
        queueMicrotask(() => {
          if (connected.length < 2) return;
          warnOnce(
            'Several LayoutExt have the same controller, so its calls reach only the last one. Call LayoutExt.useLayout() once for each.',
          );
        });
      }
      return () => connected.splice(connected.indexOf(mounted), 1);
    },
  };

  const actions = (): LayoutController | undefined => {
    const mounted = store.last();
    // Once it is gone, the pages that leave with it take back what they have added.
    if (process.env.NODE_ENV !== 'production' && !mounted && !wasConnected) {
      warnOnce(
        'A controller of LayoutExt was called while no layout has it, so nothing happened. Pass it as layout={layout}, and call it after mounting.',
      );
    }
    return mounted?.current;
  };

  const controller: LayoutController = {
    activeNav: (key) => actions()?.activeNav(key),
    activeMenu: (key) => actions()?.activeMenu(key),
    setOpenKey: (key) => actions()?.setOpenKey(key),
    addTab: (tab) => actions()?.addTab(tab),
    removeTab: (key) => actions()?.removeTab(key),
    get state() {
      const none = { activeNav: undefined, activeMenu: undefined, openKeys: [], tabs: [] };
      return store.last()?.current.state ?? none;
    },
  };
  const base = { controller, store };
  bases.set(controller, base);
  return base;
}
