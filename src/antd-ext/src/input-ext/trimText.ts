import type { FocusEventHandler, KeyboardEventHandler } from 'react';
import { endsComposition } from '../_internal/endsComposition';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes the white space at both ends of a field away as if its user had done it, so that React, and a form with it,
 * hear of it by `onChange`.
 */
export function trimText(field: TextElement): void {
  const { value, selectionStart } = field;
  const trimmed = value.trim();
  if (trimmed === value || field.readOnly || field.disabled) return;
  // Past the setter of React's, which would think that it knows the text already.
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, trimmed);
  // Safari moves the focus back to a field whose selection is set, so not after leaving it.
  if (selectionStart !== null && field.ownerDocument.activeElement === field) {
    const caret = Math.max(0, selectionStart - value.indexOf(trimmed));
    field.setSelectionRange(caret, caret);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface TrimOptions<E extends TextElement> {
  trim: boolean | undefined;
  /** Enter is a new line, and nothing is trimmed by it. */
  multiline?: boolean;
  onBlur: FocusEventHandler<E> | undefined;
  onPressEnter: KeyboardEventHandler<E> | undefined;
}

/** Handlers which trim before those of the user are called, so that these find the text as it stays. */
export function trimHandlers<E extends TextElement>({
  trim = false,
  multiline = false,
  onBlur,
  onPressEnter,
}: TrimOptions<E>): { onBlur: FocusEventHandler<E>; onPressEnter: KeyboardEventHandler<E> } {
  return {
    onBlur: (event) => {
      if (trim) trimText(event.currentTarget);
      onBlur?.(event);
    },
    onPressEnter: (event) => {
      if (endsComposition(event)) return;
      if (trim && !multiline) trimText(event.currentTarget);
      onPressEnter?.(event);
    },
  };
}
