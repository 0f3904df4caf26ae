import type { IApi } from 'dumi';

interface Optimization {
  chunkIds?: unknown;
  splitChunks?: { cacheGroups?: object } | false;
}

/**
 * The entry script lists every file that can be loaded later, six bytes each after compression, and there
 * is one for each demo. So what they need of libraries becomes a file of its own only where two parts
 * share it, which webpack does for own code alone; and files are numbered from 0, so that the list
 * compresses better.
 */
export default (api: IApi) => {
  api.modifyWebpackConfig({
    // After umi has set its own.
    stage: Number.POSITIVE_INFINITY,
    fn: <T extends { optimization?: Optimization }>(config: T): T => {
      if (api.env !== 'production' || !config.optimization) return config;
      config.optimization.chunkIds = 'natural';
      const { splitChunks } = config.optimization;
      if (splitChunks) {
        splitChunks.cacheGroups = { ...splitChunks.cacheGroups, defaultVendors: false };
      }
      return config;
    },
  });
};
