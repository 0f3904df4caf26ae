import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { importsOf, packageOf } from '../../common/sandbox/imports';
import type { Files, SandboxData } from '../../common/sandbox/types';
import { diskCache } from '../cache/diskCache';
import { DEMO_TEXT } from '../markdown/localizeDemo';
import { readVersions } from './readVersions';

/** The packages that run in a browser; a demo cannot use the others. */
export const PACKAGES = ['antd-ext', 'browser-utils', 'isomorphic-utils', 'malganis'];

/** What a reader may type into a demo, and what compiles it, whether or not a demo imports it today. */
const ALWAYS = [
  '@ant-design/icons',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'antd',
  'dayjs',
  'react',
  'react-dom',
  'typescript',
  'vite',
];

/**
 * Reads what sandboxes need: the sources of the packages, and the version of everything that these and
 * the demos import.
 *
 * @param cwd root of the repository
 * @throws Error if the lockfile lacks a package that a demo or a source imports
 */
export function readSandboxData(cwd: string): SandboxData {
  const packages = Object.fromEntries(
    PACKAGES.map((name) => [`@mtools/${name}`, readSources(path.join(cwd, 'src', name, 'src'))]),
  );
  const demos = Object.values(readSources(path.join(cwd, 'docs'), '**/demo/**/*.{ts,tsx}'));
  const sources = Object.values(packages).flatMap((files) => Object.values(files));
  const imported = [...sources, ...demos]
    .flatMap((code) => importsOf(code))
    // Of the code that is shown, the module of the texts is no part.
    .filter(({ from }) => !from.startsWith('.') && from !== DEMO_TEXT)
    .map(({ from }) => packageOf(from))
    .filter((name) => !(name in packages));
  return { versions: versionsOf([...ALWAYS, ...imported], cwd), packages };
}

/** The versions are kept on disk: the lockfile takes longer to parse than all else together. */
function versionsOf(names: readonly string[], cwd: string): Record<string, string> {
  const wanted = [...new Set(names)].sort();
  const lockfile = readFileSync(path.join(cwd, 'pnpm-lock.yaml'), 'utf8');
  const cache = diskCache<Record<string, string>>(cwd, 'versions');
  const key = createHash('sha256').update(`${wanted} ${lockfile}`).digest('hex');
  const kept = cache.get(key);
  if (kept) return kept;
  const versions = readVersions(lockfile, wanted);
  cache.set(key, versions);
  return versions;
}

function readSources(folder: string, pattern = '**/*.{ts,tsx,css,json}'): Files {
  const files = globSync(pattern, { cwd: folder, ignore: ['**/__tests__/**', '**/*.test.*'] });
  return Object.fromEntries(
    files.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}
