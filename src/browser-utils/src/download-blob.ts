import { safeFileName } from './safe-file-name';

/** Safari and Chrome on iOS read the data only after the reader agreed to the download. */
const KEPT_MS = 40_000;

/**
 * Saves data as a file, like a click on a download link. The file name is sanitized: folders, control
 * characters, leading dots and everything that Windows forbids are removed; if nothing is left, it becomes
 * `download`. Browser only.
 *
 * @zh 将数据保存为文件，效果与点击下载链接相同。文件名会被处理成安全的：去掉其中的路径、控制字符、开头的点和 Windows 不允许的内容；处理后为空时使用 `download`。仅用于浏览器。
 * @param blob The data, for example a `Blob` or a `File`.
 * @zhParam blob 要保存的数据，例如 `Blob` 或 `File`。
 * @param fileName The suggested file name with its extension. The browser adds a number if the name is
 * taken.
 * @zhParam fileName 建议的文件名，含扩展名。重名时浏览器会自动加上序号。
 * @returns The file name passed to the browser.
 * @zhReturns 最终交给浏览器的文件名。
 * @group file
 * @since 0.2.0
 * @keywords download save export blob file csv excel 下载 保存 导出 文件
 * @example
 * ```ts
 * import { downloadBlob } from '@mtools/browser-utils';
 *
 * const csv = new Blob(['\ufeffname,age\nAda,36'], { type: 'text/csv' });
 * downloadBlob(csv, '2024/report.csv'); // 'report.csv'
 * ```
 */
export function downloadBlob(blob: Blob, fileName: string): string {
  const name = safeFileName(fileName) || 'download';
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // A router of the page may listen for clicks on links; this one leads nowhere.
  link.addEventListener('click', (event) => event.stopPropagation());
  // Firefox used to ignore a click on a link outside the page.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  return name;
}
