import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './preview-server';

const SHARED = [
  '.dumirc.ts',
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
 * where webpack takes files for immutable and does not see an edit.
 *
 * @param files text of each file, by its path in the site
 * @returns its folder, for `APP_ROOT`; who asks for it removes it
 */
export function createFixtureSite(files: Readonly<Record<string, string>>): string {
  const site = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'mtools-site-'));
  mkdirSync(path.join(site, '.dumi'));
  for (const shared of SHARED) symlinkSync(path.join(root, shared), path.join(site, shared));
  for (const shared of SHARED_THEME) {
    symlinkSync(path.join(root, '.dumi', shared), path.join(site, '.dumi', shared));
  }
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(site, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return site;
}
