import { Menu } from 'antd';
import type { ReactNode } from 'react';
import { pickByClick } from './MenuLink';
import { toItems } from './toItems';
import type { Navigation } from './useNavigation';

/** The first level of the menu, at the top; what does not fit is in a menu of its own at the end. */
export function NavMenu({ tree, standing, actions, hrefOf }: Navigation): ReactNode {
  const { nav, selected } = standing;
  return (
    <Menu
      mode="horizontal"
      items={toItems(tree.roots, { selected: selected?.id, around: nav?.id, hrefOf })}
      selectedKeys={nav ? [nav.id] : []}
      onClick={pickByClick(tree, actions.pickNav)}
    />
  );
}
