import type { MenuProps } from 'antd';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { MenuNode, MenuTree } from './readMenu';

/** It also tells our links from those that a user of the layout has put into a label. */
const REL = 'noreferrer';

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
      rel={REL}
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
    const link = linkOf(domEvent);
    // A router's link in the label leads there already.
    const isOpened = domEvent.defaultPrevented && link && link.rel !== REL;
    // Of Enter the browser would make a click: on the link of the item, which would pick it once more, or on what has
    // the focus by then, such as the button of a dialog.
    if (domEvent.type === 'keydown') domEvent.preventDefault();
    onPick(isOpened ? { ...node, mode: 'none' } : node);
  };
}

/** Whether the browser opens a link elsewhere by this click, also one that a user of the layout has put into a label. */
function isForBrowser(event: MouseEvent | KeyboardEvent) {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return modified && linkOf(event);
}

// Not by `instanceof`: the layout may be in the document of another window, with an `Element` of its own.
const linkOf = ({ target }: MouseEvent | KeyboardEvent) =>
  (target as Element).closest<HTMLAnchorElement>('a[href]');
