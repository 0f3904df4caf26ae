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
 * Why: each file has a name in the list of chunks (bundler/nameChunks.ts), and costs a request.
 * Upstream: these are options of webpack; umi has no setting for them that leaves its other groups as they are.
 * Without it: more requests, and a list of chunks without numbers.
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
