import type { TreeDataNode, TreeProps } from 'antd';
import type { Key, ReactNode } from 'react';
import { textOf } from '../_internal/textOf';

/** antd's `fieldNames` with every name filled in. */
export interface Fields {
  key: string;
  title: string;
  children: string;
}

/** Fills in antd's `fieldNames`. */
export function toFields(names: TreeProps['fieldNames'] = {}): Fields {
  return {
    key: names.key || 'key',
    title: names.title || 'title',
    children: names.children || 'children',
  };
}

/** Reads a field whose name is known only at run time. */
const read = (node: TreeDataNode, field: string): unknown => Reflect.get(node, field);

// antd reads the same fields and takes them for the same types.
export const keyOf = (node: TreeDataNode, { key }: Fields) => read(node, key) as Key;
export const titleOf = (node: TreeDataNode, { title }: Fields) =>
  read(node, title) as TreeDataNode['title'];
export const childrenOf = (node: TreeDataNode, { children }: Fields) =>
  (read(node, children) ?? undefined) as TreeDataNode[] | undefined;

/** Which of the user's nodes each copy is made of. */
const originals = new WeakMap<TreeDataNode, TreeDataNode>();

/** The user's own node, as `treeData` has it. */
export const originalOf = (node: TreeDataNode) => originals.get(node) ?? node;

/**
 * A copy of a node with other children. In a field which the node has not it is hidden, so that `{ ...node }` holds
 * only what the user wrote; antd, too, hands nodes on in this way.
 */
export function withChildren(
  node: TreeDataNode,
  field: string,
  children: TreeDataNode[] | undefined,
): TreeDataNode {
  const copy = { ...node };
  originals.set(copy, originalOf(node));
  if (Object.prototype.propertyIsEnumerable.call(node, field)) {
    return Object.assign(copy, { [field]: children });
  }
  // Most nodes are leaves, and defining a property is slow.
  return children ? Object.defineProperty(copy, field, { value: children }) : copy;
}

/** What a node shows, as antd works it out: a title that is a function comes before `titleRender`. */
export function contentOf(
  node: TreeDataNode,
  fields: Fields,
  titleRender?: TreeProps['titleRender'],
): ReactNode {
  const title = titleOf(node, fields);
  if (typeof title === 'function') return title(node);
  return titleRender ? titleRender(node) : title;
}

/** The text of a node, for searching and naming it. */
export function nodeText(
  node: TreeDataNode,
  fields: Fields,
  titleRender?: TreeProps['titleRender'],
): string {
  const title = titleOf(node, fields);
  const own = typeof title === 'function' ? '' : textOf(title);
  return own || textOf(contentOf(node, fields, titleRender));
}
