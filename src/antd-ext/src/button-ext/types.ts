import type { ButtonProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import type { ThemeProps } from '../_internal/ThemeProps';

/** What `ButtonExt` adds to antd's `Button`, or changes in it. */
export interface ButtonExtOwnProps extends ThemeProps {
  /**
   * Shows loading and ignores further clicks while the promise returned by `onClick` is pending.
   *
   * @zh `onClick` 返回的 Promise 未完成前，按钮显示加载状态并忽略后续点击。
   * @default false
   */
  isAsyncClick?: boolean;

  /**
   * Runs the first click immediately and ignores further clicks until there has been no click for this many milliseconds. `true` means 300; `false` or `0` turns it off.
   *
   * @zh 首次点击立即执行，忽略之后的点击，直到连续这么多毫秒没有点击为止。`true` 为 300 毫秒，`false` 或 `0` 表示关闭。
   * @default false
   */
  debounce?: boolean | number;

  /**
   * Click handler. With `isAsyncClick` it must return a promise; otherwise there is no loading state, and a warning is logged once in development.
   *
   * @zh 点击时调用。开启 `isAsyncClick` 时必须返回 Promise，否则不会进入加载状态，并在开发环境警告一次。
   */
  // A method: TypeScript lets one take a handler for the button or the link that it really is.
  onClick?(event: MouseEvent<HTMLElement>): unknown;

  /**
   * Called with the reason and the click event if the promise of an `isAsyncClick` handler rejects. If not set, the rejection stays unhandled and triggers `unhandledrejection` on `window`. The loading state ends in either case.
   *
   * @zh `isAsyncClick` 的 Promise 被拒绝时调用，参数为拒绝原因和点击事件。未设置时错误继续抛出，触发 `window` 的 `unhandledrejection`。两种情况下加载状态都会结束。
   */
  onAsyncError?(error: unknown, event: MouseEvent<HTMLElement>): void;

  /**
   * Loading state, controlled from outside. As in antd, an object also means loading, shown after `delay` milliseconds. A pending `isAsyncClick` click shows loading as well.
   *
   * @zh 由外部控制的加载状态。与 antd 一致，传入对象也表示加载中，`delay` 毫秒后显示。`isAsyncClick` 的点击未完成时同样显示加载状态。
   * @default false
   */
  loading?: boolean | { delay?: number; icon?: ReactNode };
}

/** Props of `ButtonExt`: all of antd's `Button`, and its own. */
export interface ButtonExtProps
  extends Omit<ButtonProps, keyof ButtonExtOwnProps>,
    ButtonExtOwnProps {}
