import { useEffect, useInsertionEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { isHarmless, pageOf, toPath } from './addresses';
import { createActions, type NavigationOptions } from './createActions';
import type { LayoutStore } from './layoutStore';
import { type MenuNode, readMenu } from './readMenu';
import { standingOf } from './standing';
import { addressOf, useAddress } from './useAddress';

/** The layout's navigation: how it stands, and what can be done. */
export function useNavigation(store: LayoutStore, options: NavigationOptions) {
  const { menu, history } = options;
  const tree = useMemo(() => readMenu(menu), [menu]);
  const address = useAddress(history);
  const memory = useSyncExternalStore(store.subscribe, store.read, store.read);
  const standing = standingOf(tree, memory, address);
  // Read at the time of a call: of two calls in a row, the second has to see what the first has done.
  const stand = () =>
    standingOf(tree, store.read(), history && (store.read().pending ?? addressOf(history)));
  const actions = createActions(tree, store, options, stand);

  const mounted = useRef(actions.controller);
  // Both before the effects of what is inside, which may call the controller already.
  useInsertionEffect(() => {
    mounted.current = actions.controller;
  });
  useInsertionEffect(() => store.connect(mounted), [store]);

  // What was there on arriving is kept: groups that opened by themselves, and the navigation that led here.
  useEffect(() => {
    // Several with the same controller would undo what the others have kept, for ever.
    if (store.last() !== mounted) return;
    const { nav: picked, tabs, closing } = store.read();
    const { here, selected, nav, openKeys, activeTab } = standingOf(tree, store.read(), address);
    store.change({
      // What was picked for another address must not come back with it.
      nav: picked?.at === here ? picked : undefined,
      lastNav: nav?.id,
      openKeys,
      revealed: selected?.id,
      // A push that was refused is told by nobody.
      pending: undefined,
      ...(closing &&
        closing !== activeTab?.key && {
          closing: undefined,
          // The last one stays, also if the others have gone meanwhile.
          tabs: tabs.length > 1 ? tabs.filter(({ key }) => key !== closing) : tabs,
        }),
    });
  });

  const hrefOf = ({ kind, mode, path, item }: MenuNode): string | undefined => {
    if (kind !== 'leaf' || item.disabled) return undefined;
    if (mode === 'open') return isHarmless(path) ? path : undefined;
    return mode === 'push' ? history?.createHref?.(toPath(path)) : undefined;
  };

  const page = address && pageOf(address);

  return { tree, standing, actions, store, page, hrefOf };
}

export type Navigation = ReturnType<typeof useNavigation>;
