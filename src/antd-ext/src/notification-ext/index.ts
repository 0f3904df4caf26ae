import { notification } from 'antd';
import { getThemedStatics } from '../_internal/themedStatics';
import { createNotices, type SharedOptions } from './createNotices';
import type { NotificationExtStaticConfig, NotificationExtStatics } from './types';
import { useNotification } from './useNotification';

let shared: SharedOptions = {};

function config(change: NotificationExtStaticConfig): void {
  const { duration, placement, closeIcon, pauseOnHover, showProgress } = change;
  const options = { duration, placement, closeIcon, pauseOnHover, showProgress };
  shared = { ...shared, ...definedOf(options) };
  // Where the notices stand, which a mounted provider decides for itself.
  notification.config(change);
}

function definedOf<T extends object>(options: T): Partial<T> {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  // A part of the object, so each value still has the type of its name.
  return Object.fromEntries(entries) as Partial<T>;
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
  /* @__PURE__ */ createNotices({
    getTarget: () => getThemedStatics().notification,
    getShared: () => shared,
  }),
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
