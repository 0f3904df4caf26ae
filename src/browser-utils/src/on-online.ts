/**
 * Follows whether the device has a network. The listener is called at once with the present answer and then
 * at every change. `false` is certain; `true` says that there is a network, not that your server answers.
 *
 * @zh 监听设备是否联网。监听函数会立即以当前状态调用一次，之后每次变化时调用。`false` 一定是断网；`true` 只表示连着网络，不代表服务端可以访问。
 * @param listener Called with whether there is a network. On a server it is called once with `true`.
 * @zhParam listener 以是否联网为参数调用。在服务端以 `true` 调用一次。
 * @returns A function which ends the subscription; calling it again does nothing.
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
