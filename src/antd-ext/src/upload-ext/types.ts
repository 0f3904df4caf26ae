import type { GetRef, Upload, UploadFile, UploadProps } from 'antd';
import type { ThemeProps } from '../_internal/ThemeProps';

/** antd's ref: `nativeElement` is the element around the trigger, and around antd's list if that is shown. */
export type UploadRef = GetRef<typeof Upload>;

/** What antd tells of a change: the file, all files, and the progress. */
export type UploadChange<Response = unknown> = Parameters<
  NonNullable<UploadProps<Response>['onChange']>
>[0];

/** Why a file is not uploaded. */
export type UploadRejectReason = 'type' | 'size' | 'count';

/** What `request` gets besides the file. */
export interface UploadRequestContext {
  /** Reports the progress, from 0 to 100. Values outside this range are clamped, and values that are not numbers are ignored. */
  onProgress: (percent: number) => void;
  /** Aborts when the file is removed, its upload is cancelled, or the component is unmounted, unless the upload has finished. */
  signal: AbortSignal;
}

/** What `request` may resolve with. */
export interface UploadResult<Response = unknown> {
  /** URL of the file, to which its name in the list links. */
  url?: string;
  /** Response of the server, saved as `response` of the file. */
  response?: Response;
}

/** A request can also resolve without a value. */
// biome-ignore lint/suspicious/noConfusingVoidType: so that an async function without a return fits.
export type UploadAnswer<Response = unknown> = UploadResult<Response> | void;

/** What `UploadExt` adds to antd's `Upload`, or changes in it. */
export interface UploadExtOwnProps<Response = unknown> extends ThemeProps {
  /**
   * File list (controlled). With `undefined`, the component manages it itself, so it can be used directly as a child of `Form.Item`.
   *
   * @zh 文件列表（受控）。为 `undefined` 时由组件自己管理，可直接作为 `Form.Item` 的子元素。
   */
  value?: UploadFile<Response>[] | null;

  /**
   * Initial file list, if uncontrolled.
   *
   * @zh 非受控时的初始文件列表。
   */
  defaultValue?: UploadFile<Response>[];

  /**
   * Called when a file is added, makes progress, completes, fails or is removed. The first argument is all files; the second, as in antd, tells which file changed.
   *
   * @zh 文件新增、进度变化、完成、失败或移除时调用，第一个参数是全部文件，第二个参数与 antd 相同，说明是哪个文件。
   */
  onChange?: (fileList: UploadFile<Response>[], info: UploadChange<Response>) => void;

  /**
   * Uploads a single file, in place of antd's `action` and `customRequest`. The upload succeeds when the promise resolves; when it rejects, the upload has failed and can be retried.
   *
   * @zh 上传单个文件，代替 antd 的 `action` 和 `customRequest`。Promise 完成即上传成功，被拒绝即失败，可以重试。
   */
  request?: (file: File, context: UploadRequestContext) => Promise<UploadAnswer<Response>>;

  /**
   * Accepted file types, as in the native `accept`. Selected, dropped and pasted files are all checked; files without a type from the system are judged by their extension. antd's object with `filter` is also accepted. Defaults to the setting of antd's `ConfigProvider`.
   *
   * @zh 接受的文件类型，写法与原生 `accept` 相同。选择、拖入和粘贴的文件都会检查；系统没有给出类型的文件按扩展名判断。也可以传 antd 带 `filter` 的对象。未设置时使用 antd `ConfigProvider` 的设置。
   */
  accept?: UploadProps['accept'];

  /**
   * Maximum size of a file in MB (1024 × 1024 bytes). Larger files are not uploaded.
   *
   * @zh 单个文件的大小上限，单位 MB（1024 × 1024 字节）。超过的文件不会上传。
   */
  maxSize?: number;

  /**
   * Maximum number of files; extra files are rejected. With `1`, a new file replaces the existing one.
   *
   * @zh 文件数量上限，超出的文件不会上传；为 `1` 时新文件替换原来的文件。
   */
  maxCount?: number;

  /**
   * Called for each file that does not meet the requirements. If not set, a notification lists file names and reasons.
   *
   * @zh 文件不符合要求时逐个调用。未设置时用通知列出文件名和原因。
   */
  onReject?: (file: File, reason: UploadRejectReason) => void;

  /**
   * Whether the upload button is above or below the built-in list.
   *
   * @zh 上传按钮在自带列表的上方还是下方。
   * @default 'bottom'
   */
  uploadBtnPosition?: 'top' | 'bottom';

  /**
   * Uses antd's list style. By default a built-in list is used, which shows size, error reason and a retry button.
   *
   * @zh 使用 antd 的列表样式。未设置时使用自带的列表，显示大小、错误原因和重试按钮。
   */
  listType?: UploadProps['listType'];
}

/** What a response is where nobody says it: as in antd, whatever the code takes it for. */
type AnyResponse = UploadFile['response'];

/** Props of `UploadExt`: antd's `Upload` without what `value` and `request` replace, and its own. */
export interface UploadExtProps<Response = AnyResponse>
  extends Omit<
      UploadProps<Response>,
      'fileList' | 'defaultFileList' | 'customRequest' | keyof UploadExtOwnProps
    >,
    UploadExtOwnProps<Response> {}
