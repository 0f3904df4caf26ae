import { mergeProps } from '@rc-component/util';
import type { StaticMethods } from '../_internal/appRegistry';
import { isolate } from '../_internal/isolate';
import { StaticContent } from '../_internal/StaticContent';
import { NOTIFICATION_DURATION_S } from '../constants';
import { GotItButton } from './GotItButton';
import { type NoticeFocus, restoreFocus, trackFocus } from './noticeFocus';
import type { NotificationExtInstance, NotificationExtProps } from './types';

type AntdApi = StaticMethods['notification'];
type Kind = Exclude<keyof NotificationExtInstance, 'destroy'>;

interface OpenNotice {
  api: AntdApi;
  focus: NoticeFocus;
  close: () => void;
}

let lastId = 0;

/** Makes methods that track the notifications they open. A default `duration` applies to notifications without a button. */
export function createNotices(
  getApi: () => AntdApi,
  getDefaults: () => Partial<NotificationExtProps>,
): NotificationExtInstance {
  const notices = new Map<string | number, OpenNotice>();

  const show = (kind: Kind, given: NotificationExtProps) => {
    lastId += 1;
    const id = `ext-notification-${lastId}`;
    const { duration: defaultDuration = NOTIFICATION_DURATION_S, ...defaults } = getDefaults();
    const options: NotificationExtProps = mergeProps(defaults, given);
    const { key = id, theme, needBtn, btnText, onBtnClick, onClose, ...props } = options;
    const updated = notices.get(key);
    const { api, focus } = updated ?? { api: getApi(), focus: {} };

    const isOpen = () => notices.get(key) === notice;
    const close = () => {
      // After an update by `key`, only the newer notification closes and calls its `onClose`.
      if (!isOpen()) return;
      notices.delete(key);
      api.destroy(key);
      restoreFocus(focus);
      isolate(() => onClose?.());
    };
    const handleClick = async () => {
      // The button can still be clicked while the notification fades out.
      if (isOpen() && (await onBtnClick?.()) !== false) close();
    };
    const notice: OpenNotice = { api, focus, close };
    notices.set(key, notice);

    const button = needBtn && <GotItButton theme={theme} label={btnText} onClick={handleClick} />;
    const actions = props.actions || button;
    const seconds = props.duration ?? (actions ? 0 : defaultDuration);
    // antd restarts the timer of an updated notification only if the duration differs from the one before.
    const duration = seconds && seconds + (lastId % 100) / 10_000;
    const themeClass = theme && `${id}-theme`;
    // antd leaves out the element of an empty description.
    const slot = props.description ? 'description' : 'title';

    const render = () => {
      const isPaused = props.pauseOnHover !== false && focus.root?.querySelector(':focus-visible');
      api[kind]({
        role: kind === 'warning' || kind === 'error' ? 'alert' : 'status',
        ...props,
        key,
        [slot]: (
          <StaticContent theme={theme} className={themeClass} onUnmount={close} onError={close}>
            {props[slot]}
          </StaticContent>
        ),
        actions,
        className: [props.className, themeClass].filter(Boolean).join(' '),
        // antd closes a notification that loses its duration while the timer runs (`useNoticeTimer`).
        duration: isPaused || (updated && !seconds) ? Number.POSITIVE_INFINITY : duration,
        showProgress: seconds ? props.showProgress : false,
        props: { ...trackFocus(focus, () => isOpen() && render()), ...props.props },
        onClose: close,
      });
    };
    render();
  };

  return {
    open: (props) => show('open', props),
    info: (props) => show('info', props),
    success: (props) => show('success', props),
    warning: (props) => show('warning', props),
    error: (props) => show('error', props),
    destroy: (key) => {
      for (const [openKey, { close }] of notices) if (key === undefined || key === openKey) close();
    },
  };
}
