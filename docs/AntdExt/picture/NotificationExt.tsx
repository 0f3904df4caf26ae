import { NotificationExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import { useEffect } from 'react';

export default function NotificationExtPicture() {
  const t = useDemoText();
  const [notification, holder] = NotificationExt.useNotification();
  useEffect(() => {
    const shared = { placement: 'top', duration: 0 } as const;
    notification.success({ ...shared, key: 'saved', title: t('已保存', 'Saved') });
    notification.info({
      ...shared,
      key: 'maintenance',
      title: t('周日系统维护', 'Maintenance on Sunday'),
      description: t('2 点到 4 点无法保存。', 'From 2 to 4 o’clock nothing can be saved.'),
      needBtn: true,
    });
  }, [notification, t]);
  return holder;
}
