import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

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

/** Whether the browser opens a link elsewhere by this click, also one that a user of the layout has put into a label. */
export function isForBrowser(event: MouseEvent | KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const modified = ctrlKey || metaKey || shiftKey || altKey;
  return modified && target instanceof Element && target.closest('a[href]') !== null;
}
