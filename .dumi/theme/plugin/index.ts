import type { IApi } from 'dumi';
import apiData from './api-data';
import checks from './checks';
import markdownCache from './markdown-cache';
import ownParts from './own-parts';
import staticHtml from './static-html';
import tabs from './tabs';

/** The theme's build-time half: one concern a module. */
export default (api: IApi) => {
  api.describe({ key: 'mtools' });
  for (const concern of [ownParts, markdownCache, tabs, apiData, checks, staticHtml]) concern(api);
};
