import { Menu } from 'antd';
import type { ReactNode } from 'react';
import type { MenuNode } from './readMenu';
import type { Standing } from './standing';
import { toItems } from './toItems';

interface NavMenuProps {
  roots: MenuNode[];
  standing: Standing;
  onPick: (node: MenuNode) => void;
}

/** The first level of the menu, at the top; what does not fit is in a menu of its own at the end. */
export function NavMenu({ roots, standing, onPick }: NavMenuProps): ReactNode {
  const { nav, selected } = standing;
  return (
    <Menu
      mode="horizontal"
      items={toItems(roots, selected?.id, 1)}
      selectedKeys={nav ? [nav.id] : []}
      onClick={({ key }) => {
        const node = roots.find(({ id }) => id === key);
        if (node) onPick(node);
      }}
    />
  );
}
