import type { IApi } from 'dumi';
import type { Chain } from '../types';
import { mustFind } from './mustFind';

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
 * What: leaves stylesheets whose name ends in `.lazy.css` to the part of a page that imports them.
 * Why: with prerendering, umi puts all styles into the one file that every page waits for.
 * Upstream: a known gap, by the comment at umi's rule (preset-umi/features/ssr).
 * Without it: every page loads the styles of all parts.
 */
export default (api: IApi) => {
  api.register({
    key: 'chainWebpack',
    // After umi has set up the plugin.
    stage: 1,
    fn: (memo: Chain) => {
      if (api.env !== 'production') return memo;
      mustFind(memo.plugins.has(EXTRACT), 'lazy-styles', `the plugin ${EXTRACT}`);
      memo.plugin(EXTRACT).tap(([options]) => [{ ...options, chunkFilename: LAZY_FILE }]);
      return memo;
    },
  });

  api.modifyWebpackConfig({
    // After umi has set the rule.
    stage: Number.POSITIVE_INFINITY,
    fn: (config: { optimization?: { splitChunks?: SplitChunks | false } }) => {
      if (api.env !== 'production') return config;
      const splitChunks = config.optimization?.splitChunks || {};
      const styles = splitChunks.cacheGroups?.styles;
      mustFind(styles, 'lazy-styles', 'the group of chunks “styles”');
      styles.test = LOADED_AT_ONCE;
      return config;
    },
  });
};
