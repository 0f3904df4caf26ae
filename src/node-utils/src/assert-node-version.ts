import { satisfies, validRange } from 'semver';

/**
 * Stops a program early, with a clear message, if Node.js is too old or too new for it. Prereleases
 * (nightly, rc) are compared in version order.
 * @zh Node.js 版本过低或过高时，让程序尽早停止，并给出清楚的提示。预发布版本（nightly、rc）按版本顺序比较。
 *
 * @param range The supported versions, as in `engines` of a package.json.
 * @zhParam range 支持的版本范围，写法与 package.json 的 `engines` 相同。
 * @param installed The version to check, the current one by default.
 * @zhParam installed 要检查的版本，默认为当前运行的版本。
 * @returns Nothing if the version is supported.
 * @zhReturns 版本符合要求时无返回值。
 * @throws {Error} If `installed` is not in `range`; the message states the installed version, the required
 * versions and what to do.
 * @zhThrows {Error} `installed` 不在 `range` 内时抛出；错误信息说明当前版本、需要的版本以及解决办法。
 * @throws {TypeError} If `range` is not a valid version range.
 * @zhThrows {TypeError} `range` 不是合法的版本范围时抛出。
 * @group process
 * @since 0.1.0
 * @keywords node version engines semver check require minimum 版本检查 Node 版本 最低版本 版本范围
 * @example
 * ```ts
 * assertNodeVersion('>=18.20.0');
 * assertNodeVersion('^20.19.0 || >=22.12.0');
 * ```
 */
export function assertNodeVersion(range: string, installed: string = process.versions.node): void {
  if (validRange(range) === null) {
    throw new TypeError(`"${range}" is not a version range; write one such as ">=18.20.0".`);
  }
  if (satisfies(installed, range, { includePrerelease: true })) return;
  throw new Error(
    `Node.js ${installed} is installed, but this program needs ${range}. ` +
      'Install such a version from https://nodejs.org or with your version manager, ' +
      'then run the command again.',
  );
}
