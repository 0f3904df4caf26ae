import type { IApi } from 'dumi';
import apiData from './api-data';
import checks from './checks';
import lazyStyles from './lazy-styles';
import markdownCache from './markdown-cache';
import overviewFilter from './overview-filter';
import ownParts from './own-parts';
import searchIndex from './search-index';
import staticHtml from './static-html';
import tabs from './tabs';
import themeTokens from './theme-tokens';

const concerns = [
  ownParts,
  markdownCache,
  lazyStyles,
  tabs,
  apiData,
  themeTokens,
  checks,
  searchIndex,
  staticHtml,
  overviewFilter,
];

/** The theme's build-time half: one concern a module. */
export default (api: IApi) => {
  api.describe({ key: 'mtools' });
  for (const concern of concerns) concern(api);
};
