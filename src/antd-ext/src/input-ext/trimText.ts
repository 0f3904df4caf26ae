export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes the white space at both ends of a field away as if its user had done it, so that React, and a form with it,
 * hear of it by `onChange`.
 */
export function trimText(field: TextElement): void {
  const { value, selectionStart } = field;
  const trimmed = value.trim();
  if (trimmed === value || field.readOnly || field.disabled) return;
  // Past the setter of React's, which would think that it knows the text already.
  Reflect.set(Object.getPrototypeOf(field), 'value', trimmed, field);
  // Safari moves the focus back to a field whose selection is set, so not after leaving it.
  if (selectionStart !== null && field.matches(':focus')) {
    const caret = Math.max(0, selectionStart - value.indexOf(trimmed));
    field.setSelectionRange(caret, caret);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
