import { Menu } from 'antd';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { SlotProps } from './createSlots';
import { pickByClick } from './MenuLink';
import type { MenuNode } from './readMenu';
import { toItems } from './toItems';
import type { Navigation } from './useNavigation';

/** In px; antd's own takes a fifth of a side menu as narrow as ours, at each level. */
const INDENT = 12;

/** Whatever it stands in, side or drawer, has its own background and border. */
const BARE: CSSProperties = { background: 'none', borderInlineEnd: 'none' };

interface SideMenuProps {
  navigation: Navigation;
  /** Name of its landmark. */
  label: string;
  nodes: MenuNode[];
  /** `undefined` where the menu cannot be collapsed. */
  collapsed?: boolean;
  slot: SlotProps;
  onPick: (node: MenuNode) => void;
}

/** The menu at the side, or in the drawer of a small screen. */
export function SideMenu(props: SideMenuProps): ReactNode {
  const { navigation, label, nodes, collapsed = false, slot, onPick } = props;
  const { tree, standing, store, hrefOf } = navigation;
  const { selected, openKeys } = standing;
  // Apart from the groups: on collapsing antd reports that all are closed, and they have to be open again later.
  // https://github.com/ant-design/ant-design/issues/24967
  const [popups, setPopups] = useState<string[]>([]);
  const { className, style } = slot('menu');
  return (
    <nav aria-label={label}>
      <Menu
        className={className}
        style={{ ...BARE, ...style }}
        mode="inline"
        inlineIndent={INDENT}
        inlineCollapsed={collapsed}
        items={toItems(nodes, {
          selected: selected?.id,
          // Of a text antd shows the first letter then, and all of it beside the pointer.
          cut: collapsed,
          hrefOf: collapsed ? () => undefined : hrefOf,
        })}
        selectedKeys={selected ? [selected.id] : []}
        openKeys={collapsed ? popups : openKeys}
        onOpenChange={(keys) =>
          collapsed ? setPopups(keys) : store.change({ openKeys: keys, revealed: selected?.id })
        }
        onClick={pickByClick(tree, onPick)}
      />
    </nav>
  );
}
