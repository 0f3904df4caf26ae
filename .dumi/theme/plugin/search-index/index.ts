import type { IApi } from 'dumi';
import { type LocaleId, locales } from '../../../config/locales';
import { base } from '../../../config/site';
import { localeOf } from '../../common/locale/localeOf';
import { withoutLocale } from '../../common/navigation/paths';
import { shownLibrary } from '../api-data/currentLibrary';
import type { ComponentApi } from '../api-data/types';
import { currentPackages } from '../function-data/currentPackages';
import { functionRecords } from '../function-data/searchRecords';
import { isDebugDemo } from '../pages/debugDemos';
import { pagesOf } from '../pages/pagesOf';
import type { Page } from '../pages/readPage';
import { noteStage } from '../stages';
import { type ApiRow, buildIndex, type SourcePage } from './buildIndex';

const bases = locales.map(({ base }) => base);

/**
 * Makes the search index of each language from the Markdown of its pages, at build time: what the
 * reader's browser has to do is only to read it. Each is a file of its own, with a hash in its name
 * (Rspack's for assets), whose address `@@/search` has. Only the search dialog imports that. While
 * writing, an index is made when somebody asks for it: as a file it would be compiled again after each edit.
 */
export default (api: IApi) => {
  const indexOf = async (locale: LocaleId) => {
    const components = (await shownLibrary(api))?.components ?? [];
    const packages = (await currentPackages(api)) ?? [];
    const start = performance.now();
    const index = buildIndex(sourcesOf(pagesOf(api.appData.routes, api.cwd), locale), {
      apiOf: (component) => rowsOf(components, component, locale),
      functionsOf: (name) =>
        functionRecords(
          packages.find(({ id }) => id === name),
          locale,
        ),
      isDebugDemo: (page, demo) => isDebugDemo(page, demo, api.cwd),
    });
    const text = JSON.stringify(index);
    noteStage('search index', start);
    return text;
  };

  api.onGenerateFiles(async () => {
    const addresses: string[] = [];
    for (const { id } of locales) {
      const file = `search.${id}.json`;
      if (api.env === 'development') {
        addresses.push(`  '${id}': '${base}${file}',`);
        continue;
      }
      api.writeTmpFile({ noPluginDir: true, path: `search/${file}`, content: await indexOf(id) });
      addresses.push(`  '${id}': new URL('./${file}', import.meta.url).href,`);
    }
    api.writeTmpFile({
      noPluginDir: true,
      path: 'search/index.ts',
      content: `export const indexUrls = {\n${addresses.join('\n')}\n};\n`,
    });
  });

  api.addBeforeMiddlewares(() => async (request, response, next) => {
    const locale = locales.find(({ id }) => request.path === `${base}search.${id}.json`);
    if (!locale) return next();
    response.type('json').send(await indexOf(locale.id));
  });
};

function sourcesOf(pages: readonly Page[], locale: LocaleId): SourcePage[] {
  return pages
    .filter(({ route }) => localeOf(route).id === locale)
    .map((page) => ({ page, sharedPath: withoutLocale(page.route, bases) }));
}

function rowsOf(
  components: readonly ComponentApi[],
  component: string,
  locale: LocaleId,
): ApiRow[] {
  const tables = components.find(({ id }) => id === component)?.tables ?? [];
  return tables.flatMap(({ kind, rows }) =>
    rows.map(({ name, type, description }) => ({
      kind,
      name,
      type,
      description: description[locale],
    })),
  );
}
