/**
 * Observes the visibility of the page: `false` while another tab is active, the window is minimized or the
 * phone is locked. The listener is called immediately with the current state, and then on every change.
 *
 * @zh 监听页面是否可见：切换到其他标签页、窗口最小化或手机锁屏时为 `false`。监听函数会立即以当前状态调用一次，之后每次变化时调用。
 * @param listener Called with whether the page is visible. On a server, it is called once with `false`.
 * @zhParam listener 以页面是否可见为参数调用。在服务端以 `false` 调用一次。
 * @returns A function that stops observing; calling it more than once has no effect.
 * @zhReturns 取消监听的函数；重复调用没有影响。
 * @group page
 * @since 0.2.0
 * @keywords visibility visible hidden tab background focus 可见 隐藏 标签页 后台 监听
 * @example
 * ```ts
 * import { onVisibilityChange } from '@mtools/browser-utils';
 *
 * const video = document.querySelector('video');
 * const stop = onVisibilityChange((visible) => {
 *   if (!visible) video?.pause();
 * });
 * stop();
 * ```
 */
export function onVisibilityChange(listener: (visible: boolean) => void): () => void {
  if (typeof document === 'undefined') {
    listener(false);
    return () => {};
  }
  const onChange = () => listener(document.visibilityState === 'visible');
  onChange();
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
