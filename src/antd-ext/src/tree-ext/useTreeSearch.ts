import type { TreeDataNode, TreeProps } from 'antd';
import { type Key, useMemo, useState } from 'react';
import { useEvent } from '../_internal/useEvent';
import { type Fields, nodeText } from './fields';
import { filterTree, SHOWN_CHILDREN } from './filterTree';
import { conduct, type Entry, listEntries, toggleCheck } from './treeIndex';
import type { TreeExtProps } from './types';

const NO_KEYS: Key[] = [];
const NO_NODES: TreeDataNode[] = [];

/** Nodes opened and closed by hand while one text is searched for. */
interface ByHand {
  search: string;
  open: ReadonlyMap<Key, boolean>;
}

interface TreeSearch {
  /** What is searched for, in lower case. */
  search: string;
  /** Whether the tree has ever been one that can be searched. */
  searchable: boolean;
  /** The nodes to show. */
  nodes: TreeDataNode[] | undefined;
  /** Their fields. */
  fields: Fields;
  /** What antd has to be told in place of the user's own props. */
  control: TreeProps;
}

/**
 * Shows what `filterText` lets through without losing what it hides. antd forgets the state of nodes that it does not
 * show, so for a tree that can be searched what is expanded and checked is kept here, for the whole tree.
 */
export function useTreeSearch(props: TreeExtProps, fields: Fields): TreeSearch {
  const { treeData, filterText, titleRender } = props;
  const search = filterText?.trim().toLowerCase() ?? '';
  const nodes = treeData ?? NO_NODES;
  const [expanded, setExpanded] = useState<Key[]>();
  const [checked, setChecked] = useState<Key[]>();
  const [byHand, setByHand] = useState<ByHand>({ search, open: new Map() });
  // Once it could be searched a tree stays under control: antd would keep what the search expanded.
  const [searchable, setSearchable] = useState(false);
  const starts = filterText !== undefined && !searchable;
  if (starts) setSearchable(true);

  const entries = useMemo(
    () => (searchable ? listEntries(nodes, fields) : []),
    [searchable, nodes, fields],
  );
  if (starts && !expanded) setExpanded(initialKeys(props, listEntries(nodes, fields)));
  const found = useMemo(
    () =>
      search
        ? filterTree(nodes, fields, (node) =>
            nodeText(node, fields, titleRender).toLowerCase().includes(search),
          )
        : undefined,
    [search, nodes, fields, titleRender],
  );
  const shownFields = useMemo(
    () => (found ? { ...fields, children: SHOWN_CHILDREN } : fields),
    [found, fields],
  );

  const own = props.expandedKeys ?? expanded ?? NO_KEYS;
  const shownKeys = useMemo(() => {
    if (!found) return own;
    const keys = new Set([...own, ...found.open]);
    for (const [key, open] of byHand.search === search ? byHand.open : []) {
      if (open) keys.add(key);
      else keys.delete(key);
    }
    return [...keys];
  }, [found, own, byHand, search]);

  const expand = useEvent((key: Key, open: boolean) => {
    const rest = own.filter((other) => other !== key);
    const next = open ? [...rest, key] : rest;
    const before = byHand.search === search ? byHand.open : [];
    setByHand({ search, open: new Map([...before, [key, open]]) });
    return next;
  });
  const onExpand: TreeProps['onExpand'] = (keys, info) => {
    const next = searchable ? expand(info.node.key, info.expanded) : keys;
    setExpanded(next);
    props.onExpand?.(next, info);
  };

  const given = listOf(props.checkedKeys) ?? checked ?? listOf(props.defaultCheckedKeys) ?? NO_KEYS;
  const conducts = searchable && Boolean(props.checkable) && !props.checkStrictly;
  const checks = useMemo(
    () => (conducts ? conduct(entries, given) : undefined),
    [conducts, entries, given],
  );
  /** The nodes with one of these keys, also those that the search hides. */
  const entriesOf = (keys: Iterable<Key>) => {
    const wanted = new Set(keys);
    return entries.filter(({ key }) => wanted.has(key));
  };
  const onCheck: TreeProps['onCheck'] = (keys, info) => {
    if (!checks) {
      const list = listOf(keys) ?? NO_KEYS;
      setChecked(list);
      const checkedNodes = nodesOf(entriesOf(list));
      props.onCheck?.(keys, searchable ? { ...info, checkedNodes } : info);
      return;
    }
    const next = toggleCheck(entries, checks.checked, info.node.key, info.checked);
    const all = entriesOf(next.checked);
    setChecked([...next.checked]);
    props.onCheck?.([...next.checked], {
      ...info,
      checkedNodes: nodesOf(all),
      checkedNodesPositions: all.map(({ node, pos }) => ({ node, pos })),
      halfCheckedKeys: [...next.half],
    });
  };
  const onSelect: TreeProps['onSelect'] = (keys, info) => {
    const selectedNodes = nodesOf(entriesOf(keys));
    props.onSelect?.(keys, searchable ? { ...info, selectedNodes } : info);
  };
  const { loadData } = props;
  const load: TreeProps['loadData'] = (node) => {
    const promise = Promise.resolve(loadData?.(node));
    // antd closes a node that could not be loaded, unless it is under control, and would try again at once.
    promise.catch(() => setExpanded(expand(node.key, false)));
    return promise;
  };

  return {
    search,
    searchable,
    nodes: found?.nodes ?? treeData,
    fields: shownFields,
    control: {
      onExpand,
      onCheck,
      ...(searchable && {
        expandedKeys: shownKeys,
        onSelect,
        // A change of the text expands and filters at once, and antd would show the old nodes until it has moved.
        motion: false,
        ...(loadData && { loadData: load }),
      }),
      ...(checks && {
        checkStrictly: true,
        checkedKeys: { checked: [...checks.checked], halfChecked: [...checks.half] },
      }),
    },
  };
}

const nodesOf = (entries: readonly Entry[]) => entries.map(({ node }) => node);

function listOf(keys: TreeProps['checkedKeys']): Key[] | undefined {
  return keys && !Array.isArray(keys) ? keys.checked : keys;
}

/** What antd expands at first. */
function initialKeys(props: TreeExtProps, entries: readonly Entry[]): Key[] {
  const { defaultExpandAll, defaultExpandedKeys = NO_KEYS, defaultExpandParent = true } = props;
  if (defaultExpandAll) {
    return entries.flatMap(({ key, children }) => (children.length ? [key] : []));
  }
  if (!defaultExpandParent && !props.autoExpandParent) return defaultExpandedKeys;
  const keys = new Set(defaultExpandedKeys);
  for (const { key, parent } of [...entries].reverse()) {
    if (parent && keys.has(key)) keys.add(parent.key);
  }
  return [...keys];
}
