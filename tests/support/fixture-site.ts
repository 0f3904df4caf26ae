import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './preview-server';

const SHARED = [
  '.dumirc.ts',
  'biome.json',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'node_modules',
  'src',
  'public',
];
const SHARED_THEME = ['app.tsx', 'config', 'global.ts', 'theme', 'tsconfig.json'];

/**
 * A site of its own that shares everything with ours but its pages. It is not below `node_modules`,
 * where Rspack takes files for immutable and does not see an edit.
 *
 * @param files text of each file, by its path in the site
 * @param ownTheme whether it gets a copy of the theme, which can be edited
 * @returns its folder, for `APP_ROOT`; who asks for it removes it
 */
export function createFixtureSite(
  files: Readonly<Record<string, string>>,
  { ownTheme = false } = {},
): string {
  const site = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'mtools-site-'));
  mkdirSync(path.join(site, '.dumi'));
  for (const shared of SHARED) symlinkSync(path.join(root, shared), path.join(site, shared));
  for (const shared of SHARED_THEME) {
    const [source, target] = [root, site].map((folder) => path.join(folder, '.dumi', shared));
    if (!source || !target || !existsSync(source)) continue;
    if (ownTheme) cpSync(source, target, { recursive: true });
    else symlinkSync(source, target);
  }
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(site, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return site;
}
