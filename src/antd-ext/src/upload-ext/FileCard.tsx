import {
  theme as antdTheme,
  Button,
  type GetProp,
  Progress,
  Typography,
  type UploadFile,
  type UploadProps,
} from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../_internal/useTexts';
import { errorText, linkPropsOf, safeUrl, shownName, sizeText } from './fileText';
import { focusRemoval, removeMark } from './focusAfterRemoval';
import { uploadTexts } from './texts';
import { useObjectUrl } from './useObjectUrl';

type ListOptions<Response> = Exclude<GetProp<UploadProps<Response>, 'showUploadList'>, boolean>;

export interface FileCardActions<Response>
  extends Pick<UploadProps<Response>, 'iconRender' | 'progress'> {
  /** What a card has. Icons are not among it: the buttons of a card are words. */
  show: Pick<ListOptions<Response>, 'extra' | 'showDownloadIcon' | 'showRemoveIcon'>;
  disabled: boolean;
  onPreview: ((file: UploadFile<Response>) => void) | undefined;
  onDownload: (file: UploadFile<Response>) => void;
  /** Takes the file away, and with it its upload. */
  onRemove: (file: UploadFile<Response>) => void;
  /** `undefined` for a file that cannot be sent once more. */
  retryOf: (file: UploadFile<Response>) => (() => void) | undefined;
}

interface FileCardProps<Response> extends FileCardActions<Response> {
  file: UploadFile<Response>;
}

/** On a phone the buttons go below a name that needs the room, all of them. */
const MAIN: CSSProperties = { flex: '1 1 160px', minWidth: 0 };
const ACTIONS: CSSProperties = { display: 'flex', marginInlineStart: 'auto' };
/** Names are often one long word. */
const NAME: CSSProperties = { overflowWrap: 'anywhere' };
/** A button that stands in the text. */
const INLINE: CSSProperties = {
  height: 'auto',
  padding: 0,
  whiteSpace: 'normal',
  textAlign: 'start',
};
const THUMB_PX = 40;

/** One file: what it is, how far its upload is, and what can be done. */
export function FileCard<Response>({
  file,
  show: { extra, showDownloadIcon = false, showRemoveIcon = true },
  disabled,
  progress,
  iconRender,
  onPreview,
  onDownload,
  onRemove,
  retryOf,
}: FileCardProps<Response>): ReactNode {
  const text = useTexts(uploadTexts);
  const { token } = antdTheme.useToken();
  const { status } = file;
  const name = shownName(file);
  const failed = status === 'error';
  const retry = failed ? retryOf(file) : undefined;
  const percent = Math.round(file.percent ?? 0) || 0;
  const removeText = status === 'uploading' ? text.cancel : text.remove;
  const size = sizeText(file.size ?? file.originFileObj?.size);

  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: token.marginSM,
        padding: `${token.paddingXS}px ${token.paddingSM}px`,
        border: `${token.lineWidth}px ${token.lineType} ${failed ? token.colorError : token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
        background: token.colorBgContainer,
      }}
    >
      {iconRender ? (
        iconRender(file, 'text')
      ) : (
        <Thumbnail file={file} radius={token.borderRadiusSM} />
      )}
      <div style={MAIN}>
        <div style={NAME}>
          <FileName name={name} file={file} onPreview={onPreview} />{' '}
          {size && (
            <Typography.Text type="secondary">
              <bdi dir="ltr">{size}</bdi>
            </Typography.Text>
          )}
          {typeof extra === 'function' ? extra(file) : extra}
        </div>
        {status === 'uploading' && (
          <Progress
            percent={percent}
            size="small"
            aria-label={`${text.uploading} ${name}`}
            {...progress}
          />
        )}
        {failed && (
          <Typography.Text type="danger">{errorText(file) ?? text.failed}</Typography.Text>
        )}
      </div>
      <div style={{ ...ACTIONS, gap: token.marginSM }}>
        {retry && (
          <Button
            size="small"
            disabled={disabled}
            aria-label={`${text.retry} ${name}`}
            onClick={(event) => {
              focusRemoval(event.currentTarget);
              retry();
            }}
          >
            {text.retry}
          </Button>
        )}
        {status === 'done' && applies(showDownloadIcon, file) && (
          <Button
            size="small"
            type="text"
            aria-label={`${text.download} ${name}`}
            onClick={() => onDownload(file)}
          >
            {text.download}
          </Button>
        )}
        {applies(showRemoveIcon, file) && (
          <Button
            size="small"
            type="text"
            disabled={disabled}
            aria-label={`${removeText} ${name}`}
            {...removeMark(file.uid)}
            onClick={() => onRemove(file)}
          >
            {removeText}
          </Button>
        )}
      </div>
    </div>
  );
}

function applies<Response>(
  rule: boolean | ((file: UploadFile<Response>) => boolean),
  file: UploadFile<Response>,
): boolean {
  return typeof rule === 'function' ? rule(file) : rule;
}

interface FileNameProps<Response> extends Pick<FileCardActions<Response>, 'onPreview'> {
  name: string;
  file: UploadFile<Response>;
}

function FileName<Response>({ name, file, onPreview }: FileNameProps<Response>) {
  // The name is isolated, so that one in Arabic does not turn round what stands beside it.
  const label = <bdi>{name}</bdi>;
  const url = safeUrl(file.url);
  if (onPreview) {
    return (
      <Button type="link" style={INLINE} onClick={() => onPreview(file)}>
        {label}
      </Button>
    );
  }
  if (!url) return <Typography.Text>{label}</Typography.Text>;
  return (
    <Typography.Link target="_blank" rel="noopener noreferrer" {...linkPropsOf(file)} href={url}>
      {label}
    </Typography.Link>
  );
}

/** A picture from memory, or the one that the file brings along. */
function Thumbnail<Response>({ file, radius }: { file: UploadFile<Response>; radius: number }) {
  const { originFileObj, thumbUrl } = file;
  const isPicture = originFileObj?.type?.startsWith('image/') ?? false;
  const src = useObjectUrl(isPicture ? originFileObj : undefined) ?? thumbUrl;
  if (!src) return null;
  return (
    <img
      src={src}
      // The name stands beside it.
      alt=""
      width={THUMB_PX}
      height={THUMB_PX}
      style={{ objectFit: 'cover', borderRadius: radius }}
    />
  );
}
