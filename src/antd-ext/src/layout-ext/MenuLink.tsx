import type { MenuProps } from 'antd';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { MenuNode, MenuTree } from './readMenu';

interface MenuLinkProps {
  href: string;
  children: ReactNode;
}

/**
 * The text of an item as a link, for all that a browser does with one: open it in another tab, copy or show its
 * address. A plain click and the keyboard belong to the menu around it.
 */
export function MenuLink({ href, children }: MenuLinkProps): ReactNode {
  return (
    <a
      href={href}
      rel="noreferrer"
      tabIndex={-1}
      onClick={(event) => {
        if (!isForBrowser(event)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

/** For the clicks on a menu: picks the item, unless the browser opens its link elsewhere. */
export function pickByClick(
  { byId }: MenuTree,
  onPick: (node: MenuNode) => void,
): MenuProps['onClick'] {
  return ({ key, domEvent }) => {
    const node = byId.get(key);
    if (!node || isForBrowser(domEvent)) return;
    // Of Enter the browser would make a click: on the link of the item, which would pick it once more, or on what has
    // the focus by then, such as the button of a dialog.
    if (domEvent.type === 'keydown') domEvent.preventDefault();
    onPick(node);
  };
}

/** Whether the browser opens a link elsewhere by this click, also one that a user of the layout has put into a label. */
function isForBrowser(event: MouseEvent | KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const { target } = event;
  return modified && target instanceof Element && target.closest('a[href]') !== null;
}
