import { copyBySelection } from './copy-by-selection';

/**
 * Copies text to the clipboard: with the Clipboard API where the page may use it, else (on plain http
 * pages, or when permission is denied) by selecting the text and running the browser's copy command.
 * Focus and selection are as before afterwards. Call it from a click or a key press: browsers refuse
 * to copy without one.
 *
 * @zh 将文本复制到剪贴板：页面可以使用 Clipboard API 时使用它，否则（http 页面或权限被拒绝时）选中文本并执行浏览器的复制命令，之后焦点和选区恢复原样。请在点击或按键事件中调用，否则浏览器会拒绝复制。
 * @param text The text to copy.
 * @zhParam text 要复制的文本。
 * @returns `true` when the text is on the clipboard, `false` when the browser refused or there is none
 * (on a server). Never rejects.
 * @zhReturns 复制成功为 `true`；浏览器拒绝或没有剪贴板（服务端）时为 `false`。不会抛错。
 * @group clipboard
 * @since 0.1.0
 * @keywords copy clipboard text execCommand 复制 剪贴板 文本
 * @example
 * ```ts
 * import { copyText } from '@mtools/browser-utils';
 *
 * const button = document.createElement('button');
 * document.body.append(button);
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
