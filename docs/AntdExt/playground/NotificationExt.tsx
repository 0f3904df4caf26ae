import { NotificationExt, type NotificationExtProps } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button } from 'antd';
import type { ReactNode } from 'react';

/** What can be tried of a call: the function, and options of antd's `notification` together with the own ones. */
export interface NotificationExtPlaygroundProps {
  /** @default 'success' */
  kind?: 'open' | 'success' | 'info' | 'warning' | 'error';
  /** @default Saved */
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

/** Something that takes time, so that the button in the notice is seen loading. */
const confirm = () => sleep(1000);

export default function NotificationExtPlayground({
  kind = 'success',
  title = 'Saved',
  ...props
}: Omit<NotificationExtProps, 'title'> & NotificationExtPlaygroundProps) {
  const [notification, holder] = NotificationExt.useNotification();
  return (
    <>
      <Button
        type="primary"
        onClick={() => notification[kind]({ title, onBtnClick: confirm, ...props })}
      >
        Notify
      </Button>
      {holder}
    </>
  );
}
