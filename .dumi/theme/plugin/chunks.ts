import type { IApi } from 'dumi';

interface Config {
  optimization?: {
    chunkIds?: unknown;
    splitChunks?: { minSize?: unknown; cacheGroups?: object } | false;
  };
}

/**
 * From this size on, in bytes of source, what several parts share is a file of its own. The themes, which every demo of a
 * component needs, have a little less than the 20,000 of Rspack, and would be in each of them.
 */
const MIN_SHARED_SIZE = 16_000;

/**
 * The entry script lists every file that can be loaded later, and there is one for each demo. So what they
 * need of libraries becomes a file of its own only where two parts share it, which Rspack does for own code
 * alone; and files are numbered from 0.
 */
export default (api: IApi) => {
  api.modifyWebpackConfig({
    // After umi has set its own.
    stage: Number.POSITIVE_INFINITY,
    fn: <T extends Config>(config: T): T => {
      if (api.env !== 'production' || !config.optimization) return config;
      config.optimization.chunkIds = 'natural';
      const { splitChunks } = config.optimization;
      if (splitChunks) {
        splitChunks.minSize = MIN_SHARED_SIZE;
        splitChunks.cacheGroups = { ...splitChunks.cacheGroups, defaultVendors: false };
      }
      return config;
    },
  });
};
