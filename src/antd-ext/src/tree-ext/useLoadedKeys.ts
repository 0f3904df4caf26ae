import type { TreeDataNode, TreeProps } from 'antd';
import { type Key, useRef, useState } from 'react';
import type { Fields } from './fields';
import { listEntries } from './treeIndex';

/** How often antd tries a node that is open. */
const MAX_TRIES = 10;

type LoadProps = Pick<TreeProps, 'treeData' | 'loadData' | 'loadedKeys' | 'onLoad'>;

/**
 * Keeps which nodes have been loaded. antd remembers them by their keys for ever, so a node that has lost its children with
 * fresh `treeData` would stay open and empty. One that was empty when it was loaded stays loaded: it would be asked for
 * again and again.
 *
 * @returns What antd is told.
 */
export function useLoadedKeys(
  { treeData, loadData, loadedKeys, onLoad }: LoadProps,
  fields: Fields,
): LoadProps {
  const [loaded, setLoaded] = useState<Key[]>([]);
  const add = (key: Key) => setLoaded((keys) => [...keys, key]);
  const failures = useRef(new Map<Key, number>());
  const [known, setKnown] = useState(treeData);
  if (known !== treeData) {
    setKnown(treeData);
    if (loaded.length) {
      const before = parentsIn(known, fields);
      const now = parentsIn(treeData, fields);
      setLoaded(loaded.filter((key) => now.has(key) || !before.has(key)));
    }
  }
  if (!loadData || loadedKeys) return {};

  return {
    loadedKeys: loaded,
    onLoad: (keys, info) => {
      // Two that arrive at once do not know of each other.
      add(info.node.key);
      onLoad?.(keys, info);
    },
    loadData: (node) => {
      const { key } = node;
      const promise = Promise.resolve(loadData(node));
      promise.catch(() => {
        const count = (failures.current.get(key) ?? 0) + 1;
        failures.current.set(key, count);
        // antd would give up by itself if it kept the keys.
        if (count >= MAX_TRIES) add(key);
      });
      return promise;
    },
  };
}

/** Keys of the nodes that have children. */
const parentsIn = (nodes: readonly TreeDataNode[] = [], fields: Fields) =>
  new Set(
    listEntries(nodes, fields).flatMap(({ key, children }) => (children.length ? [key] : [])),
  );
