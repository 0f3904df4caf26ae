import { rmSync } from 'node:fs';
import type { Configuration, Stats } from '@rspack/core';
import type { IApi } from 'dumi';
import { noteStage } from '../stages';
import { type BundlerOptions, createConfig } from './createConfig';

/**
 * Compiles the site for the server that prerenders its pages, and then for readers: both at a time would take
 * twice the memory, and hardly less time, since the pages are transformed by one thread.
 *
 * @returns what Rspack knows about the readers' half
 * @throws Error with everything that could not be compiled
 */
export async function build(api: IApi, options: BundlerOptions): Promise<Stats> {
  if (api.config.ssr) await compile(api, options, 'server');
  const browser = await compile(api, options, 'browser');
  await options.onBuildComplete({ err: null, stats: browser, time: 0 });
  return browser;
}

async function compile(
  api: IApi,
  options: BundlerOptions,
  half: 'server' | 'browser',
): Promise<Stats> {
  const started = performance.now();
  const config = await createConfig(api, options, half);
  if (config.output?.path) rmSync(config.output.path, { recursive: true, force: true });
  const stats = await run(config);
  noteStage(`${half} compilation`, started);
  return stats;
}

async function run(config: Configuration): Promise<Stats> {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('Rspack has compiled nothing'));
      else if (result.hasErrors()) reject(new Error(result.toString('errors-only')));
      else resolve(result);
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return stats;
}
