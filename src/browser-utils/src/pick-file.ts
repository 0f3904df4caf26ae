export interface PickFileOptions {
  /**
   * The file types offered by the dialog, as in the `accept` attribute of a file input: `'image/*'`,
   * `'.csv,.xlsx'`. Users can still choose other files, so validate what you receive.
   * @zh 对话框中可选的文件，写法与文件输入框的 `accept` 属性相同：`'image/*'`、`'.csv,.xlsx'`。用户仍可能选择其他类型的文件，请自行校验。
   * @default any file
   */
  accept?: string;
  /**
   * Allows several files to be chosen; the result is then an array.
   * @zh 允许选择多个文件，此时结果是数组。
   * @default false
   */
  multiple?: boolean;
}

/** How long after the window has the focus again a browser may take to report the files. */
const REPORTED_MS = 1000;

/**
 * Opens the browser's file dialog. Call it from a click or key press; otherwise browsers do not open the
 * dialog. Browser only.
 *
 * @zh 打开浏览器的文件选择对话框。请在点击或按键事件中调用，否则浏览器不会打开对话框。仅用于浏览器。
 * @param options The file types, and whether to allow several files.
 * @zhParam options 可选的文件类型，以及是否允许多选。
 * @returns With `multiple`, an array, which is empty if the user cancels; otherwise the file, or `undefined`
 * if the user cancels. Browsers before Chrome 113, Firefox 91 and Safari 16.4 do not report cancelling:
 * there the promise resolves one second after the window regains focus.
 * @zhReturns 设置 `multiple` 时为数组，取消时为空数组；否则为单个文件，取消时为 `undefined`。Chrome 113、Firefox 91、Safari 16.4 之前的浏览器不会通知取消，此时在窗口重新获得焦点一秒后结束。
 * @group file
 * @since 0.2.0
 * @keywords pick choose select file upload open dialog accept 选择 文件 上传 对话框
 * @example
 * ```ts
 * import { pickFile } from '@mtools/browser-utils';
 *
 * const button = document.createElement('button');
 * document.body.append(button);
 * button.addEventListener('click', async () => {
 *   const image = await pickFile({ accept: 'image/*' });
 *   if (image) button.textContent = image.name; // 'photo.png'
 * });
 * ```
 */
export function pickFile(options: PickFileOptions & { multiple: true }): Promise<File[]>;
export function pickFile(
  options?: PickFileOptions & { multiple?: false },
): Promise<File | undefined>;
export function pickFile({
  accept = '',
  multiple = false,
}: PickFileOptions = {}): Promise<File[] | File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = multiple;
    // Safari collects a field which is nowhere in the page while its dialog is open.
    input.hidden = true;
    document.body.append(input);

    const finish = () => {
      const files = Array.from(input.files ?? []);
      input.remove();
      window.removeEventListener('focus', onFocus);
      resolve(multiple ? files : files[0]);
    };
    const onFocus = () => setTimeout(finish, REPORTED_MS);

    input.addEventListener('change', finish);
    input.addEventListener('cancel', finish);
    // There is no way to ask for the event `cancel`. All browsers with popovers have it; the others end here.
    if (!('popover' in HTMLElement.prototype)) window.addEventListener('focus', onFocus);
    input.click();
  });
}
