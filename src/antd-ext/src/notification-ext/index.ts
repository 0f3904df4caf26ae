'use client';

import { mergeProps } from '@rc-component/util';
import { notification } from 'antd';
import { getNoticeSettings } from '../_internal/appRegistry';
import { getThemedStatics } from '../_internal/themedStatics';
import { createNotices, type SharedOptions } from './createNotices';
import type { NotificationExtStaticConfig, NotificationExtStatics } from './types';
import { useNotification } from './useNotification';

let shared: SharedOptions = {};

function config(change: NotificationExtStaticConfig): void {
  const { duration, placement, closeIcon, pauseOnHover, showProgress } = change;
  // What is `undefined` stays as it was.
  shared = mergeProps(shared, { duration, placement, closeIcon, pauseOnHover, showProgress });
  // Where the notices stand, which a mounted provider decides for itself.
  notification.config(change);
}

/**
 * antd's `notification` that knows two kinds of notices: those which close by themselves after 3 seconds, and those which
 * wait for “Got it”. The functions need no hook: they take theme, prefix and language from the mounted
 * `ConfigProviderExt`.
 *
 * @example
 * ```tsx
 * import { NotificationExt } from '@mtools/antd-ext';
 *
 * NotificationExt.success({ title: 'Saved' });
 * NotificationExt.warning({ title: 'The quota is nearly used up', needBtn: true });
 * ```
 */
export const NotificationExt: NotificationExtStatics = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ createNotices(
    () => getThemedStatics().notification,
    () => ({ ...getNoticeSettings(), ...shared }),
  ),
  { config, useNotification },
);

export type {
  NotificationExtConfig,
  NotificationExtInstance,
  NotificationExtOwnProps,
  NotificationExtProps,
  NotificationExtStaticConfig,
  NotificationExtStatics,
} from './types';
