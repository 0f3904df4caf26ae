import { ConfigProvider, Modal } from 'antd';
import { type ReactNode, useContext } from 'react';
import { BackgroundLayer } from '../_internal/dialog/BackgroundLayer';
import { DialogTrigger } from '../_internal/dialog/DialogTrigger';
import { renderFooter } from '../_internal/dialog/renderFooter';
import { withSlotStyle } from '../_internal/dialog/slotStyles';
import { useDialog } from '../_internal/dialog/useDialog';
import { ContainerThemeScope } from '../_internal/ThemeScope';
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
  styles,
  children,
  ...props
}: ModalExtProps): ReactNode {
  const { modal: shared } = useContext(ConfigProvider.ConfigContext);
  const dialog = useDialog('ModalExt', {
    ...props,
    okButtonProps: { ...okTypeProps(okType), ...shared?.okButtonProps, ...okButtonProps },
    cancelButtonProps: { ...shared?.cancelButtonProps, ...cancelButtonProps },
  });
  const layer = backgroundImg != null && <BackgroundLayer image={backgroundImg} />;

  return (
    <>
      <DialogTrigger {...dialog.trigger} />
      <ContainerThemeScope theme={theme}>
        {(restore) => (
          <Modal
            {...dialog.antdProps}
            open={dialog.open}
            title={title && restore(title)}
            // The layer lies on the background of the panel, below everything else.
            styles={layer ? withSlotStyle(styles, 'container', { isolation: 'isolate' }) : styles}
            footer={renderFooter({ buttons: dialog.buttons, footer, footerExtra, restore })}
            onCancel={dialog.handleCancel}
          >
            {layer}
            {restore(children)}
          </Modal>
        )}
      </ContainerThemeScope>
    </>
  );
}
