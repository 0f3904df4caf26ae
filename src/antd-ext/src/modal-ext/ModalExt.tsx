import { isReactRenderable } from '@rc-component/util';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { BackgroundLayer } from '../_internal/dialog/BackgroundLayer';
import { DialogTrigger } from '../_internal/dialog/DialogTrigger';
import { renderFooter } from '../_internal/dialog/renderFooter';
import { withSlotStyle } from '../_internal/dialog/slotStyles';
import { useDialog } from '../_internal/dialog/useDialog';
import { ContainerThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useEvent } from '../_internal/useEvent';
import { okTypeProps } from './okTypeProps';
import type { ModalExtProps } from './types';

/** The component itself; `index.ts` adds the methods. */
export function ModalComponent({
  okType,
  okButtonProps,
  cancelButtonProps,
  footer,
  footerExtra,
  backgroundImg,
  theme,
  title,
  closable,
  onOpenChange,
  styles,
  children,
  ...props
}: ModalExtProps): ReactNode {
  const { modal: shared } = useAntdConfig();
  const closing = typeof closable === 'object' ? closable : undefined;
  const dialog = useDialog('ModalExt', {
    ...props,
    onOpenChange: (next) => {
      onOpenChange?.(next);
      if (!next) closing?.onClose?.();
    },
    okButtonProps: { ...okTypeProps(okType), ...shared?.okButtonProps, ...okButtonProps },
    cancelButtonProps: { ...shared?.cancelButtonProps, ...cancelButtonProps },
  });
  // antd does not draw again what is in a dialog that fades out, and there every button would still find it open.
  const handleOk = useEvent(dialog.buttons.handleOk);
  const handleCancel = useEvent(dialog.handleCancel);
  const buttons = { ...dialog.buttons, handleOk, handleCancel };
  const layer = isReactRenderable(backgroundImg) && <BackgroundLayer image={backgroundImg} />;

  return (
    <>
      <DialogTrigger {...dialog.trigger} />
      <ContainerThemeScope theme={theme}>
        {(restore) => (
          <Modal
            {...dialog.antdProps}
            open={dialog.open}
            title={title && restore(title)}
            // antd would call its `onClose` also while nothing may close the dialog, and never for our buttons.
            closable={closing ? { ...closing, onClose: undefined } : closable}
            // The layer lies on the background of the panel, below everything else.
            styles={layer ? withSlotStyle(styles, 'container', { isolation: 'isolate' }) : styles}
            footer={renderFooter({ buttons, footer, footerExtra, restore })}
            onCancel={handleCancel}
          >
            {layer}
            {restore(children)}
          </Modal>
        )}
      </ContainerThemeScope>
    </>
  );
}
