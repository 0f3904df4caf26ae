import path from 'node:path';
import type { IApi } from 'dumi';
import { locales } from '../../../config/locales';
import { currentPackages } from './currentPackages';
import { folderOf, PACKAGES } from './packages';
import { type FunctionTocs, tocOf } from './toc';
import { toFunctionsView } from './toView';

/** The contents lists of the packages, of which the modules of pages are made. */
export const tocFile = (tmp: string) => path.join(tmp, 'functions/toc.json');

/**
 * Writes what the sources of the packages say of their functions, a module for each package and language,
 * so that a page loads no more than it shows: `@@/functions` loads what the `Functions` builtin shows.
 * `themeConfig.apiData: false` leaves all of it out; the builtin says so then.
 */
export default (api: IApi) => {
  const write = (file: string, content: string) =>
    api.writeTmpFile({ noPluginDir: true, path: `functions/${file}`, content });

  api.onGenerateFiles(async () => {
    const packages = await currentPackages(api);
    const tocs: FunctionTocs = {};
    for (const data of packages ?? []) {
      tocs[data.id] = { 'zh-CN': tocOf(data, 'zh-CN'), 'en-US': tocOf(data, 'en-US') };
    }
    write('toc.json', JSON.stringify(tocs));
    if (!packages) {
      write('index.ts', 'export const functionLoaders = undefined;\n');
      return;
    }
    const languages = locales.map(({ id: locale }) => {
      const loaders = packages.map((data) => {
        const file = `${data.id}.${locale}.json`;
        write(file, JSON.stringify(toFunctionsView(data, locale)));
        return `    '${data.id}': () => import('./${file}'),\n`;
      });
      return `  '${locale}': {\n${loaders.join('')}  },\n`;
    });
    write('index.ts', `export const functionLoaders = {\n${languages.join('')}};\n`);
  });

  api.addTmpGenerateWatcherPaths(() => PACKAGES.map(({ id }) => path.join(api.cwd, folderOf(id))));
};
