import { isReactRenderable } from '@rc-component/util';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { BackgroundLayer } from '../_internal/dialog/BackgroundLayer';
import { DialogTrigger } from '../_internal/dialog/DialogTrigger';
import { renderFooter } from '../_internal/dialog/renderFooter';
import { withSlotStyle } from '../_internal/dialog/slotStyles';
import type { DialogCancelEvent } from '../_internal/dialog/types';
import { useDialog } from '../_internal/dialog/useDialog';
import { ContainerThemeScope } from '../_internal/ThemeScope';
import { warnOnce } from '../_internal/warnOnce';
import type { DrawerExtProps } from './types';

/**
 * antd's `Drawer` with OK and Cancel, of which OK waits for a promise: while it is pending nothing closes the drawer, and
 * when it rejects the drawer stays open. Everything else that antd's `Drawer` takes by its current names goes through.
 *
 * @example
 * ```tsx
 * import { DrawerExt } from '@mtools/antd-ext';
 *
 * <DrawerExt title="Edit user" size={400} trigger={<button type="button">Edit</button>} onOk={save}>
 *   …
 * </DrawerExt>;
 * ```
 */
export function DrawerExt({
  onCancel,
  onClose,
  footer,
  footerExtra,
  backgroundImg,
  theme,
  width,
  placement,
  // As in antd, it is not the height of a drawer at the top or the bottom.
  size = placement === 'top' || placement === 'bottom' ? undefined : width,
  title,
  extra,
  styles,
  children,
  ...props
}: DrawerExtProps): ReactNode {
  if (process.env.NODE_ENV !== 'production') {
    if (width !== undefined) warnOnce('DrawerExt has width, which antd 6 replaced. Use size.');
    if (onClose) {
      warnOnce('DrawerExt has onClose, which is called after onCancel. Use onCancel alone.');
    }
  }
  const handleCancel = (event: DialogCancelEvent) => {
    onCancel?.(event);
    onClose?.(event);
  };
  const dialog = useDialog('DrawerExt', { ...props, onCancel: handleCancel });
  const layer = isReactRenderable(backgroundImg) && <BackgroundLayer image={backgroundImg} />;

  return (
    <>
      <DialogTrigger {...dialog.trigger} />
      <ContainerThemeScope theme={theme}>
        {(restore) => (
          <Drawer
            {...dialog.antdProps}
            placement={placement}
            open={dialog.open}
            size={size}
            title={title && restore(title)}
            extra={extra && restore(extra)}
            // The layer lies on the background of the panel, below everything else.
            styles={layer ? withSlotStyle(styles, 'section', { isolation: 'isolate' }) : styles}
            footer={renderFooter({ buttons: dialog.buttons, footer, footerExtra, restore })}
            // antd types it without the element, and passes the same event on.
            onClose={(event) => dialog.handleCancel(event as DialogCancelEvent)}
          >
            {layer}
            {restore(children)}
          </Drawer>
        )}
      </ContainerThemeScope>
    </>
  );
}
