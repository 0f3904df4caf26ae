import type { IApi } from 'dumi';
import apiData from './api-data';
import checks from './checks';
import chunks from './chunks';
import demoCode from './demo-code';
import demoPictures from './demo-pictures';
import demoTitles from './demo-titles';
import designTool from './design-tool';
import keepScroll from './keep-scroll';
import lateCache from './late-cache';
import lazyStyles from './lazy-styles';
import markdownCache from './markdown-cache';
import markdownExport from './markdown-export';
import modernScript from './modern-script';
import ownParts from './own-parts';
import pageDetails from './page-details';
import pageFilter from './page-filter';
import sandboxData from './sandbox-data';
import searchIndex from './search-index';
import staticHtml from './static-html';
import tabs from './tabs';
import themeTokens from './theme-tokens';

const concerns = [
  modernScript,
  ownParts,
  keepScroll,
  pageDetails,
  markdownCache,
  lateCache,
  demoCode,
  chunks,
  demoPictures,
  lazyStyles,
  tabs,
  apiData,
  themeTokens,
  sandboxData,
  demoTitles,
  designTool,
  checks,
  searchIndex,
  staticHtml,
  markdownExport,
  pageFilter,
];

/** The theme's build-time half: one concern a module. */
export default (api: IApi) => {
  api.describe({ key: 'mtools' });
  for (const concern of concerns) concern(api);
};
