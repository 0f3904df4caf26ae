/**
 * Observes whether the device is online. The listener is called immediately with the current state, and then
 * on every change. `false` is reliable; `true` only means that there is a network, not that your server can
 * be reached.
 *
 * @zh 监听设备是否联网。监听函数会立即以当前状态调用一次，之后每次变化时调用。`false` 表示一定已断网；`true` 只表示连着网络，不代表服务端可以访问。
 * @param listener Called with whether the device is online. On a server, it is called once with `true`.
 * @zhParam listener 以是否联网为参数调用。在服务端以 `true` 调用一次。
 * @returns A function that stops observing; calling it more than once has no effect.
 * @zhReturns 取消监听的函数；重复调用没有影响。
 * @group page
 * @since 0.2.0
 * @keywords online offline network connection 在线 离线 断网 网络 监听
 * @example
 * ```ts
 * import { onOnline } from '@mtools/browser-utils';
 *
 * const stop = onOnline((online) => {
 *   document.title = online ? 'Users' : 'Offline – Users';
 * });
 * stop();
 * ```
 */
export function onOnline(listener: (online: boolean) => void): () => void {
  if (typeof window === 'undefined') {
    listener(true);
    return () => {};
  }
  const onChange = () => listener(window.navigator.onLine);
  onChange();
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
