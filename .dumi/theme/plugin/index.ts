import type { IApi } from 'dumi';
import apiData from './api-data';
import checks from './checks';
import overviewFilter from './overview-filter';
import ownParts from './own-parts';
import staticHtml from './static-html';
import themeTokens from './theme-tokens';

/** The theme's build-time half: one concern a module. */
export default (api: IApi) => {
  api.describe({ key: 'mtools' });
  for (const concern of [ownParts, apiData, themeTokens, checks, staticHtml, overviewFilter])
    concern(api);
};
