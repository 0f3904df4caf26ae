import { rmSync } from 'node:fs';
import type { Configuration, Stats } from '@rspack/core';
import type { IApi } from 'dumi';
import { noteStage } from '../stages';
import { type BundlerOptions, createConfig } from './createConfig';

/**
 * Compiles the site for readers, and for the server that prerenders its pages.
 *
 * @returns what Rspack knows about the readers' half
 * @throws Error with everything that could not be compiled
 */
export async function build(api: IApi, options: BundlerOptions): Promise<Stats> {
  const halves = api.config.ssr ? (['server', 'browser'] as const) : (['browser'] as const);
  const configs: Configuration[] = [];
  for (const half of halves) {
    const config = await createConfig(api, options, half);
    if (config.output?.path) rmSync(config.output.path, { recursive: true, force: true });
    configs.push(config);
  }
  const started = performance.now();
  const compiled = await compile(configs);
  for (const { compilation, startTime = 0, endTime = 0 } of compiled) {
    const stage = compilation.name === 'server' ? 'server compilation' : 'browser compilation';
    noteStage(stage, started, started + endTime - startTime);
  }
  const browser = compiled.at(-1);
  if (!browser) throw new Error('Rspack has compiled nothing');
  await options.onBuildComplete({ err: null, stats: browser, time: 0 });
  return browser;
}

async function compile(configs: Configuration[]): Promise<Stats[]> {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configs);
  const { stats } = await new Promise<{ stats: Stats[] }>((resolve, reject) => {
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
