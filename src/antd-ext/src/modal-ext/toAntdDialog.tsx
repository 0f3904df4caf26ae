import { isReactRenderable } from '@rc-component/util';
import type { ModalFuncProps } from 'antd';
import { BackgroundLayer } from '../_internal/dialog/BackgroundLayer';
import { withSlotStyle } from '../_internal/dialog/slotStyles';
import { StaticContent } from '../_internal/StaticContent';
import { MethodFooter } from './MethodFooter';
import type { ModalExtFuncProps, ModalExtMethods } from './types';

interface Dialog {
  kind: keyof ModalExtMethods;
  /** Names the dialog on the page. */
  id: string;
  /** Whether nothing may close it now. */
  pending: boolean;
  onPendingChange: (pending: boolean) => void;
  /** Whether it has been decided. While it fades out, its keys and buttons still work. */
  isLeft: () => boolean;
  /** Called, once or more often, with how the dialog was left. */
  onAnswer: (confirmed: boolean) => void;
  close: () => void;
}

/** `confirmLoading` blocks every way of closing in antd's component, to which its methods hand it on untyped. */
type AntdDialog = ModalFuncProps & { confirmLoading: boolean };

/** Says in antd's words what a dialog looks like and does. */
export function toAntdDialog(
  {
    theme,
    backgroundImg,
    okText,
    cancelText,
    okType,
    okButtonProps,
    cancelButtonProps,
    onOk,
    onCancel,
    footer,
    content,
    className,
    styles,
    okCancel,
    ...props
  }: ModalExtFuncProps,
  { kind, id, pending, onPendingChange, isLeft, onAnswer, close }: Dialog,
): AntdDialog {
  const themeClass = theme && `${id}-theme`;
  const hasLayer = isReactRenderable(backgroundImg);
  const layered = hasLayer ? withSlotStyle(styles, 'container', { isolation: 'isolate' }) : styles;
  const { closable } = props;
  const closing = typeof closable === 'object' ? closable : undefined;
  const handleCancel = () => {
    if (isLeft()) return;
    onAnswer(false);
    try {
      onCancel?.();
    } finally {
      closing?.onClose?.();
    }
  };
  const ownFooter = footer === undefined || typeof footer === 'function';

  return {
    ...props,
    // antd would call its `onClose` again while the dialog fades out, and never for our buttons.
    closable: closing ? { ...closing, onClose: undefined } : closable,
    content: (
      <>
        {hasLayer && <BackgroundLayer image={backgroundImg} />}
        <StaticContent
          theme={theme}
          className={themeClass}
          onUnmount={() => onAnswer(false)}
          onError={close}
        >
          {content}
        </StaticContent>
      </>
    ),
    className: [className, themeClass].filter(Boolean).join(' '),
    // Without a box of its own, or antd would leave room for an empty block.
    styles: isReactRenderable(content)
      ? layered
      : withSlotStyle(layered, 'body', { display: 'contents' }),
    footer: ownFooter
      ? () => (
          <MethodFooter
            name={`ModalExt.${kind}`}
            theme={theme}
            okText={okText}
            cancelText={cancelText}
            okType={okType}
            okButtonProps={okButtonProps}
            cancelButtonProps={cancelButtonProps}
            onOk={onOk}
            footer={footer}
            hasCancel={okCancel ?? kind === 'confirm'}
            autoFocusButton={props.focusable?.autoFocusButton}
            onPendingChange={onPendingChange}
            isLeft={isLeft}
            onCancel={() => {
              close();
              handleCancel();
            }}
            onConfirm={() => {
              onAnswer(true);
              close();
              closing?.onClose?.();
            }}
          />
        )
      : footer,
    onCancel: handleCancel,
    confirmLoading: pending,
  };
}
