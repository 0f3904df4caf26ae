import { Button, ConfigProvider, Upload, type UploadFile, type UploadProps } from 'antd';
import {
  type AriaAttributes,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
import { Announcement } from '../_internal/Announcement';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useDelegatedFocus } from '../_internal/useDelegatedFocus';
import { useGroupLabel } from '../_internal/useGroupLabel';
import { useMergedRef } from '../_internal/useMergedRef';
import { useTexts } from '../_internal/useTexts';
import { warnOnce } from '../_internal/warnOnce';
import { formatOf } from './checkFiles';
import { FileCards } from './FileCards';
import { fileOf } from './fileState';
import { safeUrl, shownName } from './fileText';
import { BUTTON, focusAfterRemoval, TRIGGER_MARK } from './focusAfterRemoval';
import { uploadTexts } from './texts';
import type { UploadChange, UploadExtProps, UploadRef } from './types';
import { useFileCheck } from './useFileCheck';
import { useFileState } from './useFileState';
import { complete, useRequests } from './useRequests';

const ROOT: CSSProperties = { display: 'flex', flexDirection: 'column', gap: 8 };
/** What the list leaves of a given height is for the area to drop files on. */
const TRIGGER: CSSProperties = { flex: 1 };

/** The upload itself; `index.ts` gives it back its type parameter. */
export const PlainUpload = forwardRef(function UploadExt(
  {
    value,
    defaultValue,
    onChange,
    request,
    accept: givenAccept,
    maxSize,
    maxCount,
    onReject,
    uploadBtnPosition = 'bottom',
    listType,
    theme,
    type = 'select',
    beforeUpload,
    showUploadList = true,
    itemRender,
    onRemove,
    className,
    style,
    children,
    ...props
  }: UploadExtProps<unknown>,
  ref: ForwardedRef<UploadRef>,
) {
  const { getPrefixCls, upload } = useAntdConfig();
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const text = useTexts(uploadTexts);
  const disabled = props.disabled ?? componentDisabled;
  const accept = givenAccept ?? upload?.accept;
  const root = useRef<HTMLDivElement>(null);
  const antd = useRef<UploadRef>(null);
  const mergedRef = useMergedRef(ref, antd);
  useDelegatedFocus(() => antd.current?.nativeElement, BUTTON);
  const labelId = useGroupLabel(props.id, () => root.current);
  // What a form says of the field, antd puts to an input that is not to be seen.
  const { 'aria-describedby': messages } = props as AriaAttributes;
  const description = [labelId, messages].filter(Boolean).join(' ') || undefined;
  const [news, setNews] = useState('');
  const sends = Boolean(request || props.action || upload?.customRequest);
  const requests = useRequests(antd, request, upload?.customRequest, sends);
  const { files, tracked, count, change, latestFiles } = useFileState({
    value,
    defaultValue,
    onChange,
    sends,
    onGone: requests.forget,
  });
  const check = useFileCheck({ accept, maxSize, maxCount, onReject, beforeUpload, count });

  if (
    process.env.NODE_ENV !== 'production' &&
    ['fileList', 'defaultFileList', 'customRequest'].some((name) => name in props)
  ) {
    warnOnce(
      'UploadExt ignores fileList, defaultFileList and customRequest. Pass value, defaultValue and request in their place.',
    );
  }

  const handleChange = ({ file: changed, fileList, ...info }: UploadChange) => {
    const file = complete(changed);
    check.onListed(fileOf(fileList, file.uid)?.originFileObj);
    const outcome = file.status === 'done' ? text.done : file.status === 'error' && text.failed;
    if (outcome) {
      setNews(`${shownName(file)}: ${outcome}`);
    } else if (!file.percent) {
      // Else the same news would not be told again.
      setNews('');
    }
    change({ ...info, file, fileList: fileList.map(complete) });
  };

  const mayRemove = async (file: UploadFile) => {
    const allowed = await (typeof onRemove === 'function' ? onRemove(file) : onRemove);
    return allowed !== false && Boolean(latestFiles());
  };

  const remove = async (file: UploadFile) => {
    // Asked twice, it may be gone by now.
    if (!(await mayRemove(file)) || !fileOf(latestFiles() ?? [], file.uid)) return;
    focusAfterRemoval(root.current, file.uid);
    handleChange({
      file: { ...file, status: 'removed' },
      fileList: latestFiles()?.filter(({ uid }) => uid !== file.uid) ?? [],
    });
  };

  const ownList = !listType && showUploadList && (
    <FileCards
      files={files}
      itemRender={itemRender}
      show={showUploadList === true ? {} : showUploadList}
      disabled={disabled}
      progress={{ ...upload?.progress, ...props.progress }}
      iconRender={props.iconRender}
      onPreview={props.onPreview}
      onDownload={props.onDownload ?? openFile}
      onRemove={remove}
      retryOf={requests.retryOf}
    />
  );
  const renderItem: UploadProps['itemRender'] = (node, file, _, actions) => {
    if (!fileOf(files, file.uid)) return null;
    return itemRender ? itemRender(node, file, files, actions) : node;
  };

  return (
    <ThemeScope theme={theme}>
      {check.holder}
      <div
        ref={root}
        className={[getPrefixCls('ext-upload'), className].filter(Boolean).join(' ')}
        style={{ ...ROOT, ...(type === 'drag' && { height: '100%' }), ...style }}
      >
        {uploadBtnPosition === 'bottom' && ownList}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: no action of its own, only what antd's trigger lacks. */}
        <div {...TRIGGER_MARK} style={TRIGGER} onClick={keepFocus} onKeyDown={handleKeyDown}>
          <Upload
            // An area to drop files on without the button cannot be reached with the keyboard otherwise.
            hasControlInside={type !== 'drag' || children === undefined}
            {...props}
            action={check.guard(props.action)}
            data={check.guard(props.data)}
            ref={mergedRef}
            type={type}
            // The whole check is done here, so antd has to hand over every file.
            accept={accept && { format: formatOf(accept), filter: 'native' }}
            // Of more antd would also cut off files that have been there before.
            maxCount={maxCount === 1 ? 1 : undefined}
            listType={listType}
            showUploadList={Boolean(listType) && showUploadList}
            itemRender={renderItem}
            fileList={tracked}
            beforeUpload={check.beforeUpload}
            customRequest={requests.customRequest}
            // antd would write the status into the objects of the value.
            onRemove={(file) => remove(file).then(() => false)}
            onChange={handleChange}
          >
            {children === undefined ? (
              <Button disabled={disabled} aria-describedby={description}>
                {text.choose}
              </Button>
            ) : (
              children
            )}
          </Upload>
        </div>
        {uploadBtnPosition === 'top' && ownList}
        <Announcement>{news}</Announcement>
      </div>
    </ThemeScope>
  );
});

/** As antd does where nobody else does it. */
function openFile({ url }: UploadFile): void {
  const address = safeUrl(url);
  if (address) window.open(address, '_blank', 'noopener,noreferrer');
}

/**
 * antd takes the focus away from a button that opens the dialog, and the keyboard would start again at the top.
 *
 * @returns Whether antd has done so.
 */
function keepFocus({ target }: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLButtonElement) || target.matches(':focus')) return false;
  target.focus();
  return true;
}

/** On the area to drop files on, antd says that it is a button, and knows only Enter. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement)) return;
  if (target instanceof HTMLButtonElement) {
    // antd has opened the dialog already; the click which the browser makes of Enter would open it again.
    if (key === 'Enter' && keepFocus(event)) event.preventDefault();
  } else if (key === ' ' && target.getAttribute('role') === 'button') {
    event.preventDefault();
    target.click();
  }
}
