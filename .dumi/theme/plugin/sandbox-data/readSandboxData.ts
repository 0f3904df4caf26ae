import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { importsOf, packageOf } from '../../common/sandbox/imports';
import type { Files, SandboxData } from '../../common/sandbox/types';
import { readVersions } from './readVersions';

/** The packages that run in a browser; a demo cannot use the others. */
const PACKAGES = ['antd-ext', 'browser-utils', 'isomorphic-utils', 'malganis'];

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
    .filter(({ from }) => !from.startsWith('.'))
    .map(({ from }) => packageOf(from))
    .filter((name) => !(name in packages));
  const lockfile = readFileSync(path.join(cwd, 'pnpm-lock.yaml'), 'utf8');
  return { versions: readVersions(lockfile, [...ALWAYS, ...imported]), packages };
}

function readSources(folder: string, pattern = '**/*.{ts,tsx,css,json}'): Files {
  const files = globSync(pattern, { cwd: folder, ignore: ['**/__tests__/**', '**/*.test.*'] });
  return Object.fromEntries(
    files.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}
