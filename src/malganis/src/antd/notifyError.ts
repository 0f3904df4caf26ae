import { NotificationExt } from '@mtools/antd-ext';
import type { RequestError } from '@mtools/browser-utils';

/** Shows a failed request as a notice; the same text at the same time is one notice. */
export function notifyError(_error: RequestError, text: string): void {
  NotificationExt.error({ key: `malganis:${text}`, title: text, duration: 5 });
}
