import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Conditions of `exports`, the first one that a package names wins: what `import` in Node.js takes. */
const CONDITIONS = ['node', 'import', 'module-sync', 'default'];

/** A package that is not installed in the project. */
export class MissingPackageError extends Error {
  override readonly name = 'MissingPackageError';

  constructor(
    readonly packageName: string,
    root: string,
  ) {
    super(`${packageName} is not installed in ${root}.`);
  }
}

/**
 * Imports a package as a module of the project would. `import()` by name takes the one next to jaraxxus, and
 * `require.resolve` the CommonJS file of a package that has both.
 *
 * @param root folder of the project
 * @throws {MissingPackageError} when the project does not have it
 */
export async function importFrom<Module>(root: string, name: string): Promise<Module> {
  const folder = findPackage(root, name);
  if (folder === undefined) throw new MissingPackageError(name, root);
  const { url } = entryOf(folder);
  // The caller names the type of the package's own module.
  return (await import(/* @vite-ignore */ url)) as Module;
}

/**
 * The folder of an installed package, symbolic links resolved.
 *
 * @param root folder from which to look, upward
 */
export function findPackage(root: string, name: string): string | undefined {
  let folder = path.resolve(root);
  while (true) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
    const parent = path.dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
}

/** The file that `import` of a package loads. */
export function entryOf(folder: string): { file: string; url: string } {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { exports } = manifest;
  const isMap = typeof exports === 'object' && exports !== null && '.' in exports;
  const entry = pick(isMap ? exports['.'] : exports) ?? manifest.main ?? 'index.js';
  const file = path.join(folder, entry);
  return { file, url: pathToFileURL(file).href };
}

function pick(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  for (const [condition, value] of Object.entries(target)) {
    const found = CONDITIONS.includes(condition) ? pick(value) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
