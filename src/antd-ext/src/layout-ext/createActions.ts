import { isEqual } from '@rc-component/util';
import { warnOnce } from '../_internal/warnOnce';
import { isSameAddress, isSamePage, openAddress, toPath } from './addresses';
import type { LayoutStore, StoredTab } from './layoutStore';
import { firstPage, type MenuNode, type MenuTree } from './readMenu';
import { groupsAround, type Standing } from './standing';
import type { LayoutController, LayoutExtOwnProps, LayoutTab } from './types';
import { addressOf } from './useAddress';

/** Those props of the layout on which its navigation depends. */
export type NavigationOptions = Pick<
  LayoutExtOwnProps,
  'menu' | 'history' | 'onSelect' | 'autoSelectFirstMenuOnNavbar'
>;

/** What can be done with a layout: by clicks on its parts, and by its controller. */
export interface LayoutActions {
  pick: (node: MenuNode) => void;
  pickNav: (node: MenuNode) => void;
  /** Returns the tab; `undefined` if there is none with the key. */
  pickTab: (key: string) => StoredTab | undefined;
  controller: LayoutController;
}

/** @param stand Tells how the layout stands now. */
export function createActions(
  tree: MenuTree,
  store: LayoutStore,
  { history, onSelect, autoSelectFirstMenuOnNavbar }: NavigationOptions,
  stand: () => Standing,
): LayoutActions {
  const goTo = (path: string, key: string) => {
    if (!history) return store.change({ selected: key });
    const to = toPath(path);
    // The page that is open already would be in the history twice.
    if (isSameAddress(stand().here, to)) return;
    const from = addressOf(history);
    history.push(to);
    // Else a second call in a row would start from where the first has just led away.
    if (from === addressOf(history)) store.change({ pending: to });
  };

  const pick = ({ key, item, path, mode }: Pick<MenuNode, 'key' | 'item' | 'path' | 'mode'>) => {
    // Selecting something else means that the page whose tab was to be closed stays.
    if (!store.read().pending) store.change({ closing: undefined });
    if (mode === 'push') goTo(path, key);
    if (mode === 'open') openAddress(path);
    onSelect?.({ key, item, navigationMode: mode });
  };

  const pickNav = (node: MenuNode) => {
    if (node.kind === 'leaf') return pick(node);
    const first = autoSelectFirstMenuOnNavbar && firstPage(node.children);
    // The router may refuse to go to its first page, and then it is not picked.
    store.change({ nav: first ? undefined : { id: node.id, at: stand().here } });
    if (first) pick(first);
  };

  const pickTab = (key: string) => {
    const tab = stand().tabs.find((each) => each.key === key);
    if (tab) {
      const { path, label } = tab;
      pick({ key, path, mode: 'push', item: tree.byKey.get(key)?.item ?? { key, label } });
    }
    return tab;
  };

  const removeTab = (key: string) => {
    const { tabs, activeTab } = stand();
    const index = tabs.findIndex((tab) => tab.key === key);
    const neighbour = tabs[index + 1] ?? tabs[index - 1];
    if (index < 0 || !neighbour) return;
    const isActive = activeTab?.key === key;
    if (isActive) pickTab(neighbour.key);
    const { pending, closing, tabs: all } = store.read();
    // The router may still refuse to leave the page.
    if (isActive && pending && !closing) store.change({ closing: key });
    else store.change({ tabs: all.filter((tab) => tab.key !== key) });
  };

  /** The page of a key, or that which is open; `undefined` where there is none. */
  const toTab = ({ key, label }: Partial<LayoutTab>): StoredTab | undefined => {
    const { here, selected, tabs, activeTab } = stand();
    const node = key === undefined ? selected : tree.byKey.get(key);
    const leads = node?.kind === 'leaf' && node.mode === 'push';
    const isGiven = key !== undefined;
    // A page below that of an item is another one, with the same label.
    const isOfNode = leads && (isGiven || !history || isSamePage(node.path, here));
    if (isGiven ? !isOfNode && (node || label === undefined) : here === '') return undefined;
    // Outside of the menu, too, a page has one tab, whatever its query.
    const known = [activeTab, ...tabs].find(
      (tab) => history && tab && !tree.byKey.has(tab.key) && isSamePage(tab.path, here),
    );
    const page = isOfNode ? node : { key: key ?? known?.key ?? here, path: key ?? here };
    return {
      key: page.key,
      path: page.path,
      label: label ?? node?.item.label ?? page.key,
      labelFrom: label === undefined ? node?.key : undefined,
    };
  };

  const addTab = (wanted: string | Partial<LayoutTab> = {}) => {
    const asked = typeof wanted === 'string' ? { key: wanted } : wanted;
    const tab = toTab(asked);
    if (!tab) return warnAboutTab(wanted);
    const { tabs } = store.read();
    const known = tabs.find(({ key }) => key === tab.key);
    const next = known && asked.label === undefined ? { ...known, path: tab.path } : tab;
    if (isEqual(known, next, true)) return;
    store.change({
      tabs: known ? tabs.map((each) => (each === known ? next : each)) : [...tabs, next],
    });
  };

  const controller: LayoutController = {
    activeNav: (key) => {
      const node = tree.roots.find((root) => root.key === key);
      if (node) pickNav(node);
      else warnAboutKey('activeNav', key);
    },
    activeMenu: (key) => {
      const node = tree.byKey.get(key);
      if (node?.kind === 'leaf') pick(node);
      else if (!pickTab(key)) warnAboutKey('activeMenu', key);
    },
    setOpenKey: (key) => {
      const node = key ? tree.byKey.get(key) : undefined;
      if (key && node?.kind !== 'parent') return warnAboutKey('setOpenKey', key);
      const openKeys = node ? [...groupsAround(node), node.id] : [];
      store.change({ openKeys, revealed: stand().selected?.id });
    },
    addTab,
    removeTab,
    get state() {
      const { nav, selected, openKeys, tabs } = stand();
      return {
        activeNav: nav?.key,
        activeMenu: selected?.key,
        openKeys: openKeys.map((id) => tree.byId.get(id)?.key ?? id),
        tabs: tabs.map(({ key, label }) => ({ key, label })),
      };
    },
  };

  return { pick, pickNav, pickTab, controller };
}

function warnAboutKey(method: string, key: string): void {
  if (process.env.NODE_ENV !== 'production') {
    const kinds = {
      activeNav: 'entry of the first level',
      activeMenu: 'item without children, and no tab,',
      setOpenKey: 'group',
    };
    const kind = kinds[method as keyof typeof kinds];
    warnOnce(
      `LayoutExt's ${method} knows no ${kind} with the key '${key}', so nothing happened. Pass a key of the menu.`,
    );
  }
}

function warnAboutTab(wanted: string | Partial<LayoutTab>): void {
  if (process.env.NODE_ENV !== 'production') {
    const key = typeof wanted === 'string' ? wanted : wanted.key;
    warnOnce(
      key === undefined
        ? "LayoutExt's addTab knows no current page, because nothing is selected. Pass a key, or key and label."
        : `LayoutExt's addTab knows no page with the key '${key}', so there is no tab. Pass the key of a menu item that leads to a page, or key and label.`,
    );
  }
}
