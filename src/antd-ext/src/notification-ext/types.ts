import type { NotificationArgsProps, notification } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { ThemeExt } from '../themes';

/** The options that `NotificationExt` adds to antd's, or changes. */
export interface NotificationExtOwnProps {
  /**
   * Shows a “Got it” button that closes the notification, which then does not close on its own.
   *
   * @zh 显示「我知道了」按钮，点击后关闭；此时通知不会自动关闭。
   * @default false
   */
  needBtn?: boolean;

  /**
   * Text of that button. Defaults to “Got it” in the current locale.
   *
   * @zh 按钮的文字，默认为「我知道了」，随语言变化。
   */
  btnText?: ReactNode;

  /**
   * Called when that button is clicked, before the notification closes. If it returns a promise, the button shows loading and the notification closes once it resolves. If the result is `false`, directly or from the promise, the notification stays open and the button can be clicked again. A rejection keeps it open as well and triggers `unhandledrejection` on `window`.
   *
   * @zh 点击该按钮时、关闭之前调用。返回 Promise 时按钮显示加载状态，完成后才关闭。返回 `false`（包括 Promise 的结果）时通知保持打开，按钮恢复可点；被拒绝时同样保持打开，错误继续抛出，触发 `window` 的 `unhandledrejection`。
   */
  onBtnClick?: () => unknown;

  /**
   * Seconds until the notification closes; `0` or `false` keeps it open. Defaults to 3, or to 0 with the button or `actions`; an explicit value always takes precedence.
   *
   * @zh 自动关闭前的秒数，`0` 或 `false` 表示不自动关闭。默认 3 秒，带按钮或 `actions` 时默认不关闭；显式设置的值始终优先。
   * @default 3
   */
  duration?: number | false;

  /**
   * Custom buttons in place of the `needBtn` button; a notification with them does not close on its own.
   *
   * @zh 自定义按钮，代替 `needBtn` 的按钮；带有它的通知不会自动关闭。
   */
  actions?: ReactNode;

  /**
   * A notification with the same `key` is updated in place and its timer restarts; also used by `destroy`. Generated for each notification by default.
   *
   * @zh `key` 相同的通知会原地更新并重新计时，也用于 `destroy`。默认为每条通知自动生成。
   */
  key?: string | number;

  /**
   * Called exactly once when the notification closes, for any reason: timeout, the close icon, the button, `destroy`, exceeding `maxCount`, or unmounting of its provider.
   *
   * @zh 通知关闭时调用，且只调用一次，无论因何关闭：到时间、关闭图标、按钮、`destroy`、超出 `maxCount`，或所在的 Provider 被卸载。
   */
  onClose?: () => void;

  /**
   * How urgently screen readers announce it. Defaults to `'alert'` for `warning` and `error`, which interrupts, and to `'status'` otherwise, which waits.
   *
   * @zh 读屏软件播报的紧急程度。`warning`、`error` 默认为 `'alert'`（立即打断），其余默认为 `'status'`（等当前内容读完）。
   */
  role?: 'alert' | 'status';

  /**
   * Theme of this notification only.
   *
   * @zh 仅作用于当前通知的主题。
   * @deprecated Set `themeExt` of ConfigProviderExt, so that all notifications share it.
   * @deprecatedZh 请设置 ConfigProviderExt 的 `themeExt`，使所有通知一致。
   */
  theme?: ThemeExt;
}

/** Options of a notification: everything antd's `notification` accepts under its current names, plus the own options. */
export interface NotificationExtProps
  extends Omit<NotificationArgsProps, keyof NotificationExtOwnProps | 'message' | 'btn' | 'type'>,
    NotificationExtOwnProps {}

/** Opens and closes notifications. */
export interface NotificationExtInstance {
  /** Opens a notification without an icon, or updates the one with the same `key`. */
  open: (props: NotificationExtProps) => void;
  info: (props: NotificationExtProps) => void;
  success: (props: NotificationExtProps) => void;
  warning: (props: NotificationExtProps) => void;
  error: (props: NotificationExtProps) => void;
  /** Closes the notification with this key; without a key, all notifications opened by this instance. */
  destroy: (key?: string | number) => void;
}

/** What `NotificationExt.useNotification` accepts: the configuration of antd's hook. */
export type NotificationExtConfig = NonNullable<Parameters<typeof notification.useNotification>[0]>;

/** What `NotificationExt.config` accepts: the configuration of antd's static methods. */
export type NotificationExtStaticConfig = Parameters<typeof notification.config>[0];

/** Static functions of `NotificationExt`. */
export interface NotificationExtStatics extends NotificationExtInstance {
  config(config: NotificationExtStaticConfig): void;
  useNotification(config?: NotificationExtConfig): readonly [NotificationExtInstance, ReactElement];
}
