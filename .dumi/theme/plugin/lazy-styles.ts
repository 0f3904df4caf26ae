import type { IApi } from 'dumi';
import type { Chain } from './types';

/** umi's own rule is `/\.(less|css|scss|sass)$/`. */
const LOADED_AT_ONCE = /(?<!\.lazy)\.(less|css|scss|sass)$/;

/**
 * With prerendering, umi calls these files `umi.<hash>.css` too, and gives a demo's shell the first file
 * of that name for its stylesheet.
 */
const LAZY_FILE = 'lazy.[contenthash:8].css';
const EXTRACT = 'mini-css-extract-plugin';

interface SplitChunks {
  cacheGroups?: { styles?: { test?: RegExp } };
}

/**
 * With prerendering, umi puts all styles into the one file that every page waits for. Those of a part
 * that is loaded later come along with it when their name ends in `.lazy.css`.
 */
export default (api: IApi) => {
  api.register({
    key: 'chainWebpack',
    // After umi has set up the plugin.
    stage: 1,
    fn: (memo: Chain) => {
      if (api.env === 'production' && memo.plugins.has(EXTRACT)) {
        memo.plugin(EXTRACT).tap(([options]) => [{ ...options, chunkFilename: LAZY_FILE }]);
      }
      return memo;
    },
  });

  api.modifyWebpackConfig({
    // After umi has set the rule.
    stage: Number.POSITIVE_INFINITY,
    fn: (config: { optimization?: { splitChunks?: SplitChunks | false } }) => {
      const { splitChunks } = config.optimization ?? {};
      const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
      if (styles) styles.test = LOADED_AT_ONCE;
      return config;
    },
  });
};
