import { act, fireEvent, screen } from '@testing-library/react';
import type { TreeDataNode } from 'antd';

/** Two levels with one node that is disabled. */
export const NODES: TreeDataNode[] = [
  {
    key: 'sales',
    title: 'Sales',
    children: [
      { key: 'east', title: 'East' },
      { key: 'west', title: 'West' },
    ],
  },
  {
    key: 'lab',
    title: 'Laboratory',
    disabled: true,
    children: [{ key: 'eastern', title: 'Eastern' }],
  },
  { key: 'legal', title: 'Legal' },
];

export const tree = () => screen.getByRole('tree');
export const row = (name: string) => {
  const found = screen
    .getAllByRole('treeitem')
    .find((item) => item.querySelector('.ant-tree-title')?.textContent === name);
  if (!found) throw new Error(`There is no node ${name}`);
  return found;
};
/** Titles of the nodes that are shown. */
export const titles = () =>
  screen
    .queryAllByRole('treeitem')
    .map((item) => item.querySelector('.ant-tree-title')?.textContent);
export const moreOf = (name: string) =>
  screen.getByRole('button', { name: `「${name}」的更多操作`, hidden: true });

/** Opens the menu of a node with the pointer. */
export const openMenu = (name: string) => fireEvent.click(moreOf(name), { detail: 1 });
export const choose = (item: string) =>
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
/** Opens or closes a node. */
export const toggle = (name: string) => {
  const switcher = row(name).querySelector('.ant-tree-switcher');
  if (!switcher) throw new Error(`${name} has no switcher`);
  fireEvent.click(switcher);
};
/** Puts the focus on the tree and goes some nodes down. */
export const goDown = (steps: number) => {
  act(() => tree().focus());
  for (let step = 0; step < steps; step += 1) fireEvent.keyDown(tree(), { key: 'ArrowDown' });
};
/** Title of the node that the keyboard is at. */
export const active = () => {
  const id = tree().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.querySelector('.ant-tree-title')?.textContent;
};
