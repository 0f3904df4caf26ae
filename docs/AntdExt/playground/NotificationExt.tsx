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
  /** Buttons: a text in their place would make a notice that nobody can close. */
  actions?: never;
  /** Each press opens one of its own; React would keep it to itself besides. */
  key?: never;
}

/** NotificationExt is called, not rendered; this prop says which of its functions. */
export const methodProp = 'kind';

/** A request; the button of the notice shows that it is loading until this is done. */
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
