import { Dropdown } from 'antd';
import {
  type FocusEvent,
  type Key,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useEvent } from '../_internal/useEvent';
import { TREE_MENU_CLOSE_S, TREE_MENU_OPEN_S } from '../constants';
import { MenuAnchor } from './MenuAnchor';
import type { TreeExtContextValue } from './TreeExtContext';
import type { NodeMore } from './types';
import type { MenuSession } from './useMenuFocus';

interface MoreButtonProps {
  /** What the tree has for all its buttons. */
  shared: TreeExtContextValue;
  nodeKey: Key;
  /** Title of the node. */
  name: string;
  more: NodeMore;
  /** Whether the node is disabled. */
  fixed: boolean | undefined;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** antd's `Dropdown` counts in seconds. */
const MS = 1000;

/**
 * The button at the end of a node. Its menu is mounted when it is opened for the first time, because a `Dropdown` for
 * each of many nodes is what makes trees slow. The menu is a React child of the button, so its events pass through
 * here, and none of them reaches the node.
 */
export function MoreButton({ shared, nodeKey, name, more, fixed }: MoreButtonProps) {
  const [opened, setOpened] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const session = useRef<MenuSession>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { menus } = shared;
  const triggers = more.trigger ?? ['click'];
  const disabled = more.disabled ?? (shared.disabled || Boolean(fixed));
  const open = !disabled && (more.open ?? opened ?? false);

  // Timers and the tree call it later, when the menu may be open or not.
  const change = useEvent(
    (next: boolean, source: 'trigger' | 'menu' = 'trigger', byKeyboard = false) => {
      clearTimeout(timer.current);
      if (next === open || (next && disabled)) return;
      if (next && button.current) {
        session.current = menus.open(nodeKey, button.current, byKeyboard, () => change(false));
      }
      if (!next && session.current) menus.close(session.current);
      setOpened(next);
      more.onOpenChange?.(next, { source });
    },
  );
  // Its props have closed it, or have not let it open.
  useEffect(() => {
    if (open || !session.current?.open) return;
    menus.close(session.current);
    setOpened(false);
  });
  const changeLater = (next: boolean, seconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => button.current && change(next), seconds * MS);
  };
  const hover = (next: boolean, seconds: number) =>
    triggers.includes('hover') ? () => changeLater(next, seconds) : undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    // The keyboard and calls of `click()` click without a pointer.
    if (isOwn(event)) change(!open, 'trigger', event.detail === 0);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // The item has been picked. The browser would go on to click what has the focus by then, as a dialog's Cancel.
    if (event.key === 'Enter' && isItem(event.target)) event.preventDefault();
    // antd waits for these two at the window; in the tree the second one is the button's.
    const isForAntd = event.key === 'Escape' || (event.key === 'Tab' && !isOwn(event));
    if (!isForAntd) event.stopPropagation();
  };
  const handleContextMenu = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOwn(event)) return;
    event.stopPropagation();
    // On some systems the key that opened our menu asks for the browser's, too, when it is let go.
    if (event.button !== RIGHT_BUTTON) event.preventDefault();
  };
  const noteFocus = (event: FocusEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (!session.current) return;
    session.current.hasFocus = event.type === 'focus';
    // From a submenu rc-menu goes up to its parent, also when both have closed, and there the focus would be lost.
    if (session.current.hasFocus && !open && !isOwn(event)) menus.close(session.current);
  };

  return (
    <button
      ref={button}
      type="button"
      className={shared.moreClass}
      // The tree is one stop for the Tab key, unless it is disabled and the menu is not.
      tabIndex={shared.disabled && !disabled ? 0 : -1}
      aria-label={shared.moreText.replace('{title}', () => name)}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-keyshortcuts="Shift+F10"
      // Not `disabled`, because then the click would be the node's.
      aria-disabled={disabled || undefined}
      data-context-menu={triggers.includes('contextMenu') || undefined}
      // Being draggable itself, the button can refuse; else the node would be dragged by it.
      draggable={shared.draggable || undefined}
      onDragStart={refuseDrag}
      onClick={handleClick}
      onDoubleClick={stop}
      onKeyDown={handleKeyDown}
      onContextMenu={handleContextMenu}
      onMouseMove={stopFromMenu}
      onMouseEnter={hover(true, more.mouseEnterDelay ?? TREE_MENU_OPEN_S)}
      onMouseLeave={hover(false, more.mouseLeaveDelay ?? TREE_MENU_CLOSE_S)}
      onFocus={noteFocus}
      onBlur={noteFocus}
    >
      {shared.moreIcon}
      {(opened !== undefined || open) && (
        <Dropdown
          placement={shared.placement}
          getPopupContainer={shared.getPopupContainer}
          autoFocus={session.current?.byKeyboard}
          {...more}
          menu={more.menu && { ...more.menu, items: more.menu.items?.map((item) => item || null) }}
          // The button does what opens it; this is for clicks beside it.
          trigger={['click']}
          disabled={false}
          open={open}
          onOpenChange={(next, { source }) => change(next, source)}
        >
          <MenuAnchor button={button} onGone={() => menus.lose(session.current)} />
        </Dropdown>
      )}
    </button>
  );
}

const RIGHT_BUTTON = 2;

/** Whether something happened to the button itself and not in its menu, which is elsewhere in the document. */
function isOwn({ currentTarget, target }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** Whether the keyboard is at an item of the menu, and not at a link or a field in it. */
function isItem(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('role') === 'menuitem';
}

function stopFromMenu(event: SyntheticEvent): void {
  if (!isOwn(event)) event.stopPropagation();
}

function refuseDrag(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
