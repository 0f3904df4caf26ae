import path from 'node:path';
import type { IApi } from 'dumi';
import { logger } from 'dumi/plugin-utils';
import { inChild } from '../cache/inChild';
import { FUNCTIONS, functionsKey } from './packages';
import type { PackageApi } from './types';

const SCRIPT = path.join(__dirname, 'script.ts');

/** What there is to show while a source cannot be read. */
let last: PackageApi[] = [];

/**
 * What the packages of functions export now: nothing where `themeConfig.apiData: false` leaves it out. It is
 * kept on disk, so unchanged packages cost a few milliseconds.
 *
 * @throws Error in a build when a source cannot be read; while writing, what was there before is given
 */
export async function currentPackages(api: IApi): Promise<PackageApi[] | undefined> {
  const { cwd } = api;
  if (api.config.themeConfig.apiData === false) return undefined;
  try {
    last = await inChild({ cwd, name: FUNCTIONS, key: functionsKey(cwd), script: SCRIPT });
  } catch (error) {
    if (api.name === 'build' || !(error instanceof Error)) throw error;
    logger.error(error.message);
  }
  return last;
}
