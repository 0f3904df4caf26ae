import { copyBySelection } from './copy-by-selection';

/**
 * Copies text to the clipboard with the Clipboard API, or, if it is not available (on http pages, or without
 * permission), by selecting the text and running the browser's copy command; focus and selection are
 * restored afterwards. Call it from a click or key press; otherwise browsers refuse to copy.
 *
 * @zh 将文本复制到剪贴板：优先使用 Clipboard API；不可用时（http 页面或没有权限）选中文本并执行浏览器的复制命令，之后恢复焦点和选区。请在点击或按键事件中调用，否则浏览器会拒绝复制。
 * @param text The text to copy.
 * @zhParam text 要复制的文本。
 * @returns `true` if the text was copied, `false` if the browser refused or there is no clipboard (on a
 * server). Never rejects.
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
