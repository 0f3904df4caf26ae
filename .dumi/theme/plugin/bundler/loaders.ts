import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import type { IApi } from 'dumi';
import type { ChainRule } from '../types';

/** A loader as a function: gets the text of a file, and gives that of a module. */
export type Load = (source: string, context: LoaderContext) => string | Promise<string>;

const RUN_LOADER = path.join(__dirname, 'runLoader.cjs');

/** Adds a loader to a rule; it runs before those that the rule has. */
export function addLoader(rule: ChainRule, name: string, load: Load): void {
  rule.use(name).loader(RUN_LOADER).options({ load });
}

interface SwcOptions {
  api: IApi;
  /** Whether it compiles for the server. */
  ssr?: boolean;
  /** Whether everything may hold JSX, whatever its extension. */
  tsx?: boolean;
}

/**
 * Compiles TypeScript and JSX for the browsers that the site supports. While writing, components can be
 * replaced while the page is open.
 */
export function addSwc(rule: ChainRule, { api, ssr = false, tsx = false }: SwcOptions): void {
  const development = api.env === 'development';
  rule
    .use('swc')
    .loader('builtin:swc-loader')
    .options({
      ...(tsx ? {} : { detectSyntax: 'auto' }),
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development, refresh: development && !ssr },
        },
      },
      env: { targets: ssr ? { node: process.versions.node } : api.config.targets },
    });
}
