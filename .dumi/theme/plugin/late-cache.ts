import type { IApi } from 'dumi';

interface Config {
  cache?: unknown;
}

/** How long nobody must have edited anything, in milliseconds. */
const QUIET = 60_000;

/**
 * webpack writes what it has compiled to the disk, so that the next start takes a third of the time.
 * Half a minute goes into that, in which an edit waits: while writing it begins only after a pause,
 * and not a few seconds after the start or after a larger edit.
 */
export default (api: IApi) => {
  api.modifyWebpackConfig({
    // After umi has set its own.
    stage: Number.POSITIVE_INFINITY,
    fn: <T extends Config>(config: T): T => {
      if (api.env !== 'development' || !isOnDisk(config.cache)) return config;
      Object.assign(config.cache, {
        idleTimeoutForInitialStore: QUIET,
        idleTimeoutAfterLargeChanges: QUIET,
      });
      return config;
    },
  });
};

function isOnDisk(cache: unknown): cache is { type: 'filesystem' } {
  return (
    typeof cache === 'object' && cache !== null && 'type' in cache && cache.type === 'filesystem'
  );
}
