import { importsOf, keepReExports, packageOf, renameImports } from './imports';
import { ProjectError } from './ProjectError';
import type { Files } from './types';

/** Where the sources of our packages go. */
const FOLDER = 'src/mtools';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Adds to a project what it imports of the packages that are not published: only the files that are
 * reached, and of a package's index only the exports that are asked for. Imports of such a package
 * become relative, because that is the one form which every bundler resolves without settings.
 *
 * @param roots the project's own files
 * @param packages sources of the packages, by name
 * @returns all files, and the names of the published packages that they import
 * @throws Error if a file imports one that is not there, or a part of a package that is not public
 */
export function inlinePackages(
  roots: Files,
  packages: Record<string, Files>,
): { files: Files; published: Set<string> } {
  const available = { ...placed(packages), ...roots };
  const asked = new Map<string, ReadonlySet<string> | 'all'>();
  const files: Files = { ...roots };
  const published = new Set<string>();
  const queue = Object.keys(roots);

  /** A package's index grows with what is asked of it, and is then read again. */
  const askFor = (name: string, names: readonly string[] | undefined) => {
    const index = `${FOLDER}/${shortName(name)}/index.ts`;
    const whole = available[index];
    if (whole === undefined) throw new Error(`The package ${name} has no index.ts.`);
    const known = asked.get(name) ?? new Set();
    const wanted = known === 'all' || !names ? 'all' : new Set([...known, ...names]);
    asked.set(name, wanted);
    const text = wanted === 'all' ? whole : keepReExports(whole, wanted);
    if (files[index] !== text) queue.push(index);
    files[index] = text;
  };

  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const { from, names } of importsOf(files[path] ?? '')) {
      if (from.startsWith('.')) {
        const found = resolve(path, from, available);
        if (found in files) continue;
        files[found] = available[found] ?? '';
        queue.push(found);
      } else if (from in packages) askFor(from, names);
      else if (packageOf(from) in packages)
        throw new ProjectError(`${path} imports ${from}, a private part of a package.`);
      else published.add(packageOf(from));
    }
  }

  for (const [path, text] of Object.entries(files)) {
    files[path] = renameImports(text, (from) =>
      from in packages ? relative(path, `${FOLDER}/${shortName(from)}`) : undefined,
    );
  }
  return { files, published };
}

/** `@mtools/antd-ext` → `antd-ext` */
const shortName = (name: string) => name.replace(/^.*\//, '');

/** The sources of all packages, by their paths in the project. */
function placed(packages: Record<string, Files>): Files {
  return Object.fromEntries(
    Object.entries(packages).flatMap(([name, files]) =>
      Object.entries(files).map(([path, text]) => [`${FOLDER}/${shortName(name)}/${path}`, text]),
    ),
  );
}

function resolve(path: string, from: string, available: Files): string {
  const target = join(path, from);
  const found = ENDINGS.map((ending) => target + ending).find((file) => file in available);
  if (found === undefined)
    throw new ProjectError(`${path} imports ${from}, which is not in the project.`);
  return found;
}

/** Path of what a file imports relatively. */
function join(path: string, from: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const part of from.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** How a file imports another one; both paths begin with `src/`. */
function relative(path: string, target: string): string {
  const [from, to] = [path.split('/').slice(0, -1), target.split('/')];
  const shared = from.findIndex((part, index) => part !== to[index]);
  const common = shared === -1 ? from.length : shared;
  const up = from.slice(common).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...to.slice(common)].join('/');
}
