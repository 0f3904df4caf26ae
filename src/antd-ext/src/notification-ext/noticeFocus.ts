import type { HTMLAttributes } from 'react';

/** The focus inside a notification, which is kept when the notification is updated. */
export interface NoticeFocus {
  /** The root element of the notification while it contains the focus. */
  root?: HTMLElement;
  /** The element that had the focus before. */
  origin?: Element | null;
}

/** Returns props for the root element of a notification, which update `focus` and then call `onChange`. */
export function trackFocus(focus: NoticeFocus, onChange: () => void) {
  return {
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!focus.root) focus.origin = relatedTarget;
      focus.root = currentTarget;
      onChange();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      focus.root = undefined;
      onChange();
    },
    onMouseDown: (event) => {
      // A modal dialog takes back a focus that leaves it, and moves it to its first button.
      if (document.activeElement?.closest('[aria-modal="true"]')) event.preventDefault();
    },
  } satisfies HTMLAttributes<HTMLDivElement>;
}

/** Moves the focus from a notification that closes back to where it came from. */
export function restoreFocus({ root, origin }: NoticeFocus): void {
  if (!root?.contains(document.activeElement)) return;
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
}
