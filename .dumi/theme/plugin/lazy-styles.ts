import type { IApi } from 'dumi';

/** umi's own rule is `/\.(less|css|scss|sass)$/`. */
const LOADED_AT_ONCE = /(?<!\.lazy)\.(less|css|scss|sass)$/;

interface SplitChunks {
  cacheGroups?: { styles?: { test?: RegExp } };
}

/**
 * With prerendering, umi puts all styles into the one file that every page waits for. Those of a part
 * that is loaded later come along with it when their name ends in `.lazy.css`.
 */
export default (api: IApi) => {
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
