import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
import { filesOf } from './cutIndex';

const bases = locales.map(({ base }) => base);

/**
 * Makes the search index of each language from the Markdown of its pages, at build time: what the
 * reader's browser has to do is only to read it. Each is a file of its own, with a hash in its name
 * (Rspack's for assets), whose address `@@/search` has beside the worker that reads it. Only the search dialog imports that. A large index
 * is cut into parts, which lie in a folder beside that file. While writing, an index is made in one piece
 * when somebody asks for it: as a file it would be compiled again after each edit.
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
    noteStage('search index', start);
    return index;
  };

  /** Parts of large indexes by their addresses; nothing imports them. */
  const parts = new Map<string, string>();

  api.onBuildComplete(({ err }) => {
    if (err) return;
    for (const [file, content] of parts) {
      const target = path.join(api.paths.absOutputPath, 'static', file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  });

  api.onGenerateFiles(async () => {
    parts.clear();
    const indexes: string[] = [];
    const workers = new Set<string>();
    for (const { id } of locales) {
      const file = `search.${id}.json`;
      let worker = 'search';
      let url = `'${base}${file}'`;
      if (api.env !== 'development') {
        const index = await indexOf(id);
        const start = performance.now();
        const files = filesOf(index, id);
        noteStage('search index', start);
        for (const [name, content] of files.parts) parts.set(name, content);
        api.writeTmpFile({ noPluginDir: true, path: `search/${file}`, content: files.first });
        if (files.parts.size > 0) worker = 'parts';
        url = `new URL('./${file}', import.meta.url).href`;
      }
      workers.add(worker);
      indexes.push(`  '${id}': { url: ${url}, createWorker: ${worker} },`);
    }
    // A worker that no index needs is not written: what two of them share would be a file of its own.
    const scripts = Array.from(workers, (worker) => {
      const url = `new URL('../../theme/search/${worker}.worker.ts', import.meta.url)`;
      return `const ${worker} = () => new Worker(${url});\n`;
    });
    api.writeTmpFile({
      noPluginDir: true,
      path: 'search/index.ts',
      content: `${scripts.join('')}export const indexes = {\n${indexes.join('\n')}\n};\n`,
    });
  });

  api.addBeforeMiddlewares(() => async (request, response, next) => {
    const locale = locales.find(({ id }) => request.path === `${base}search.${id}.json`);
    if (!locale) return next();
    response.json(await indexOf(locale.id));
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
