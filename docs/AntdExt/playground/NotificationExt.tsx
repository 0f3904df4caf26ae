import { NotificationExt, type NotificationExtProps } from '@mtools/antd-ext';
import { Button } from 'antd';
import { useDemoText } from 'demo-text';
import type { ReactNode } from 'react';

/** What can be tried of a call: the function, and options of antd's `notification` together with the own ones. */
export interface NotificationExtPlaygroundProps {
  /** @default 'success' */
  kind?: 'open' | 'success' | 'info' | 'warning' | 'error';
  title?: string;
  description?: ReactNode;
  /** @default 'topRight' */
  placement?: 'top' | 'topLeft' | 'topRight' | 'bottom' | 'bottomLeft' | 'bottomRight';
  /** @default false */
  showProgress?: boolean;
  /** @default true */
  pauseOnHover?: boolean;
  /** Expects buttons: plain text would leave a notification without a button to close it. */
  actions?: never;
  /** Each click opens a new notification; React also reserves this prop. */
  key?: never;
}

/** NotificationExt is called, not rendered; this prop selects the function to call. */
export const methodProp = 'kind';

/** A simulated request; the button of the notification shows loading until it completes. */
const confirm = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export default function NotificationExtPlayground({
  kind = 'success',
  ...props
}: NotificationExtProps & NotificationExtPlaygroundProps) {
  const t = useDemoText();
  const [notification, holder] = NotificationExt.useNotification();
  const notify = () => {
    notification[kind]({
      title: t('已保存', 'Saved'),
      needBtn: true,
      onBtnClick: confirm,
      ...props,
    });
  };
  return (
    <>
      <Button type="primary" onClick={notify}>
        {t('通知', 'Notify')}
      </Button>
      {holder}
    </>
  );
}
