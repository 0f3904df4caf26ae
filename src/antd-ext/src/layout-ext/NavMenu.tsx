import { Menu } from 'antd';
import type { ReactNode } from 'react';
import { pickByClick } from './MenuLink';
import type { MenuNode, MenuTree } from './readMenu';
import type { Standing } from './standing';
import { toItems } from './toItems';

interface NavMenuProps {
  tree: MenuTree;
  standing: Standing;
  hrefOf: (node: MenuNode) => string | undefined;
  onPick: (node: MenuNode) => void;
}

/** The first level of the menu, at the top; what does not fit is in a menu of its own at the end. */
export function NavMenu({ tree, standing, hrefOf, onPick }: NavMenuProps): ReactNode {
  const { nav, selected } = standing;
  return (
    <Menu
      mode="horizontal"
      items={toItems(tree.roots, { selected: selected?.id, around: nav?.id, hrefOf, flat: true })}
      selectedKeys={nav ? [nav.id] : []}
      onClick={pickByClick(tree, onPick)}
    />
  );
}
