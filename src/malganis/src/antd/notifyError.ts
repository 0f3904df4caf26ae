import { NotificationExt } from '@mtools/antd-ext';
import type { RequestError } from '@mtools/browser-utils';

/** Shows a notification for a failed request; identical texts at the same time share one notification. */
export function notifyError(_error: RequestError, text: string): void {
  NotificationExt.error({ key: `malganis:${text}`, title: text, duration: 5 });
}
