import { findByPath } from './addresses';
import type { Memory, StoredTab } from './layoutStore';
import { type MenuNode, type MenuTree, rootOf } from './readMenu';

/** What follows from the menu, the address and what the layout remembers. */
export interface Standing {
  /** Where the application is: the address, or without a history the key of what is selected. */
  here: string;
  selected: MenuNode | undefined;
  /** The entry of the first level that is picked or holds what is selected. */
  nav: MenuNode | undefined;
  openKeys: string[];
  tabs: StoredTab[];
  activeTab: StoredTab | undefined;
}

/** How the layout stands at a given time. */
export function standingOf(tree: MenuTree, memory: Memory, address: string | undefined): Standing {
  const tabs = memory.tabs.map((tab) => relabel(tab, tree));
  const selected =
    address === undefined ? tree.byKey.get(memory.selected ?? '') : findByPath(tree.pages, address);
  const here = address ?? memory.selected ?? '';
  const picked = memory.nav?.at === here ? tree.byId.get(memory.nav.id) : undefined;
  const last = tree.byId.get(memory.lastNav ?? '');
  return {
    here,
    selected,
    nav: picked ?? (selected ? rootOf(selected) : last),
    // At once, not by an effect: otherwise the groups would be closed at first, and on a server for good.
    openKeys:
      selected && memory.revealed !== selected.id
        ? [...new Set([...memory.openKeys, ...groupsAround(selected)])]
        : memory.openKeys,
    tabs,
    activeTab:
      address === undefined
        ? tabs.find(({ key }) => key === memory.selected)
        : findByPath(tabs, address),
  };
}

/** A menu in another language has other labels; of an item that is gone, the last one stays. */
function relabel(tab: StoredTab, tree: MenuTree): StoredTab {
  const item = tree.byKey.get(tab.labelFrom ?? '')?.item;
  return { ...tab, label: item?.label ?? tab.label };
}

export const groupsAround = ({ around }: MenuNode): string[] =>
  around.filter(({ kind }) => kind === 'parent').map(({ id }) => id);
