import type { IApi } from 'dumi';
import apiData from './api-data';
import bundler from './bundler';
import checks from './checks';
import demoPictures from './demo-pictures';
import demoTitles from './demo-titles';
import designTool from './design-tool';
import dumiPatches from './dumi-patches';
import functionData from './function-data';
import inlineScripts from './inline-scripts';
import markdown from './markdown';
import markdownExport from './markdown-export';
import pageDates from './page-dates';
import sandboxData from './sandbox-data';
import searchIndex from './search-index';
import siteData from './site-data';
import stages from './stages';
import staticHtml from './static-html';
import templatePreviews from './template-previews';
import templateProjects from './template-projects';
import themeTokens from './theme-tokens';

const concerns = [
  stages,
  dumiPatches,
  pageDates,
  siteData,
  markdown,
  demoPictures,
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
  inlineScripts,
  bundler,
];

/** The theme's build-time half: one concern a module. */
export default (api: IApi) => {
  api.describe({ key: 'mtools' });
  for (const concern of concerns) concern(api);
};
