'use client';

import type { TreeDataNode } from 'antd';
import type { ReactElement, RefAttributes } from 'react';
import { PlainTree } from './TreeExt';
import type { AnyTreeNode, TreeExtProps, TreeExtRef } from './types';

/** What `forwardRef` loses: the type of the nodes follows from the props. */
type TreeComponent = <TreeNode extends AnyTreeNode = TreeDataNode>(
  props: TreeExtProps<TreeNode> & RefAttributes<TreeExtRef>,
) => ReactElement;

/**
 * antd's `Tree` with a “more” menu on its nodes and a search that keeps what leads to a hit. Everything that antd's
 * `Tree` takes goes through, and so does its ref.
 *
 * @example
 * ```tsx
 * import { TreeExt } from '@mtools/antd-ext';
 *
 * <TreeExt
 *   treeData={[{ key: 'sales', title: 'Sales' }]}
 *   getNodeMore={(node) => [{ key: 'rename', label: 'Rename', onClick: () => rename(node.key) }]}
 * />;
 * ```
 */
// The type parameter only names what the component passes through unread.
export const TreeExt = PlainTree as unknown as TreeComponent;

export type * from './types';
