'use client';

import { mergeProps } from '@rc-component/util';
import { notification } from 'antd';
import { useState } from 'react';
import { getNoticeSettings } from '../_internal/appRegistry';
import { getThemedStatics } from '../_internal/themedStatics';
import { useEvent } from '../_internal/useEvent';
import { createNotices } from './createNotices';
import type { NotificationExtProps, NotificationExtStatics } from './types';

let defaults: Partial<NotificationExtProps> = {};

const config: NotificationExtStatics['config'] = (settings) => {
  const { duration, placement, closeIcon, pauseOnHover, showProgress } = settings;
  // `mergeProps` leaves out what is `undefined`.
  defaults = mergeProps(defaults, { duration, placement, closeIcon, pauseOnHover, showProgress });
  // Options of the container apply where no provider is mounted.
  notification.config(settings);
};

const useNotification: NotificationExtStatics['useNotification'] = (settings = {}) => {
  const [api, holder] = notification.useNotification(settings);
  const { duration, pauseOnHover } = settings;
  const getApi = useEvent(() => api);
  const getDefaults = useEvent(() => ({ duration, pauseOnHover }));
  // State, because React may discard a memoized value, and the open notifications would be forgotten.
  const [methods] = useState(() => createNotices(getApi, getDefaults));
  return [methods, holder];
};

/**
 * antd's `notification` with two kinds of notifications: those that close after 3 seconds, and those that wait for “Got it”.
 * The functions are no hooks: they use theme, prefix and locale of the mounted `ConfigProviderExt`.
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
    () => ({ ...getNoticeSettings(), ...defaults }),
  ),
  { config, useNotification },
);

export type * from './types';
