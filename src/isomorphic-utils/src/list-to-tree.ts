import { type AnyNode, append, copyWithout } from './_internal/nodes';
import type { TreeNode } from './_internal/tree-node';
import { walkTree } from './walk-tree';

export interface ListToTreeOptions<Item, ChildrenKey extends string = 'children'> {
  /**
   * Name of the field that identifies an item.
   *
   * @zh 标识每一项的字段名。
   * @default 'id'
   */
  key?: keyof Item & string;
  /**
   * Name of the field that holds the key of the parent.
   *
   * @zh 存放上级标识的字段名。
   * @default 'parentId'
   */
  parentKey?: keyof Item & string;
  /**
   * Name of the field for the children. Nodes without children do not have it.
   *
   * @zh 存放子节点的字段名。没有子节点的节点不含该字段。
   * @default 'children'
   */
  childrenKey?: ChildrenKey;
}

/** At most this many keys of a cycle are named in its error. */
const KEYS_NAMED = 10;

/**
 * Converts a flat list, in which each item refers to its parent, to a tree. The list can be in any order and
 * takes linear time. Nodes are copies, and siblings keep the order of the list.
 *
 * An item whose parent is not in the list becomes a root: the parent is `null`, `0` or an empty string, or
 * was removed by a filter or by missing permissions. Keys are compared strictly, so 1 and `'1'` differ.
 *
 * @zh 把带有上级标识的扁平列表转成树，不要求列表的顺序，耗时与长度成正比。节点是副本，同级保持列表的顺序。列表中找不到上级的项是根节点：包括上级为 `null`、`0`、空字符串，以及上级因筛选或权限不在列表中的情况。标识严格比较，1 与 `'1'` 不同。
 * @param list The items, in any order.
 * @zhParam list 各项，顺序不限。
 * @param options Names of the fields.
 * @zhParam options 字段名。
 * @returns The root nodes.
 * @zhReturns 根节点数组。
 * @throws {Error} If the list contains a cycle, or two items have the same key. The message names the keys.
 * @zhThrows {Error} 上下级形成循环，或两项标识相同时抛出，错误信息中列出这些标识。
 * @group tree
 * @since 0.2.0
 * @keywords 列表转树 树形结构 菜单 部门 组织架构 list to tree flat parentId menu
 * @example
 * ```ts
 * const list = [{ id: 1, parentId: 0 }, { id: 2, parentId: 1 }];
 * listToTree(list); // [{ id: 1, parentId: 0, children: [{ id: 2, parentId: 1 }] }]
 * const areas = [{ code: 'zj', up: null }, { code: 'hz', up: 'zj' }];
 * const tree = listToTree(areas, { key: 'code', parentKey: 'up', childrenKey: 'items' });
 * tree; // [{ code: 'zj', up: null, items: [{ code: 'hz', up: 'zj' }] }]
 * ```
 */
export function listToTree<Item extends object, ChildrenKey extends string = 'children'>(
  list: readonly Item[],
  options: ListToTreeOptions<Item, ChildrenKey> = {},
): TreeNode<Item, ChildrenKey>[] {
  const { key = 'id', parentKey = 'parentId', childrenKey = 'children' } = options;
  const entries = list.map((item) => toEntry(item, key, parentKey, childrenKey));
  const byKey = new Map<unknown, Entry>();
  for (const entry of entries) {
    if (entry.key === undefined || entry.key === null) continue;
    if (byKey.has(entry.key)) {
      throw new Error(`listToTree() found two items with the ${key} ${String(entry.key)}.`);
    }
    byKey.set(entry.key, entry);
  }

  const roots: Entry['node'][] = [];
  for (const { node, parent } of entries) {
    append(node, byKey.get(parent)?.node, childrenKey, roots);
  }

  const reached = new Set<object>();
  walkTree(roots, (node) => reached.add(node), { childrenKey });
  // What cannot be reached from a root is in a circle, or below one.
  const lost = entries.find(({ node }) => !reached.has(node));
  if (lost) throw new Error(describeCycle(lost, byKey));
  // The fields of each item are copied, and only the children are set again.
  return roots as TreeNode<Item, ChildrenKey>[];
}

interface Entry {
  key: unknown;
  parent: unknown;
  node: AnyNode;
}

function toEntry(item: object, key: string, parentKey: string, childrenKey: string): Entry {
  const node = copyWithout(item, childrenKey);
  return { key: node[key], parent: node[parentKey], node };
}

/** Going up from an item that no root leads to ends in the circle, and then goes round it. */
function describeCycle(lost: Entry, byKey: ReadonlyMap<unknown, Entry>): string {
  const passed = new Set<unknown>();
  let entry: Entry | undefined = lost;
  while (entry && !passed.has(entry.key)) {
    passed.add(entry.key);
    entry = byKey.get(entry.parent);
  }
  const upwards = [...passed];
  const circle = upwards.slice(upwards.indexOf(entry?.key)).map(String);
  const named = circle.length > KEYS_NAMED ? [...circle.slice(0, KEYS_NAMED), '…'] : circle;
  return `listToTree() found a cycle, each item below the next: ${[...named, circle[0]].join(' → ')}.`;
}
