import type { FocusEvent, HTMLAttributes, MouseEvent } from 'react';

type FocusProps = Pick<HTMLAttributes<HTMLDivElement>, 'onFocus' | 'onBlur' | 'onMouseDown'>;

/** What is known of the focus in one notice, also while it is updated. */
export interface NoticeFocus {
  /** The element of the notice, as long as it has the focus in it. */
  element?: HTMLElement;
  /** What had the focus before. */
  origin?: Element | null;
  /** Whether somebody is in the notice by keyboard, and may not lose it under the hands. */
  held: boolean;
}

/**
 * The handlers of a notice's element that follow the focus.
 *
 * @param focus What they write to.
 * @param own Those of the user, which hear of it first.
 * @param onHeld Hears that `held` has changed.
 */
export function followFocus(
  focus: NoticeFocus,
  own: FocusProps | undefined,
  onHeld: () => void,
): FocusProps {
  const hold = (held: boolean) => {
    if (focus.held === held) return;
    focus.held = held;
    onHeld();
  };
  return {
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      own?.onFocus?.(event);
      if (!focus.element) focus.origin = event.relatedTarget;
      focus.element = event.currentTarget;
      // What the mouse has clicked keeps the focus while the mouse goes elsewhere.
      hold(event.target.matches(':focus-visible'));
    },
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      own?.onBlur?.(event);
      if (event.currentTarget.contains(event.relatedTarget)) return;
      focus.element = undefined;
      hold(false);
    },
    onMouseDown: (event: MouseEvent<HTMLDivElement>) => {
      own?.onMouseDown?.(event);
      // A dialog takes back the focus that leaves it, and gives it to its first button.
      if (document.activeElement?.closest('[aria-modal="true"]')) event.preventDefault();
    },
  };
}

/** Before a notice closes: what had the focus gets it back, where it would be lost with the notice. */
export function giveFocusBack({ element, origin }: NoticeFocus): void {
  if (!element?.contains(document.activeElement)) return;
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
}
