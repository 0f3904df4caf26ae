import { parse } from 'yaml';

interface Lockfile {
  importers: Record<
    string,
    Partial<Record<'dependencies' | 'devDependencies', Record<string, { version: string }>>>
  >;
  packages: Record<string, unknown>;
}

/** The lockfile that was read last: it takes half a second, and changes seldom. */
let last: { text: string; lockfile: Lockfile } | undefined;

/**
 * Reads exact versions from pnpm's lockfile. What a workspace package asks for counts first, the root
 * before the others; of what nobody asks for directly (antd brings dayjs) there must be one version.
 *
 * @param text of pnpm-lock.yaml
 * @param names packages whose versions are wanted
 * @throws Error if a package is not in the lockfile or in several versions
 */
export function readVersions(text: string, names: readonly string[]): Record<string, string> {
  if (last?.text !== text) last = { text, lockfile: readLockfile(text) };
  const { importers, packages } = last.lockfile;
  const direct = Object.values(importers).flatMap(({ dependencies, devDependencies }) => [
    ...Object.entries(dependencies ?? {}),
    ...Object.entries(devDependencies ?? {}),
  ]);
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const asked = direct.find(([other]) => other === name)?.[1].version;
      return [name, asked ? withoutPeers(asked) : onlyVersion(name, Object.keys(packages))];
    }),
  );
}

function readLockfile(text: string): Lockfile {
  // The second half says how packages hang together, and would take as long to read again.
  const [head = ''] = text.split(/^snapshots:$/m);
  // Its shape is pnpm's, of the version that packageManager names.
  return parse(head) as Lockfile;
}

/** `6.6.8(react@19.3.1)` → `6.6.8` */
const withoutPeers = (version: string) => version.replace(/\(.*$/, '');

function onlyVersion(name: string, packages: readonly string[]): string {
  const found = packages.filter((key) => key.startsWith(`${name}@`));
  const [only] = found;
  if (only === undefined || found.length > 1) {
    throw new Error(
      `The lockfile has ${found.length} versions of ${name}; a sandbox needs one. Name it in package.json.`,
    );
  }
  return only.slice(name.length + 1);
}
