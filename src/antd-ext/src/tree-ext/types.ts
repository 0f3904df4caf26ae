import type { DropdownProps, GetRef, MenuProps, Tree, TreeDataNode, TreeProps } from 'antd';
import type { ReactNode } from 'react';
import type { ThemeProps } from '../_internal/ThemeProps';

/** What antd asks of a node whatever its fields are called. */
export type BasicTreeNode = Omit<TreeDataNode, 'key' | 'title' | 'children'>;

/** Handle of a tree, as antd's. */
export interface TreeExtRef extends GetRef<typeof Tree> {}

/** What a tree may be made of. */
export type AnyTreeNode = BasicTreeNode | TreeDataNode;

type MenuItem = NonNullable<MenuProps['items']>[number];

/** Items of a menu as antd takes them; what is false or missing is left out, so that `allowed && item` may be written. */
export type NodeMoreItems = readonly (MenuItem | false | '' | 0 | undefined)[];

/** A menu with more to say than its items: what antd's `Dropdown` takes. */
export interface NodeMore extends Omit<DropdownProps, 'children' | 'menu'> {
  menu?: Omit<NonNullable<DropdownProps['menu']>, 'items'> & { items?: NodeMoreItems };
}

/** What `TreeExt` adds to antd's `Tree`, or changes in it. */
export interface TreeExtOwnProps<TreeNode extends AnyTreeNode = TreeDataNode> extends ThemeProps {
  /**
   * Returns the items of a node's “more” menu, or props of antd's `Dropdown`. Without a return value or items, there is no button. It is called when a node is rendered, so with `height` only for visible nodes. The menu opens by clicking the button; `trigger` can add `'hover'` and `'contextMenu'`. If `disabled` is not set, it follows the node.
   *
   * @zh 返回节点「更多」菜单的内容：菜单项数组，或 antd `Dropdown` 的属性。没有返回值或没有菜单项时，不显示按钮。渲染节点时才调用，设置 `height` 后只对可见的节点调用。点击按钮展开，`trigger` 可以增加 `'hover'`、`'contextMenu'`；未设置 `disabled` 时跟随节点。
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function without `return` means that there is no menu.
  getNodeMore?: (node: TreeNode) => NodeMore | NodeMoreItems | false | null | undefined | void;

  /**
   * Icon of the “more” button. Three dots by default.
   *
   * @zh 「更多」按钮的图标，默认为三个点。
   */
  moreIcon?: ReactNode;

  /**
   * When the “more” buttons are visible. `'hover'`: when the node is hovered or reached by keyboard or its menu is open, and always on devices without hover.
   *
   * @zh 「更多」按钮何时可见。`'hover'`：鼠标悬停在节点上、键盘移到节点上或菜单展开时可见；不支持悬停的设备上始终可见。
   * @default 'hover'
   */
  moreVisible?: 'hover' | 'always';

  /**
   * Shows only nodes whose title contains this text, ignoring case, together with their ancestors and descendants, and expands down to the matches; the matching part is highlighted if the title is text. Expanded, selected and checked state does not change. Shows all nodes if empty.
   *
   * @zh 只显示标题中含有该文字的节点（不区分大小写），保留其上级和下级，并展开到匹配的节点；标题为文字时标出匹配的部分。已展开、选中、勾选的状态不变。为空时显示全部。
   */
  filterText?: string;

  /**
   * Whether nodes fill the whole row. On by default with `getNodeMore`, so that the “more” buttons are aligned.
   *
   * @zh 节点是否占满整行。设置了 `getNodeMore` 时默认占满，使「更多」按钮对齐。
   */
  blockNode?: boolean;
}

/** Props of `TreeExt`: all of antd's `Tree`, and its own. Nodes come from `treeData` alone; antd has given up children. */
export interface TreeExtProps<TreeNode extends AnyTreeNode = TreeDataNode>
  extends Omit<TreeProps<TreeNode>, keyof TreeExtOwnProps | 'children'>,
    TreeExtOwnProps<TreeNode> {}
