import type { TreeDataNode } from 'antd';
import { type Key, useEffect, useMemo, useRef, useState } from 'react';
import { useEvent } from '../_internal/useEvent';
import { warnOnce } from '../_internal/warnOnce';
import type { Fields } from './fields';
import { keysAround } from './treeIndex';

/** One menu, from being opened on. */
export interface MenuSession {
  nodeKey: Key;
  byKeyboard: boolean;
  /** Where the focus goes back to. */
  opener: HTMLElement | null;
  tree: HTMLElement | null;
  /** The nodes to go to if this one is gone, nearest first. */
  around: Key[];
  open: boolean;
  /** Whether the focus is in the menu or on its button. */
  hasFocus: boolean;
  close: () => void;
}

/** What menus tell their tree. */
export interface MenuFocus {
  open: (key: Key, button: HTMLElement, byKeyboard: boolean, close: () => void) => MenuSession;
  close: (session: MenuSession) => void;
  /** The button has left the document. */
  lose: (session: MenuSession | undefined) => void;
}

/** The node that stays active although antd forgets it, and where to go without it. */
interface Held {
  keys: Key[];
  /** Whether its menu is open. */
  open: boolean;
  /** What is to be focused. */
  focus?: HTMLElement | null;
}

interface MenuFocusOptions {
  nodes: readonly TreeDataNode[];
  fields: Fields;
  /** Whether the data has a node, shown or not. */
  isKnown: (key: Key) => boolean;
  activeKey: Key | null | undefined;
  onActiveChange: ((key: Key) => void) | undefined;
}

/**
 * Keeps the keyboard at the node whose menu was opened. When the focus comes back from a menu, antd would make the
 * first node active and scroll there.
 */
export function useMenuFocus({
  nodes,
  fields,
  isKnown,
  activeKey,
  onActiveChange,
}: MenuFocusOptions) {
  const [held, setHeld] = useState<Held>();
  const current = useRef<MenuSession>(undefined);
  const hasKey = (key: Key) => keysAround(key, nodes, fields) !== undefined;

  const open = useEvent<MenuFocus['open']>((nodeKey, button, byKeyboard, close) => {
    const { activeElement } = button.getRootNode() as Document | ShadowRoot;
    const around = keysAround(nodeKey, nodes, fields) ?? [];
    const session: MenuSession = {
      nodeKey,
      byKeyboard,
      opener: activeElement instanceof HTMLElement ? activeElement : null,
      tree: button.closest<HTMLElement>('[role="tree"]'),
      around,
      open: true,
      hasFocus: activeElement === button,
      close,
    };
    current.current = session;
    if (byKeyboard) setHeld({ keys: [nodeKey, ...around], open: true });
    return session;
  });

  const close = useEvent<MenuFocus['close']>((session) => {
    current.current = undefined;
    session.open = false;
    // At once, so that a dialog opened by an item finds the focus where it has to give it back.
    if (session.hasFocus) session.opener?.focus({ preventScroll: true });
    // Also when it has lost the focus in between, and the tree with it the active node.
    const { byKeyboard, nodeKey, around } = session;
    if (byKeyboard) setHeld({ keys: [nodeKey, ...around], open: false });
  });

  const lose = useEvent<MenuFocus['lose']>((session) => {
    if (!session) return;
    const { nodeKey, byKeyboard, around, tree, open: wasOpen, hasFocus } = session;
    // A node that was only scrolled away keeps its position.
    if (!wasOpen && hasKey(nodeKey)) return;
    if (process.env.NODE_ENV !== 'production' && wasOpen && !isKnown(nodeKey)) {
      warnOnce(
        `TreeExt closed the menu of the node "${nodeKey}", which treeData no longer has. ` +
          'If it should still be there, give it the same key on every render.',
      );
    }
    session.open = false;
    if (current.current === session) current.current = undefined;
    if (hasFocus || (wasOpen && byKeyboard)) {
      setHeld({ keys: [nodeKey, ...around], open: false, focus: hasFocus ? tree : null });
    }
  });

  const handleActiveChange = useEvent((key: Key) => {
    // The focus has only gone into the menu.
    if (held?.open) return;
    setHeld(undefined);
    onActiveChange?.(key);
  });

  useEffect(() => {
    const target = held?.focus;
    if (!target) return undefined;
    // Once antd knows the node that is active now.
    const timer = setTimeout(() => {
      if (target.ownerDocument.activeElement === target.ownerDocument.body) target.focus();
    });
    return () => clearTimeout(timer);
  }, [held]);

  const menus = useMemo(() => ({ open, close, lose }), [open, close, lose]);
  return {
    menus,
    activeKey: held ? held.keys.find(hasKey) : activeKey,
    handleActiveChange,
    closeMenu: () => current.current?.close(),
  };
}
