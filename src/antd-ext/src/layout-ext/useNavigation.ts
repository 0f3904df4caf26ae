import { useEffect, useInsertionEffect, useMemo, useSyncExternalStore } from 'react';
import { isHarmless, toPath } from './addresses';
import { createActions } from './createActions';
import type { LayoutStore } from './layoutStore';
import { type MenuNode, readMenu } from './readMenu';
import { standingOf } from './standing';
import type { LayoutExtOwnProps } from './types';
import { addressOf, useAddress } from './useAddress';

type Options = Pick<
  LayoutExtOwnProps,
  'menu' | 'history' | 'onSelect' | 'autoSelectFirstMenuOnNavbar'
>;

/** The layout's navigation: how it stands, and what can be done. */
export function useNavigation(
  store: LayoutStore,
  { menu, history, onSelect, autoSelectFirstMenuOnNavbar = false }: Options,
) {
  const tree = useMemo(() => readMenu(menu), [menu]);
  const address = useAddress(history);
  const memory = useSyncExternalStore(store.subscribe, store.read, store.read);
  const standing = standingOf(tree, memory, address);
  const actions = createActions({
    tree,
    store,
    history,
    onSelect,
    autoSelectFirstMenuOnNavbar,
    // Read at the time of a call: of two calls in a row, the second has to see what the first has done.
    stand: () => standingOf(tree, store.read(), history && addressOf(history)),
  });

  // Before the effects of what is inside, which may call the controller already.
  useInsertionEffect(() => store.connect(actions.controller));

  // What was there on arriving is kept: groups that opened by themselves, and the navigation that led here.
  useEffect(() => {
    const { here, selected, nav, openKeys } = standingOf(tree, store.read(), address);
    const picked = store.read().nav;
    store.change({
      // What was picked for another address must not come back with it.
      nav: picked?.at === here ? picked : undefined,
      lastNav: nav?.id,
      openKeys,
      revealed: selected?.id,
    });
  });

  const hrefOf = ({ kind, mode, path, item }: MenuNode): string | undefined => {
    if (kind !== 'leaf' || item.disabled) return undefined;
    if (mode === 'open') return isHarmless(path) ? path : undefined;
    return mode === 'push' ? history?.createHref?.(toPath(path)) : undefined;
  };

  return { tree, standing, actions, store, hrefOf };
}

export type Navigation = ReturnType<typeof useNavigation>;
