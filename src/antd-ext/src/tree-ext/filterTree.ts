import type { TreeDataNode } from 'antd';
import type { Key } from 'react';
import { childrenOf, type Fields, keyOf, withChildren } from './fields';

/**
 * Where a node keeps the children that the search lets through. Its own stay where they are, so that handlers which
 * look into the node find all of them.
 */
export const SHOWN_CHILDREN = 'shownChildren';

interface FilteredTree {
  nodes: TreeDataNode[];
  /** The nodes with a hit somewhere below them. */
  open: Set<Key>;
}

interface Kept {
  kept: TreeDataNode[];
  /** Whether one of them is a hit. */
  found: boolean;
}

/** Keeps the nodes that match, and all that is above and below them. */
export function filterTree(
  nodes: readonly TreeDataNode[],
  fields: Fields,
  matches: (node: TreeDataNode) => boolean,
): FilteredTree {
  const open = new Set<Key>();
  const dig = (list: readonly TreeDataNode[], all: boolean): Kept => {
    const kept: TreeDataNode[] = [];
    let found = false;
    for (const node of list) {
      const hit = matches(node);
      const children = childrenOf(node, fields);
      const below = dig(children ?? [], all || hit);
      if (below.found) open.add(keyOf(node, fields));
      if (all || hit || below.found) {
        kept.push(withChildren(node, SHOWN_CHILDREN, children && below.kept));
      }
      found ||= hit || below.found;
    }
    return { kept, found };
  };
  return { nodes: dig(nodes, false).kept, open };
}
