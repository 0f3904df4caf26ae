import { Menu } from 'antd';
import type { ReactNode } from 'react';
import { isForBrowser } from './MenuLink';
import type { MenuNode } from './readMenu';
import type { Standing } from './standing';
import { toItems } from './toItems';

interface NavMenuProps {
  roots: MenuNode[];
  standing: Standing;
  hrefOf: (node: MenuNode) => string | undefined;
  onPick: (node: MenuNode) => void;
}

/** The first level of the menu, at the top; what does not fit is in a menu of its own at the end. */
export function NavMenu({ roots, standing, hrefOf, onPick }: NavMenuProps): ReactNode {
  const { nav, selected } = standing;
  return (
    <Menu
      mode="horizontal"
      items={toItems(roots, { selected: selected?.id, hrefOf, flat: true })}
      selectedKeys={nav ? [nav.id] : []}
      onClick={({ key, domEvent }) => {
        const node = roots.find(({ id }) => id === key);
        if (node && !isForBrowser(domEvent)) onPick(node);
      }}
    />
  );
}
