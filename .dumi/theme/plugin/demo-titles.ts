import path from 'node:path';
import type { IApi } from 'dumi';
import { locales } from '../../config/locales';
import { localeOf } from '../common/locale/localeOf';
import { isDebugDemo } from './pages/debugDemos';
import { demoIdOf } from './pages/demoIdOf';
import { pagesOf } from './pages/pagesOf';

/**
 * Writes `@@/demo-titles`: what the pages of each language call their demos, by the demos' ids. dumi
 * keeps only the title of the page that it reads last; the isolated demo has to know it in the language
 * that its address asks for, and loads the list of that one. And `framedDemos`: the ids of those that the
 * pages show in a frame, because they fill a window.
 */
export default (api: IApi) => {
  const demos = () =>
    pagesOf(api.appData.routes, api.cwd).flatMap((page) =>
      page.demos
        .filter((demo) => !isDebugDemo(page, demo, api.cwd))
        .map((demo) => ({ ...demo, id: demoIdOf(page, demo), locale: localeOf(page.route).id })),
    );

  api.onGenerateFiles(() => {
    const shown = demos();
    for (const { id: locale } of locales) {
      const titles = shown
        .filter((demo) => demo.locale === locale)
        .map(({ id, title }) => [id, title]);
      api.writeTmpFile({
        noPluginDir: true,
        path: `demo-titles/${locale}.json`,
        content: JSON.stringify(Object.fromEntries(titles)),
      });
    }
    const loaders = locales.map(({ id }) => `  '${id}': () => import('./${id}.json'),\n`);
    const framed = JSON.stringify([
      ...new Set(shown.filter((demo) => demo.framed).map(({ id }) => id)),
    ]);
    api.writeTmpFile({
      noPluginDir: true,
      path: 'demo-titles/index.ts',
      content: `export const demoTitles = {\n${loaders.join('')}};\nexport const framedDemos = ${framed};\n`,
    });
  });

  api.modifyExportHTMLFiles({
    // umi writes the files of this list; dumi adds a demo to it when its own loader reads the page.
    before: 'exportStatic',
    fn: (files) => {
      for (const id of new Set(demos().map(({ id }) => id))) {
        const route = { path: `/~demos/${id}` };
        const file = `~demos/${id}/index.html`;
        api.appData.exportHtmlData.push({ route, file, prerender: false });
      }
      return files;
    },
  });

  // dumi itself follows the pages; what stands in the files of their demos is followed here.
  api.addTmpGenerateWatcherPaths(() => [path.join(api.cwd, 'docs')]);
};
