import { DrawerExt, type DrawerExtProps } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button } from 'antd';

/** Props of antd's `Drawer` that can be tried together with the component's own. */
export interface DrawerExtPlaygroundProps {
  /** @default Details */
  title?: string;
  /** @default 'right' */
  placement?: 'left' | 'right' | 'top' | 'bottom';
  /** @default 400 */
  size?: number;
  /** @default true */
  closable?: boolean;
  /** @default true */
  mask?: boolean;
  /** What opens it is the button, and what closes it is the drawer. */
  open?: never;
  defaultOpen?: never;
  /** Nothing could close it. */
  confirmLoading?: never;
}

/** Something that takes time, so that OK is seen loading. */
const save = () => sleep(1000);

export default function DrawerExtPlayground(props: DrawerExtProps & DrawerExtPlaygroundProps) {
  return (
    <DrawerExt
      title="Details"
      size={400}
      trigger={<Button type="primary">Open</Button>}
      onOk={save}
      {...props}
    >
      OK, Cancel, the close icon, the mask and Esc close it.
    </DrawerExt>
  );
}
