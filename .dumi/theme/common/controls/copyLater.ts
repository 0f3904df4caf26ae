import { copyText } from '@mtools/browser-utils';

/**
 * Copies text that is still being made. Safari lets a page write only within the click itself, but
 * takes a promise there; a browser without that gets the text when it is done.
 *
 * @returns whether the text is on the clipboard
 * @throws what the promise rejects with
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // Neither on plain http nor with a promise in older browsers; or the text itself failed.
    return copyText(await text);
  }
}
