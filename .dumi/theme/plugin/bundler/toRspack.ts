import type { rspack as Rspack } from '@rspack/core';
import type { IApi } from 'dumi';
import { removeRules } from '../dumi-patches/remove-rules';
import type { Chain } from '../types';
import { addSwc } from './loaders';

/** umi's rules for modules and stylesheets, which name loaders that are slower or need webpack itself. */
const UMI_RULES = [
  'src',
  'jsx-ts-tsx',
  'extra-src',
  'dep',
  'css',
  'less',
  'sass',
  'stylus',
  'svgr',
  'svg',
];

/** Plugins of webpack that umi adds, and what Rspack has in their place; all others of umi's are left out. */
const PLUGINS = {
  'mini-css-extract-plugin': 'CssExtractRspackPlugin',
  define: 'DefinePlugin',
  copy: 'CopyRspackPlugin',
  'case-sensitive-paths': 'CaseSensitivePlugin',
} as const;

interface Options {
  api: IApi;
  rspack: typeof Rspack;
  /** Whether it compiles for the server. */
  ssr: boolean;
}

/**
 * Changes umi's configuration of webpack into one for Rspack, which understands nearly all of it and
 * compiles ten times as fast. What stands in it afterwards that Rspack does not know is a mistake that it
 * reports.
 */
export function toRspack(memo: Chain, options: Options): Chain {
  replaceRules(memo, options);
  replacePlugins(memo, options);
  const { api, ssr } = options;
  memo.delete('cache');
  memo.target(ssr ? 'node' : ['web', 'es2020']);
  // umi says `{ commonjs: false }`, which only webpack reads.
  if (api.env === 'production') memo.optimization.concatenateModules(true);
  return memo;
}

/** What makes the files small that readers load. umi's own are for webpack. */
export function minimizers(api: IApi, { rspack }: Pick<Options, 'rspack'>) {
  return [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: { format: { comments: false } },
    }),
    new rspack.LightningCssMinimizerRspackPlugin({
      minimizerOptions: { targets: browsersOf(api) },
    }),
  ];
}

function replaceRules(memo: Chain, { api, rspack, ssr }: Options): void {
  removeRules(memo, UMI_RULES);

  const scripts = memo.module.rule('scripts').test(/\.([cm]?[jt]s|[jt]sx)$/);
  scripts.exclude.add(/node_modules/);
  scripts.resolve.set('fullySpecified', false);
  addSwc(scripts, { api, ssr });
  const dependencies = memo.module.rule('dependencies').test(/\.[cm]?js$/);
  dependencies.include.add(/node_modules/);
  dependencies.resolve.set('fullySpecified', false);

  const styles = memo.module
    .rule('styles')
    .test(/\.css$/)
    .sideEffects(true);
  styles.use('extract').loader(rspack.CssExtractRspackPlugin.loader).options({ publicPath: './' });
  styles
    .use('css')
    .loader(require.resolve('css-loader'))
    // What begins with a slash is a file of `public/`.
    .options({ importLoaders: 1, url: { filter: (url: string) => !url.startsWith('/') } });
  styles
    .use('lightningcss')
    .loader('builtin:lightningcss-loader')
    .options({ targets: browsersOf(api), errorRecovery: false });
}

function replacePlugins(memo: Chain, { rspack }: Options): void {
  for (const name of Object.keys(memo.plugins.entries() ?? {})) {
    const plugin = memo.plugin(name);
    if (isReplaced(name)) plugin.use(rspack[PLUGINS[name]], plugin.get('args'));
    else memo.plugins.delete(name);
  }
}

const isReplaced = (name: string): name is keyof typeof PLUGINS => name in PLUGINS;

/** The browsers of `.dumirc.ts`, in the words of browserslist. */
const browsersOf = ({ config }: IApi) =>
  Object.entries<string | number>(config.targets).map(([name, version]) => `${name} >= ${version}`);
