import type { IApi } from 'dumi';
import { hashFiles } from '../cache/hashFiles';

/** What decides how a file is compiled, besides the file. */
const FILES = [
  '.dumirc*.ts',
  '.dumi/config/**',
  '.dumi/theme/plugin/**',
  'package.json',
  'pnpm-lock.yaml',
];

/** A hash of all that makes the modules of an unchanged file other ones. */
export function cacheVersion(api: IApi): string {
  return hashFiles(api.cwd, FILES);
}
