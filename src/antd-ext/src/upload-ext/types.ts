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
  /** Tells how much is sent, in per cent from 0 to 100. Anything beyond is cut, and what is not a number is ignored. */
  onProgress: (percent: number) => void;
  /** Aborts when the file is removed, its upload is cancelled, or the component is unmounted, unless the upload is over. */
  signal: AbortSignal;
}

/** What `request` may resolve with. */
export interface UploadResult<Response = unknown> {
  /** Address of the file, to which its name in the list then links. */
  url?: string;
  /** Answer of the server, kept as `response` of the file. */
  response?: Response;
}

/** A request may also resolve with nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: so that an async function without a return fits.
export type UploadAnswer<Response = unknown> = UploadResult<Response> | void;

/** What `UploadExt` adds to antd's `Upload`, or changes in it. */
export interface UploadExtOwnProps<Response = unknown> extends ThemeProps {
  /**
   * The files, controlled. With `undefined` the component keeps them itself, so that it is a plain child of `Form.Item`.
   *
   * @zh 文件列表（受控）。为 `undefined` 时由组件自己保存，可直接作为 `Form.Item` 的子元素。
   */
  value?: UploadFile<Response>[] | null;

  /**
   * The files at the beginning, when the component keeps them itself.
   *
   * @zh 非受控时的初始文件列表。
   */
  defaultValue?: UploadFile<Response>[];

  /**
   * Called with all files whenever one is added, makes progress, is done, fails or is removed. The second argument says which one, as in antd.
   *
   * @zh 文件新增、进度变化、完成、失败或移除时调用，第一个参数是全部文件，第二个参数与 antd 相同，说明是哪个文件。
   */
  onChange?: (fileList: UploadFile<Response>[], info: UploadChange<Response>) => void;

  /**
   * Sends one file, in place of antd's `action` and `customRequest`. When its promise resolves the file is done, when it rejects the file has failed and can be sent once more.
   *
   * @zh 上传单个文件，代替 antd 的 `action` 和 `customRequest`。Promise 完成即上传成功，被拒绝即失败，可以重试。
   */
  request?: (file: File, context: UploadRequestContext) => Promise<UploadAnswer<Response>>;

  /**
   * Types that are taken, as in the `accept` of an input. Picked, dropped and pasted files are checked all the same; one to which the system gives no type counts by its ending. antd's object with a `filter` works as well. Without it that of antd's `ConfigProvider` counts.
   *
   * @zh 接受的文件类型，写法与原生 `accept` 相同。选择、拖入和粘贴的文件都会检查；系统没有给出类型的文件按扩展名判断。也可以传 antd 带 `filter` 的对象。未设置时使用 antd `ConfigProvider` 的设置。
   */
  accept?: UploadProps['accept'];

  /**
   * Largest size of a file, in MB of 1024 × 1024 bytes. Larger files are rejected before they are sent.
   *
   * @zh 单个文件的大小上限，单位 MB（1024 × 1024 字节）。超过的文件不会上传。
   */
  maxSize?: number;

  /**
   * How many files there may be. What is too many is rejected; with `1` a new file takes the place of the old one.
   *
   * @zh 文件数量上限，超出的文件不会上传；为 `1` 时新文件替换原来的文件。
   */
  maxCount?: number;

  /**
   * Called for each file that is not taken. Without it a notification names them and says why.
   *
   * @zh 文件不符合要求时逐个调用。未设置时用通知列出文件名和原因。
   */
  onReject?: (file: File, reason: UploadRejectReason) => void;

  /**
   * Where the trigger stands in relation to the list of this component.
   *
   * @zh 上传按钮在自带列表的上方还是下方。
   * @default 'bottom'
   */
  uploadBtnPosition?: 'top' | 'bottom';

  /**
   * One of antd's lists. Without it the component shows a list of its own, with size, message and a button to try again.
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
