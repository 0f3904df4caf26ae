/**
 * Copies text through a selected text area and `document.execCommand('copy')`, which is deprecated but the
 * only way on pages without the Clipboard API.
 *
 * @param text The text to copy; an empty one cannot be selected and gives `false`.
 * @returns Whether the browser copied it.
 */
export function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const restoreSelection = keepSelection(document.getSelection());
  const area = document.createElement('textarea');
  area.value = text;
  // Keeps the keyboard of a phone closed.
  area.readOnly = true;
  // Fixed, so that the page does not scroll; 16px, because iOS zooms into smaller fields.
  area.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px';
  // A listener of the page may rewrite what is copied; this copy is not the reader's own.
  area.addEventListener('copy', (event) => event.stopPropagation());
  // A modal dialog makes all outside it inert, or pulls the focus back at once.
  (focused?.closest('dialog, [role="dialog"]') ?? document.body).append(area);
  try {
    area.focus({ preventScroll: true });
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    restoreSelection();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Returns a function which selects again what is selected now. Hidden frames of Firefox have no selection. */
function keepSelection(selection: Selection | null): () => void {
  if (!selection) return () => {};
  const ranges = Array.from({ length: selection.rangeCount }, (_, index) =>
    selection.getRangeAt(index),
  );
  return () => {
    selection.removeAllRanges();
    for (const range of ranges) selection.addRange(range);
  };
}
