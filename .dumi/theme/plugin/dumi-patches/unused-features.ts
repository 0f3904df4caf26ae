import type { IApi } from 'dumi';

/**
 * What: switches off features of umi: types of umi's own configuration, a compilation that collects what other
 * features ask for, a search of the built files for what only esbuild leaves in them, and a script that fetches chunks
 * ahead, which links of static-html replace.
 * Why: they take time and have no use here. umi itself throws where one of them is not there.
 * Upstream: none of them has a setting.
 * Without it: a slower build, and chunks of the 404 page that each page fetches.
 */
const FEATURES = ['configTypes', 'prepare', 'esbuildHelperChecker', 'routePreloadOnLoad'];

export default (api: IApi) => {
  api.skipPlugins(FEATURES);
};
