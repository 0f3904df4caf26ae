import type { IApi } from 'dumi';
import { mustFind } from './mustFind';

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
 * What: changes umi's options for chunks: what parts need of libraries becomes a file of its own only where two
 * parts share it, which Rspack does for own code alone, and files are numbered from 0.
 * Why: the entry script lists every file that can be loaded later, and there is one for each demo.
 * Upstream: these are options of webpack; umi has no setting for them that leaves its other groups as they are.
 * Without it: a larger entry script and more requests.
 */
export default (api: IApi) => {
  api.modifyWebpackConfig({
    // After umi has set its own.
    stage: Number.POSITIVE_INFINITY,
    fn: <T extends Config>(config: T): T => {
      if (api.env !== 'production') return config;
      const { optimization } = config;
      mustFind(optimization?.splitChunks, 'chunks', 'the option “splitChunks”');
      const { splitChunks } = optimization;
      optimization.chunkIds = 'natural';
      splitChunks.minSize = MIN_SHARED_SIZE;
      splitChunks.cacheGroups = { ...splitChunks.cacheGroups, defaultVendors: false };
      return config;
    },
  });
};
