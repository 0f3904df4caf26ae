import type { IApi } from 'dumi';

/**
 * Features of umi that take time and have no use here: types of umi's own configuration, a compilation that
 * collects what other features ask for, a look through the built files for what only esbuild leaves in
 * them, and a script that fetches chunks ahead, in whose place static-html writes links.
 */
const FEATURES = ['configTypes', 'prepare', 'esbuildHelperChecker', 'routePreloadOnLoad'];

export default (api: IApi) => {
  api.skipPlugins(FEATURES);
};
