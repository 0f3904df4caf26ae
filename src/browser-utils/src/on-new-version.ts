import { onVisibilityChange } from './on-visibility-change';

export interface OnNewVersionOptions {
  /**
   * A JSON file `{ "version": "…" }` which each deployment writes anew.
   * @zh 每次部署都会重新生成的 JSON 文件，内容为 `{ "version": "…" }`。
   * @default '/version.json'
   */
  url?: string;
  /**
   * Time between two looks, in ms.
   * @zh 两次检查的间隔，单位毫秒。
   * @default 300_000 (5 minutes)
   */
  interval?: number;
  /**
   * Called with the version of the server when it is not that of the page; once for each version.
   * @zh 服务端版本与页面版本不同时以服务端版本为参数调用；每个版本只调用一次。
   */
  onChange: (version: string) => void;
}

/**
 * Tells an open page that another version of the application was deployed, so that it can ask its reader to reload.
 * Looks at once, then at intervals while the page is visible, and when it becomes visible after a longer time. The version of the
 * page is the content of `<meta name="app-version">`; without that element, the first version that the server answers.
 * Failures (no network, no such file, no JSON) are passed over: the next look may succeed. On a server it does nothing.
 *
 * @zh 应用部署了新版本时通知已打开的页面，以便提示用户刷新。立即检查一次，之后在页面可见时定时检查，页面隐藏较久后恢复可见时也会检查。页面版本取自 `<meta name="app-version">` 的内容；没有该元素时，以服务端第一次返回的版本为准。失败（断网、文件不存在、不是 JSON）会被忽略，等下次检查。在服务端不做任何事。
 * @param options Where to look, how often, and whom to tell.
 * @zhParam options 检查的地址、间隔与回调。
 * @returns A function which ends it; calling it again does nothing.
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
