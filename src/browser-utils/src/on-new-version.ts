import { onVisibilityChange } from './on-visibility-change';

export interface OnNewVersionOptions {
  /**
   * URL of a JSON file `{ "version": "…" }` that is regenerated on every deployment.
   * @zh JSON 文件的地址，每次部署都会重新生成，内容为 `{ "version": "…" }`。
   * @default '/version.json'
   */
  url?: string;
  /**
   * Interval between checks, in milliseconds.
   * @zh 两次检查的间隔，单位毫秒。
   * @default 300_000 (5 minutes)
   */
  interval?: number;
  /**
   * Called with the server's version if it differs from that of the page; once per version.
   * @zh 服务端版本与页面版本不同时以服务端版本为参数调用；每个版本只调用一次。
   */
  onChange: (version: string) => void;
}

/**
 * Notifies an open page that a new version of the application has been deployed, so that it can prompt the
 * user to reload. It checks immediately, then periodically while the page is visible, and when the page
 * becomes visible again after a longer time. The version of the page is the content of
 * `<meta name="app-version">`, or without that element, the first version returned by the server. Failures
 * (no network, missing file, invalid JSON) are ignored until the next check. Does nothing on a server.
 *
 * @zh 应用部署了新版本时通知已打开的页面，以便提示用户刷新。立即检查一次，之后在页面可见时定时检查，页面隐藏较久后恢复可见时也会检查。页面版本取自 `<meta name="app-version">` 的内容；没有该元素时，以服务端第一次返回的版本为准。失败（断网、文件不存在、不是 JSON）会忽略，等待下次检查。在服务端没有任何作用。
 * @param options URL, interval and callback.
 * @zhParam options 地址、检查间隔与回调。
 * @returns A function that stops the checks; calling it more than once has no effect.
 * @zhReturns 停止检查的函数；重复调用没有影响。
 * @group page
 * @since 0.2.0
 * @keywords version update deploy release reload poll 版本 更新 发布 刷新 轮询
 * @example
 * ```ts
 * import { onNewVersion } from '@mtools/browser-utils';
 *
 * // <meta name="app-version" content="1.4.0">
 * const stop = onNewVersion({
 *   interval: 60_000,
 *   onChange: (version) => {
 *     if (confirm(`Version ${version} is available. Reload?`)) location.reload();
 *   },
 * });
 * stop();
 * ```
 */
export function onNewVersion(options: OnNewVersionOptions): () => void {
  const { url = '/version.json', interval = 300_000, onChange } = options;
  if (typeof document === 'undefined') return () => {};
  let own = document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content;
  let latest = own;
  let lookedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const look = async () => {
    lookedAt = Date.now();
    const version = await fetchVersion(url);
    if (isStopped || !version || version === latest) return;
    latest = version;
    own ||= version;
    // A deployment that was taken back: the page is up to date again.
    if (version !== own) onChange(version);
  };
  const plan = () => {
    timer = setTimeout(
      () => {
        look();
        plan();
      },
      Math.max(0, lookedAt + interval - Date.now()),
    );
  };
  const stopFollowing = onVisibilityChange((isVisible) => {
    clearTimeout(timer);
    if (isVisible) plan();
  });

  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopFollowing();
  };
}

/** Returns the version that is deployed; `undefined` when it cannot be told. */
async function fetchVersion(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-store' });
    const body: unknown = response.ok ? await response.json() : undefined;
    const version = (body as { version?: unknown } | null | undefined)?.version;
    return version === undefined || version === null ? undefined : String(version);
  } catch {
    return undefined;
  }
}
