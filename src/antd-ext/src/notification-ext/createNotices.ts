import type { StaticMethods } from '../_internal/appRegistry';
import { noticeDuration } from './noticeDuration';
import { toAntdNotice } from './toAntdNotice';
import type { NotificationExtInstance, NotificationExtProps } from './types';

type Kind = 'open' | 'info' | 'success' | 'warning' | 'error';

/** What notices share unless they say otherwise; the `duration` is that of notices without a button. */
export type SharedOptions = Pick<
  NotificationExtProps,
  'duration' | 'placement' | 'closeIcon' | 'pauseOnHover' | 'showProgress'
>;

interface Source {
  /** Where the next notice is opened. */
  getTarget: () => StaticMethods['notification'];
  getShared: () => SharedOptions;
}

let lastNotice = 0;

/** Makes the functions that open and close notices, with a memory of those which are open. */
export function createNotices({ getTarget, getShared }: Source): NotificationExtInstance {
  /** How to close each open notice, by its key. */
  const notices = new Map<string | number, () => void>();

  const show = (kind: Kind, props: NotificationExtProps) => {
    // A server has nothing to open it in.
    if (typeof document === 'undefined') return;
    lastNotice += 1;
    const id = `ext-notification-${lastNotice}`;
    const { key = id, role, onClose } = props;
    const { duration, ...shared } = getShared();
    const target = getTarget();

    /** Says so once, and never for a notice which was replaced by one with the same key: that one is still open. */
    const finish = () => {
      if (notices.get(key) !== close) return;
      notices.delete(key);
      onClose?.();
    };
    const close = () => {
      if (notices.get(key) !== close) return;
      target.destroy(key);
      finish();
    };
    notices.set(key, close);

    const { waits, ...notice } = toAntdNotice({ ...shared, ...props }, { id, close, finish });
    target[kind]({
      ...notice,
      key,
      role: role ?? (kind === 'warning' || kind === 'error' ? 'alert' : 'status'),
      duration: noticeDuration(props.duration, duration, waits),
      onClose: finish,
    });
  };

  return {
    open: (props) => show('open', props),
    info: (props) => show('info', props),
    success: (props) => show('success', props),
    warning: (props) => show('warning', props),
    error: (props) => show('error', props),
    destroy: (key) => {
      const closing = key === undefined ? [...notices.values()] : [notices.get(key)];
      for (const close of closing) close?.();
    },
  };
}
