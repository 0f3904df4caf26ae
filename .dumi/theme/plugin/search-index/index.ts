import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { type LocaleId, locales } from '../../../config/locales';
import { localeOf } from '../../common/localeOf';
import { withoutLocale } from '../../common/paths';
import { currentLibrary } from '../api-data/currentLibrary';
import type { ComponentApi } from '../api-data/types';
import { pagesOf, type Route } from '../checks';
import type { Page } from '../checks/readPage';
import { isDebugFile } from '../debug-demo';
import { type ApiRow, buildIndex, type SourcePage } from './buildIndex';

const bases = locales.map(({ base }) => base);

/**
 * Makes the search index of each language from the Markdown of its pages, at build time: what the
 * reader's browser has to do is only to read it. Each is a file of its own, with a hash in its name
 * (webpack's for assets), whose address `@@/search` has. Only the search dialog imports that.
 */
export default (api: IApi) => {
  api.onGenerateFiles(() => {
    const pages = pagesOf(Object.values(api.appData.routes as Record<string, Route>), api.cwd);
    const components = currentLibrary(api)?.components ?? [];
    for (const { id } of locales) {
      const index = buildIndex(sourcesOf(pages, id, api.cwd), {
        apiOf: (component) => rowsOf(components, component, id),
        isDebugDemo: ({ file }, { src }) =>
          isDebugFile(path.join(api.cwd, path.dirname(file), src)),
      });
      api.writeTmpFile({
        noPluginDir: true,
        path: `search/search.${id}.json`,
        content: JSON.stringify(index),
      });
    }
    const addresses = locales
      .map(({ id }) => `  '${id}': new URL('./search.${id}.json', import.meta.url).href,`)
      .join('\n');
    api.writeTmpFile({
      noPluginDir: true,
      path: 'search/index.ts',
      content: `export const indexUrls = {\n${addresses}\n};\n`,
    });
  });

  // dumi itself follows the pages; what stands in their demos' and components' files is followed here.
  api.addTmpGenerateWatcherPaths(() => [path.join(api.cwd, 'docs')]);
};

function sourcesOf(pages: readonly Page[], locale: LocaleId, cwd: string): SourcePage[] {
  return pages
    .filter(({ route }) => localeOf(route).id === locale)
    .map((page) => ({
      page,
      source: readFileSync(path.join(cwd, page.file), 'utf8'),
      sharedPath: withoutLocale(page.route, bases),
    }));
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
