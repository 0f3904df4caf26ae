import type { TreeDataNode } from 'antd';
import type { Key } from 'react';
import { childrenOf, type Fields, keyOf } from './fields';

/** A node with its position in the tree. */
export interface Entry {
  key: Key;
  node: TreeDataNode;
  /** Where it stands, in antd's notation. */
  pos: string;
  parent: Entry | undefined;
  children: Entry[];
}

/** All nodes, each before those below it. */
export function listEntries(nodes: readonly TreeDataNode[], fields: Fields): Entry[] {
  const entries: Entry[] = [];
  const dig = (list: readonly TreeDataNode[], place: string, parent?: Entry) => {
    list.forEach((node, index) => {
      const pos = `${place}-${index}`;
      const entry: Entry = { key: keyOf(node, fields), node, pos, parent, children: [] };
      parent?.children.push(entry);
      entries.push(entry);
      dig(childrenOf(node, fields) ?? [], pos, entry);
    });
  };
  dig(nodes, '0');
  return entries;
}

/**
 * Where to go when a node is gone: the next one beside it, the one before it, or the one above.
 *
 * @returns `undefined` if there is no such node.
 */
export function keysAround(
  key: Key,
  nodes: readonly TreeDataNode[],
  fields: Fields,
  parent?: TreeDataNode,
): Key[] | undefined {
  for (const [index, node] of nodes.entries()) {
    if (keyOf(node, fields) === key) {
      return [nodes[index + 1], nodes[index - 1], parent].flatMap((near) =>
        near ? [keyOf(near, fields)] : [],
      );
    }
    const below = keysAround(key, childrenOf(node, fields) ?? [], fields, node);
    if (below) return below;
  }
  return undefined;
}

/** The checked nodes, and those with some checked below them. */
export interface Checks {
  checked: Set<Key>;
  half: Set<Key>;
}

/**
 * Works out what is checked the way antd does, but on the whole tree: antd itself only knows what it shows, and would
 * forget what a search hides. As with antd, keys without a node do not count.
 *
 * @param left The nodes that were half checked, if a check has just been taken away; else one was added.
 */
export function conduct(
  entries: readonly Entry[],
  keys: Iterable<Key>,
  left?: ReadonlySet<Key>,
): Checks {
  const known = new Set(entries.map(({ key }) => key));
  const checked = new Set([...keys].filter((key) => known.has(key)));
  const half = new Set<Key>();
  for (const entry of entries) {
    if (isFixed(entry)) continue;
    const on = checked.has(entry.key);
    for (const { key } of entry.children.filter(isFree)) {
      if (!left && on) checked.add(key);
      if (left && !on && !left.has(entry.key)) checked.delete(key);
    }
  }
  for (const entry of [...entries].reverse()) {
    const below = entry.children.filter(isFree);
    if (isFixed(entry) || !below.length) continue;
    const all = below.every(({ key }) => checked.has(key));
    if (all && !left) checked.add(entry.key);
    if (!all && left) checked.delete(entry.key);
    if (below.some(({ key }) => checked.has(key) || half.has(key))) half.add(entry.key);
  }
  for (const key of checked) half.delete(key);
  return { checked, half };
}

/** Checks a node or takes its check away. */
export function toggleCheck(
  entries: readonly Entry[],
  keys: Iterable<Key>,
  key: Key,
  on: boolean,
): Checks {
  const full = conduct(entries, [...keys, key]);
  if (on) return full;
  full.checked.delete(key);
  return conduct(entries, full.checked, full.half);
}

const isFixed = ({ node: { disabled, disableCheckbox, checkable } }: Entry) =>
  disabled || disableCheckbox || checkable === false;
const isFree = (entry: Entry) => !isFixed(entry);
