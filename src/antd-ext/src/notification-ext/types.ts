import type { NotificationArgsProps, notification } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { ThemeExt } from '../themes';

/** Options of a notice that antd does not have, or that differ from antd's. */
export interface NotificationExtOwnProps {
  /**
   * Adds a “Got it” button which closes the notice; the notice then does not close by itself.
   *
   * @zh 显示「我知道了」按钮，点击后关闭；此时通知不会自动关闭。
   * @default false
   */
  needBtn?: boolean;

  /**
   * Label of that button, by default “Got it” in the language of the provider.
   *
   * @zh 按钮的文字，默认为「我知道了」，随语言包变化。
   */
  btnText?: ReactNode;

  /**
   * Called when that button is clicked, before the notice closes. With a promise the button shows loading, and the notice closes when it resolves. `false`, also from the promise, keeps the notice open, and the button works again; so does a rejection, of which `window` reports `unhandledrejection`.
   *
   * @zh 点击该按钮时、关闭之前调用。返回 Promise 时按钮显示加载状态，完成后才关闭。返回 `false`（包括 Promise 的结果）时通知保持打开，按钮恢复可点；被拒绝时同样保持打开，错误继续抛出，触发 `window` 的 `unhandledrejection`。
   */
  onBtnClick?: () => unknown;

  /**
   * Seconds until the notice closes by itself; `0` or `false` keeps it open. By default 3, and 0 with a button or `actions`. A value that is set here always wins.
   *
   * @zh 几秒后自动关闭，`0` 或 `false` 表示不自动关闭。默认 3 秒，带按钮或 `actions` 时默认不关闭；显式设置的值始终优先。
   * @default 3
   */
  duration?: number | false;

  /**
   * Buttons of your own in place of the one of `needBtn`. A notice with them does not close by itself.
   *
   * @zh 自定义按钮，代替 `needBtn` 的按钮；带有它的通知不会自动关闭。
   */
  actions?: ReactNode;

  /**
   * A second notice with the same key updates the first one in place, and its time starts again. Also names the notice for `destroy`. By default each notice has one of its own.
   *
   * @zh `key` 相同的通知会原地更新并重新计时，也用于 `destroy`。默认为每条通知自动生成。
   */
  key?: string | number;

  /**
   * Called once when the notice closes, whatever closed it: time, the close icon, the button, `destroy`, newer notices beyond `maxCount`, or its provider leaving.
   *
   * @zh 通知关闭时调用，只调用一次，无论因何关闭：到时间、关闭图标、按钮、`destroy`、超出 `maxCount`，或所在的 Provider 被卸载。
   */
  onClose?: () => void;

  /**
   * How urgently a screen reader says it. By default `'alert'` for `warning` and `error`, which interrupts, else `'status'`, which waits.
   *
   * @zh 读屏软件播报的紧急程度。`warning`、`error` 默认为 `'alert'`（立即打断），其余默认为 `'status'`（等当前内容读完）。
   */
  role?: 'alert' | 'status';

  /**
   * Theme of this notice only.
   *
   * @zh 仅作用于这一条通知的主题。
   * @deprecated Set `themeExt` of ConfigProviderExt, which all notices then share.
   * @deprecatedZh 请设置 ConfigProviderExt 的 `themeExt`，使所有通知一致。
   */
  theme?: ThemeExt;
}

/** Options of a notice: those of antd's `notification` without its deprecated names, and our own. */
export interface NotificationExtProps
  extends Omit<NotificationArgsProps, keyof NotificationExtOwnProps | 'message' | 'btn' | 'type'>,
    NotificationExtOwnProps {}

/** Opens and closes notices. */
export interface NotificationExtInstance {
  /** Opens a notice without an icon, or updates the one with the same `key`. */
  open: (props: NotificationExtProps) => void;
  info: (props: NotificationExtProps) => void;
  success: (props: NotificationExtProps) => void;
  warning: (props: NotificationExtProps) => void;
  error: (props: NotificationExtProps) => void;
  /** Closes the notice with this key; without a key, every notice that was opened with this instance. */
  destroy: (key?: string | number) => void;
}

/** Settings of `NotificationExt.useNotification`, which are those of antd's hook. */
export type NotificationExtConfig = NonNullable<Parameters<typeof notification.useNotification>[0]>;

/** Settings of `NotificationExt.config`, which are those of antd's `notification.config`. */
export type NotificationExtStaticConfig = Parameters<typeof notification.config>[0];

/** Static functions of `NotificationExt`. */
export interface NotificationExtStatics extends NotificationExtInstance {
  config(config: NotificationExtStaticConfig): void;
  useNotification(config?: NotificationExtConfig): readonly [NotificationExtInstance, ReactElement];
}
