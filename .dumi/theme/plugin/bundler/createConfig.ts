import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { IApi } from 'dumi';
import { winPath } from 'dumi/plugin-utils';
import type { Chain } from '../types';
import { cacheVersion } from './cacheVersion';
import { nameChunks } from './nameChunks';
import { requireFromUmi } from './requireFromUmi';
import { minimizers } from './toRspack';

type ChangeChain = (memo: Chain, args: { ssr?: boolean }) => Promise<void>;

const RUNTIME = path.resolve(__dirname, '../../runtime');

/** The site runs without umi's and dumi's own client; the name of the entry, `umi`, is what umi's HTML loads. */
const ENTRIES = { browser: 'client.tsx', server: 'server.tsx' };

/** What of umi's options for a bundler is used here. */
export interface BundlerOptions {
  config: Record<string, unknown>;
  cwd: string;
  entry: Record<string, string>;
  chainWebpack: ChangeChain;
  modifyWebpackConfig: (config: Configuration) => Promise<Configuration>;
  onDevCompileDone: (result: { stats: unknown; isFirstCompile: boolean; time: number }) => void;
  onBuildComplete: (result: { err: Error | null; stats: unknown; time: number }) => Promise<void>;
  onProgress: (progress: { progresses: { percent: number }[] }) => void;
  beforeMiddlewares: Middleware[];
  afterMiddlewares: Middleware[];
  port: number;
}

// biome-ignore lint/suspicious/noExplicitAny: umi's type too; Express' and its own factories are among them
export type Middleware = (...args: any[]) => any;

/**
 * The configuration of Rspack for the half of the site that runs in a browser, or for the one that runs
 * while pages are prerendered.
 */
export async function createConfig(
  api: IApi,
  options: BundlerOptions,
  half: 'browser' | 'server',
): Promise<Configuration> {
  const chainWebpack: ChangeChain = async (memo, args) => {
    await options.chainWebpack(memo, { ...args, ssr: half === 'server' });
    memo.entryPoints.clear();
    memo.entry('umi').add(winPath(path.join(RUNTIME, ENTRIES[half])));
    if (half === 'server') compileForServer(memo, api);
  };
  const { getConfig } = requireFromUmi('@umijs/bundler-webpack/dist/config/config');
  const config: Configuration = await getConfig({
    cwd: options.cwd,
    env: api.env,
    entry: options.entry,
    userConfig: options.config,
    extraBabelIncludes: [],
    chainWebpack,
    modifyWebpackConfig: options.modifyWebpackConfig,
    pkg: api.pkg,
  });
  const { experiments: _webpackOnly, optimization, ...rest } = config;
  return {
    ...rest,
    name: half,
    ...(half === 'browser' && api.env === 'production' && withChunkNames(config)),
    optimization: { ...optimization, minimizer: minimizers(api, await import('@rspack/core')) },
    cache: {
      type: 'persistent',
      version: cacheVersion(api),
      storage: { type: 'filesystem', directory: path.join(api.cwd, CACHE) },
    },
  };
}

/** Chunks are named by their numbers first. */
function withChunkNames({ output, plugins = [] }: Configuration): Partial<Configuration> {
  return {
    output: { ...output, chunkFilename: '[id].async.js' },
    plugins: [...plugins, nameChunks],
  };
}

/** Beside the folders of generated files, which git ignores. */
export const CACHE = '.dumi/tmp-cache';

/** As umi's own builder for the server does it: one file, whose parts need not be loaded later. */
function compileForServer(memo: Chain, api: IApi): void {
  memo.devtool(false);
  memo.output
    .path(path.join(api.cwd, 'server'))
    // Where umi looks for it.
    .filename('[name].server.js')
    .chunkFilename('[name].[contenthash:8].server.js')
    .set('library', { type: 'commonjs2' });
  memo.optimization.minimize(false);
  memo.module.set('parser', { javascript: { dynamicImportMode: 'eager' } });
}
