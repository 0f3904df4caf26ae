import { mergeProps } from '@rc-component/util';
import type { StaticMethods } from '../_internal/appRegistry';
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

interface Source {
  /** Where the next notice is opened. */
  getTarget: () => StaticMethods['notification'];
  getShared: () => SharedOptions;
  /** Whether notices of a target have lost their place, and can be shown on elsewhere. */
  canMove?: (target: StaticMethods['notification']) => boolean;
}

interface OpenNotice {
  target: StaticMethods['notification'];
  close: () => void;
  /** It is not on the page any more, or never was. */
  leave: () => void;
  /** Whether it is on the page. */
  arrived: boolean;
  focus: NoticeFocus;
}

let lastNotice = 0;

/** Makes the functions that open and close notices, with a memory of those which are open. */
export function createNotices({ getTarget, getShared, canMove }: Source): NotificationExtInstance {
  /** The open notices by their keys, the newest last. */
  const notices = new Map<string | number, OpenNotice>();
  /** Keys of notices which are on the page, maybe on their way out, and for which antd's timer has run. */
  const timed = new Set<string | number>();

  const show = (kind: Kind, props: NotificationExtProps) => {
    // A server has nothing to open it in.
    if (typeof document === 'undefined') return;
    lastNotice += 1;
    const id = `ext-notification-${lastNotice}`;
    const { key = id, role, onClose } = props;
    const { duration, ...shared } = getShared();
    const before = notices.get(key);
    // As long as a notice is on the page, it is updated where it stands.
    const target = before?.arrived ? before.target : getTarget();

    const isOpen = () => notices.get(key) === opened;
    /** Says so once, and never for a notice which was replaced by one with the same key: that one is still open. */
    const finish = () => {
      if (!isOpen()) return;
      notices.delete(key);
      giveFocusBack(opened.focus);
      onClose?.();
    };
    const leave = () => {
      if (opened.arrived && isOpen() && canMove?.(target)) {
        notices.delete(key);
        timed.delete(key);
        show(kind, { ...props, key });
        return;
      }
      finish();
      if (!notices.has(key)) timed.delete(key);
    };
    const close = () => {
      if (!isOpen()) return;
      target.destroy(key);
      finish();
    };
    const arrive = () => {
      opened.arrived = true;
      // All that come together have arrived then.
      queueMicrotask(finishDropped);
    };
    /** Of several opened at once antd never shows those for which there is no room, and says nothing of them. */
    const finishDropped = () => {
      const dropped = [];
      for (const older of notices.values()) {
        if (older === opened) break;
        if (older.target === target && !older.arrived) dropped.push(older.leave);
      }
      callAll(dropped);
    };
    const focus = before?.focus ?? { held: false };
    const opened: OpenNotice = { target, close, leave, arrived: false, focus };
    notices.delete(key);
    notices.set(key, opened);

    // What is `undefined` was not said.
    const said = mergeProps(shared, props);
    const { waits, ...notice } = toAntdNotice(said, { id, isOpen, close, arrive, leave });
    const draw = () => {
      const seconds = noticeDuration(props.duration, duration, waits);
      if (seconds) timed.add(key);
      const runs = !focus.held || notice.pauseOnHover === false;
      target[kind]({
        ...notice,
        key,
        role: role ?? (kind === 'warning' || kind === 'error' ? 'alert' : 'status'),
        // A timer that is taken away while it runs closes its notice, so it gets a time without end:
        // `useNoticeTimer` of `@rc-component/notification`.
        duration: (runs && seconds) || (timed.has(key) ? Number.POSITIVE_INFINITY : false),
        showProgress: seconds ? notice.showProgress : false,
        props: { ...notice.props, ...focusProps },
        onClose: finish,
      });
    };
    const focusProps = followFocus(focus, notice.props, () => {
      if (timed.has(key) && isOpen()) draw();
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
      if (key === undefined) callAll([...notices.values()].map((notice) => notice.close));
      else notices.get(key)?.close();
    },
  };
}

/** Calls them in turn, also those after one that throws. */
function callAll([first, ...rest]: (() => void)[]): void {
  try {
    first?.();
  } finally {
    if (rest.length > 0) callAll(rest);
  }
}
