import type { DropdownProps } from 'antd';
import { createContext, type ReactNode } from 'react';
import type { Fields } from './fields';
import type { TreeExtOwnProps } from './types';
import type { MenuFocus } from './useMenuFocus';

/** What the nodes of a tree have in common. */
export interface TreeExtContextValue {
  getNodeMore: TreeExtOwnProps['getNodeMore'];
  moreIcon: ReactNode;
  /** Class name of the button. */
  moreClass: string;
  /** Text of the button's name, with `{title}` for that of its node. */
  moreText: string;
  placement: DropdownProps['placement'];
  getPopupContainer: DropdownProps['getPopupContainer'];
  /** Whether the whole tree is disabled. */
  disabled: boolean;
  draggable: boolean;
  fields: Fields;
  /** What is searched for, in lower case; empty when nothing is, `undefined` as long as nothing ever was. */
  search: string | undefined;
  menus: MenuFocus;
}

export const TreeExtContext = createContext<TreeExtContextValue | undefined>(undefined);
