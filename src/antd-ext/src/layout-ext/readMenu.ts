import { warnOnce } from '../_internal/warnOnce';
import type { LayoutMenuItem, NavigationMode } from './types';

/** An item of the menu, put in order. */
export interface MenuNode {
  /** Its key for antd: the item's own, unless that is missing or taken. */
  id: string;
  /** Its key for the user. */
  key: string;
  item: LayoutMenuItem;
  kind: 'leaf' | 'parent' | 'group' | 'divider';
  path: string;
  mode: NavigationMode;
  children: MenuNode[];
  /** What it stands in, the outermost first. */
  around: MenuNode[];
}

export interface MenuTree {
  /** The first level, without dividers. */
  roots: MenuNode[];
  byId: ReadonlyMap<string, MenuNode>;
  /** Of several items with the same key, the first. */
  byKey: ReadonlyMap<string, MenuNode>;
  /** Items that can be the current page, which those that open a window cannot. */
  pages: MenuNode[];
}

/** Reads the menu as it was passed, with whatever is wrong in it. */
export function readMenu(menu: (LayoutMenuItem | null)[] | undefined): MenuTree {
  const byId = new Map<string, MenuNode>();
  const byKey = new Map<string, MenuNode>();

  const read = (items: (LayoutMenuItem | null)[], around: MenuNode[], place: string): MenuNode[] =>
    items.flatMap((item, index) => {
      if (!item) return [];
      const kind = kindOf(item);
      const at = `${place}-${index}`;
      const named = kind === 'leaf' || kind === 'parent';
      const key = String(item.key ?? item.path ?? at);
      if (process.env.NODE_ENV !== 'production' && named) warnAbout(item, key, byKey.has(key));
      const node: MenuNode = {
        id: byId.has(key) ? `${key}${at}` : key,
        key,
        item,
        kind,
        path: item.path ?? key,
        mode: modeOf(item),
        children: [],
        around,
      };
      byId.set(node.id, node);
      if (named && !byKey.has(key)) byKey.set(key, node);
      if (item.children) node.children = read(item.children, [...around, node], at);
      return [node];
    });

  const roots = read(menu ?? [], [], '-ext').filter(({ kind }) => kind !== 'divider');
  return {
    roots,
    byId,
    byKey,
    pages: [...byId.values()].filter(({ kind, mode }) => kind === 'leaf' && mode !== 'open'),
  };
}

/** The entry of the first level in which an item stands, or which it is. */
export const rootOf = (node: MenuNode): MenuNode => node.around[0] ?? node;

/** The first item that leads to a page and can be picked. */
export function firstPage(nodes: MenuNode[]): MenuNode | undefined {
  for (const node of nodes) {
    if (node.item.disabled) continue;
    const isPage = node.kind === 'leaf' && node.mode === 'push';
    const found = isPage ? node : firstPage(node.children);
    if (found) return found;
  }
  return undefined;
}

function kindOf({ type, children }: LayoutMenuItem): MenuNode['kind'] {
  if (type === 'group' || type === 'divider') return type;
  // Servers like to send an empty list for what has no children.
  return children?.length ? 'parent' : 'leaf';
}

const modeOf = ({ navigationMode: mode }: LayoutMenuItem): NavigationMode =>
  mode === 'open' || mode === 'none' ? mode : 'push';

function warnAbout(item: LayoutMenuItem, key: string, taken: boolean): void {
  if (item.key === undefined || item.key === null) {
    warnOnce(
      `An item of LayoutExt's menu has no key, so it is known as '${key}'. Give each item a key.`,
    );
  }
  if (taken) {
    warnOnce(
      `Several items of LayoutExt's menu have the key '${key}', so only the first one is ever selected. Give each item a key of its own, and its address as path.`,
    );
  }
  if (item.navigationMode !== undefined && item.navigationMode !== modeOf(item)) {
    warnOnce(
      `There is no navigationMode '${item.navigationMode}', so 'push' is used. Pass 'push', 'open' or 'none'.`,
    );
  }
}
