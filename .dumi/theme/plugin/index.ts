import type { IApi } from 'dumi';
import apiData from './api-data';
import bundler from './bundler';
import checks from './checks';
import chunks from './chunks';
import demoPictures from './demo-pictures';
import demoTitles from './demo-titles';
import designTool from './design-tool';
import functionData from './function-data';
import keepScroll from './keep-scroll';
import lazyStyles from './lazy-styles';
import markdown from './markdown';
import markdownExport from './markdown-export';
import ownParts from './own-parts';
import pageDates from './page-dates';
import pageDetails from './page-details';
import pageFilter from './page-filter';
import sandboxData from './sandbox-data';
import searchIndex from './search-index';
import stages from './stages';
import staticHtml from './static-html';
import tabs from './tabs';
import templatePreviews from './template-previews';
import templateProjects from './template-projects';
import themeTokens from './theme-tokens';
import unusedFeatures from './unused-features';

const concerns = [
  stages,
  unusedFeatures,
  ownParts,
  keepScroll,
  pageDates,
  pageDetails,
  markdown,
  chunks,
  demoPictures,
  lazyStyles,
  tabs,
  apiData,
  functionData,
  themeTokens,
  sandboxData,
  templatePreviews,
  templateProjects,
  demoTitles,
  designTool,
  checks,
  searchIndex,
  staticHtml,
  markdownExport,
  pageFilter,
  bundler,
];

/** The theme's build-time half: one concern a module. */
export default (api: IApi) => {
  api.describe({ key: 'mtools' });
  for (const concern of concerns) concern(api);
};
