import type { IApi } from 'dumi';
import apiData from './api-data';
import checks from './checks';
import ownParts from './own-parts';
import staticHtml from './static-html';

/** The theme's build-time half: one concern a module. */
export default (api: IApi) => {
  api.describe({ key: 'mtools' });
  for (const concern of [ownParts, apiData, checks, staticHtml]) concern(api);
};
