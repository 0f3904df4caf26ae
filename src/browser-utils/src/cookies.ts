import Cookies from 'js-cookie';

/** What decides how long a cookie lives and who receives it. */
export interface CookieOptions {
  /**
   * When the cookie expires: a number of days from now, or a date. By default, it expires with the browser
   * session.
   * @zh Cookie 何时失效：从现在起的天数，或一个日期。默认随浏览器会话结束。
   */
  expires?: number | Date;
  /**
   * The path under which the cookie is sent. To remove a cookie, pass the path with which it was set.
   * @zh Cookie 在哪个路径下发送。移除时要传与写入时相同的路径。
   * @default '/'
   */
  path?: string;
  /**
   * The domain of the cookie, which includes its subdomains. By default, only the current host receives the
   * cookie.
   * @zh Cookie 所属的域名，包括其子域名。默认只属于当前主机。
   */
  domain?: string;
  /**
   * Sends the cookie over https only.
   * @zh 只通过 https 发送。
   * @default `true` with `sameSite: 'None'`, otherwise `false`
   */
  secure?: boolean;
  /**
   * Whether the cookie is sent with requests from other sites. Browsers accept `'None'` on https only.
   * @zh 从其他网站发起的请求是否携带该 Cookie。浏览器只在 https 下接受 `'None'`。
   * @default 'Lax'
   */
  sameSite?: 'Strict' | 'Lax' | 'None';
}

/**
 * Reads, writes and removes cookies that are visible to scripts, using
 * [js-cookie](https://github.com/js-cookie/js-cookie). By default, a cookie applies to the whole site
 * (`path: '/'`) and is not sent with requests from other sites (`sameSite: 'Lax'`). On a server there are no
 * cookies: reading returns `undefined`, writing does nothing.
 *
 * @zh 基于 [js-cookie](https://github.com/js-cookie/js-cookie) 读取、写入和移除脚本可见的 Cookie。默认对整个站点有效（`path: '/'`），其他网站发起的请求不携带（`sameSite: 'Lax'`）。服务端没有 Cookie：读取得到 `undefined`，写入没有任何作用。
 * @group storage
 * @since 0.2.0
 * @keywords cookie cookies session js-cookie SameSite 会话 读取 写入 删除
 * @example
 * ```ts
 * import { cookies } from '@mtools/browser-utils';
 *
 * cookies.set('lang', 'zh-CN', { expires: 365 });
 * cookies.get('lang'); // 'zh-CN'
 * cookies.remove('lang');
 * cookies.get('lang'); // undefined
 * ```
 */
export const cookies = {
  /**
   * Returns the decoded value, or `undefined` if there is none or it cannot be decoded.
   * @zh 返回解码后的值；不存在或无法解码时为 `undefined`。
   */
  get(name: string): string | undefined {
    const value: unknown = Cookies.get(name);
    // js-cookie looks names up in an object, where 'constructor' is a function.
    return typeof value === 'string' ? value : undefined;
  },
  /**
   * Writes a cookie; characters that are not allowed in cookies are encoded.
   * @zh 写入 Cookie；不能直接出现在 Cookie 中的字符会被编码。
   */
  set(name: string, value: string, options?: CookieOptions): void {
    Cookies.set(name, value, withDefaults(options));
  },
  /**
   * Removes a cookie. `path` and `domain` must be the same as when it was set.
   * @zh 移除 Cookie。`path` 和 `domain` 要与写入时相同。
   */
  remove(name: string, options?: Pick<CookieOptions, 'path' | 'domain'>): void {
    Cookies.remove(name, withDefaults(options));
  },
};

/** An option which is `undefined` has its default, too. */
function withDefaults(options: CookieOptions = {}): CookieOptions {
  const { path = '/', sameSite = 'Lax', secure = sameSite === 'None' } = options;
  return { ...options, path, sameSite, secure };
}
