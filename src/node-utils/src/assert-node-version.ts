import { satisfies, validRange } from 'semver';

/**
 * Stops a program early, with a sentence its user can act on, when Node.js is too old or too new for it.
 * A pre-release (nightly, rc) counts as its place in the order says.
 *
 * @param range The versions that will do, as in the `engines` of a package.json.
 * @param installed The version to check.
 * @throws {Error} When `installed` is not in `range`; the message says what is installed, what is needed
 * and what to do.
 * @throws {TypeError} When `range` is not a version range.
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
