import { DrawerExt, type DrawerExtProps } from '@mtools/antd-ext';
import { Button } from 'antd';
import { useDemoText } from 'demo-text';

/** Props of antd's `Drawer` that can be tried together with the component's own. */
export interface DrawerExtPlaygroundProps {
  title?: string;
  /** @default 'right' */
  placement?: 'left' | 'right' | 'top' | 'bottom';
  /** @default 378 */
  size?: number;
  /** @default true */
  closable?: boolean;
  /** @default true */
  mask?: boolean;
  /** The trigger opens the drawer, and the drawer closes itself. */
  open?: never;
  defaultOpen?: never;
  /** The drawer could not be closed. */
  confirmLoading?: never;
}

/** A simulated request; OK shows loading until it completes. */
const save = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export default function DrawerExtPlayground(props: DrawerExtProps & DrawerExtPlaygroundProps) {
  const t = useDemoText();
  return (
    <DrawerExt
      title={t('订单详情', 'Order')}
      trigger={<Button type="primary">{t('打开', 'Open')}</Button>}
      onOk={save}
      {...props}
    >
      {t('确定后 1 秒关闭。', 'Closes one second after OK.')}
    </DrawerExt>
  );
}
