import { notification } from 'antd';
import { type ReactElement, useState } from 'react';
import { useEvent } from '../_internal/useEvent';
import { useStableValue } from '../_internal/useStableValue';
import { createNotices } from './createNotices';
import type { NotificationExtConfig, NotificationExtInstance } from './types';

/**
 * Notices of a place of their own: they have theme, prefix and language of where the second value is rendered.
 *
 * @param config As of antd's hook; its `duration` is that of notices without a button.
 * @returns The functions, which stay the same, and what has to be rendered.
 */
export function useNotification(
  config?: NotificationExtConfig,
): readonly [NotificationExtInstance, ReactElement] {
  // antd makes new functions for a new object, also when it says the same.
  const stable = useStableValue(config);
  const [target, holder] = notification.useNotification(stable);
  const getTarget = useEvent(() => target);
  const getShared = useEvent(() => ({
    duration: config?.duration,
    pauseOnHover: config?.pauseOnHover,
  }));
  // Not memoized, which React may forget, and the open notices with it.
  const [notices] = useState(() => createNotices(getTarget, getShared));
  return [notices, holder];
}
