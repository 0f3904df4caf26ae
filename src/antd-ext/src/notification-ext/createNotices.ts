import { mergeProps } from '@rc-component/util';
import type { StaticMethods } from '../_internal/appRegistry';
import { isolate } from '../_internal/isolate';
import { noticeDuration } from './noticeDuration';
import { followFocus, giveFocusBack, type NoticeFocus } from './noticeFocus';
import { toAntdNotice } from './toAntdNotice';
import type { NotificationExtInstance, NotificationExtProps } from './types';

type Kind = 'open' | 'info' | 'success' | 'warning' | 'error';

/** What notices share unless they say otherwise; the `duration` is that of notices without a button. */
export type SharedOptions = Pick<
  NotificationExtProps,
  'duration' | 'placement' | 'closeIcon' | 'pauseOnHover' | 'showProgress'
>;

interface OpenNotice {
  /** Where it stands, which stays with an update. */
  target: StaticMethods['notification'];
  close: () => void;
  focus: NoticeFocus;
}

let lastNotice = 0;

/**
 * Makes the functions that open and close notices, with a memory of those which are open.
 *
 * @param getTarget Gives what opens the next notice.
 */
export function createNotices(
  getTarget: () => StaticMethods['notification'],
  getShared: () => SharedOptions,
): NotificationExtInstance {
  const notices = new Map<string | number, OpenNotice>();

  const show = (kind: Kind, props: NotificationExtProps) => {
    // A server has nothing to open it in.
    if (typeof document === 'undefined') return;
    lastNotice += 1;
    const id = `ext-notification-${lastNotice}`;
    const { key = id, role, onClose } = props;
    const { duration, ...shared } = getShared();
    const before = notices.get(key);
    const { target, focus } = before ?? { target: getTarget(), focus: { held: false } };

    const isOpen = () => notices.get(key) === opened;
    /** Says so once, and never for a notice which was replaced by one with the same key: that one is still open. */
    const finish = () => {
      if (!isOpen()) return;
      notices.delete(key);
      giveFocusBack(focus);
      isolate(() => onClose?.());
    };
    const close = () => {
      if (isOpen()) target.destroy(key);
      finish();
    };
    const opened: OpenNotice = { target, close, focus };
    notices.set(key, opened);

    // What is `undefined` was not said.
    const said = mergeProps(shared, props);
    const { waits, ...notice } = toAntdNotice(said, { id, isOpen, close, leave: finish });
    const seconds = noticeDuration(props.duration, duration, waits);
    const draw = () => {
      const runs = !focus.held || notice.pauseOnHover === false;
      target[kind]({
        ...notice,
        key,
        role: role ?? (kind === 'warning' || kind === 'error' ? 'alert' : 'status'),
        // antd starts its timer again only with another duration, and one that is taken away while it runs closes its
        // notice, so that gets a time without end: `useNoticeTimer` of `@rc-component/notification`.
        duration:
          (runs && seconds && seconds + (lastNotice % 1000) / 1e6) ||
          ((before || focus.held) && Number.POSITIVE_INFINITY),
        showProgress: seconds ? notice.showProgress : false,
        props: { ...notice.props, ...focusProps },
        onClose: finish,
      });
    };
    const focusProps = followFocus(focus, notice.props, () => {
      if (seconds && isOpen()) draw();
    });
    draw();
  };

  return {
    open: (props) => show('open', props),
    info: (props) => show('info', props),
    success: (props) => show('success', props),
    warning: (props) => show('warning', props),
    error: (props) => show('error', props),
    destroy: (key) => {
      if (key !== undefined) notices.get(key)?.close();
      else for (const { close } of notices.values()) close();
    },
  };
}
