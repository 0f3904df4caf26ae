import { cookies } from './cookies';

/** What both sources hold: an index. Others may use the same names. */
const INDEX = /^\d+$/;

/**
 * Returns the environment in which `@mtools/node-service` serves the page, read from `window.$$_e`,
 * otherwise from the cookie `_e`, which the service writes. Use it for display only, for example for a
 * “test” ribbon: users can change it in the browser, so never base permissions on it.
 *
 * @zh 返回页面由 `@mtools/node-service` 在哪个环境提供：读取服务写入的 `window.$$_e`，没有时读取 Cookie `_e`。仅供页面展示使用，例如显示「测试环境」角标；用户可以在浏览器中修改，不要用于权限判断。
 * @param envList The `envList` of the service configuration. As there, `dev` always comes first and can be
 * omitted.
 * @zhParam envList 服务配置中的 `envList`。与服务一致，`dev` 总是排在最前，可以省略。
 * @returns The name of the environment if `envList` is given, otherwise its index: 0 for `dev`, 1 for the
 * first entry of the list. `undefined` if the page is not served by node-service, if the list has no such
 * entry, and on a server.
 * @zhReturns 传入 `envList` 时为环境名，否则为序号：0 是 `dev`，1 是列表中的第一个。页面不是由该服务提供、列表中没有对应项，以及在服务端时为 `undefined`。
 * @group page
 * @since 0.2.0
 * @keywords env environment test production deploy node-service 环境 测试 生产 部署
 * @example
 * ```ts
 * import { getEnv } from '@mtools/browser-utils';
 *
 * // Served with envList: ['test', 'pre', 'prd'] and DEPLOY_ENV=pre
 * getEnv(); // 2
 * getEnv(['test', 'pre', 'prd']); // 'pre'
 * ```
 */
export function getEnv(): number | undefined;
export function getEnv<Name extends string>(envList: readonly Name[]): Name | 'dev' | undefined;
export function getEnv(envList?: readonly string[]): string | number | undefined {
  if (typeof window === 'undefined') return undefined;
  const written: unknown[] = [Reflect.get(window, '$$_e'), cookies.get('_e')];
  const found = written.find((value) => INDEX.test(String(value)));
  if (found === undefined) return undefined;
  const index = Number(found);
  return envList ? ['dev', ...envList.filter((name) => name !== 'dev')][index] : index;
}
