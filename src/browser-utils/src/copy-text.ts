import { copyBySelection } from './copy-by-selection';

/**
 * Copies text to the clipboard: with the Clipboard API where the page may use it, else (on plain http
 * pages, or when permission is denied) by selecting the text and running the browser's copy command.
 * Focus and selection are as before afterwards. Call it from a click or a key press: browsers refuse
 * to copy without one.
 *
 * @param text The text to copy.
 * @returns `true` when the text is on the clipboard, `false` when the browser refused or there is none
 * (on a server). Never rejects.
 * @example
 * ```ts
 * button.addEventListener('click', async () => {
 *   button.textContent = (await copyText('pnpm dev')) ? 'Copied' : 'Copy failed';
 * });
 * ```
 */
export async function copyText(text: string): Promise<boolean> {
  if (typeof document === 'undefined') return false;
  try {
    // Outside secure contexts `navigator.clipboard` is missing although its type says otherwise;
    // the TypeError ends in the same fallback as a denied permission.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
