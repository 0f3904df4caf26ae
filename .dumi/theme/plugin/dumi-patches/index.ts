import type { IApi } from 'dumi';
import chunks from './chunks';
import lazyStyles from './lazy-styles';
import noGitLog from './no-git-log';
import ownParts from './own-parts';
import unusedFeatures from './unused-features';

/**
 * Everything that changes code or options of dumi and umi from outside. Each patch stops the build when it does not
 * find what it changes, and dumi-patches.test.ts runs it on the installed version. The other files of this folder are
 * used where the Markdown of pages is compiled and by the bundler.
 */
export default (api: IApi) => {
  const patches = [unusedFeatures, ownParts, noGitLog, chunks, lazyStyles];
  for (const patch of patches) patch(api);
};
