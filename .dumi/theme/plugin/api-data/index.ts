import path from 'node:path';
import type { IApi } from 'dumi';
import { logger } from 'dumi/plugin-utils';
import { locales } from '../../../config/locales';
import { codeOf } from '../../builtins/Playground/setup';
import { toText } from '../../builtins/Playground/toCode';
import { pagesOf } from '../pages/pagesOf';
import { currentAntdTypes } from './currentAntdTypes';
import { shownLibrary } from './currentLibrary';
import { watched } from './libraryKey';
import type { AntdTypes } from './readAntdTypes';
import type { LibraryData } from './readLibrary';
import { sinceOf } from './sinceOf';
import { toView } from './toView';

/**
 * Writes what the types of the library say, a module for each component and language, so that a page
 * loads no more than it shows: `@@/api` loads the tables of the `API` builtin, `@@/playground` the live
 * component and the controls of the `Playground` builtin, `@@/antd-types` has what antd's types tell of all
 * components, which is fetched on demand. `themeConfig.apiData: false` leaves all of it
 * out; the builtins say so then.
 */
export default (api: IApi) => {
  const write = (file: string, content: string) =>
    api.writeTmpFile({ noPluginDir: true, path: file, content });

  api.onGenerateFiles(async () => {
    const data = await shownLibrary(api);
    if (!data) {
      write('api/index.ts', 'export const apiLoaders = undefined;\n');
      write('playground/index.ts', 'export const playgrounds = {};\n');
      writeAntdTypes({}, write);
      return;
    }
    const pages = pagesOf(api.appData.routes, api.cwd);
    writeTables(data, (id) => sinceOf(id, pages), write);
    writePlaygrounds(data, api.cwd, write);
    const antdTypes = currentAntdTypes(api.cwd).then((types) => writeAntdTypes(types, write));
    if (api.name === 'build') return antdTypes;
    // While writing, nobody waits for the types of antd; what needs them appears when they are there.
    writeAntdTypes({}, write);
    antdTypes.catch((error: Error) => logger.error(error.message));
  });

  api.addTmpGenerateWatcherPaths(() => watched.map((folder) => path.join(api.cwd, folder)));
};

const PANEL = path.resolve(__dirname, '../../builtins/Playground/PlaygroundPanel');

type Write = (file: string, content: string) => void;

function writeTables(
  { components }: LibraryData,
  sinceOfPage: (id: string) => string | undefined,
  write: Write,
): void {
  const languages = locales.map(({ id: locale }) => {
    const loaders = components.map((component) => {
      const file = `${component.id}.${locale}.json`;
      write(`api/${file}`, JSON.stringify(toView(component, locale, sinceOfPage(component.id))));
      return `    ${component.id}: () => import('./${file}'),\n`;
    });
    return `  '${locale}': {\n${loaders.join('')}  },\n`;
  });
  write('api/index.ts', `export const apiLoaders = {\n${languages.join('')}};\n`);
}

/** One file for the names of all components, and one that says how much room the list of parts takes. */
function writeAntdTypes(types: Record<string, AntdTypes>, write: Write): void {
  const pick = <T>(read: (type: AntdTypes) => T) =>
    Object.fromEntries(Object.entries(types).map(([id, type]) => [id, read(type)]));
  write('antd-types/inherited.json', JSON.stringify(pick(({ inherited }) => inherited)));
  write('antd-types/parts.json', JSON.stringify(pick(({ parts }) => parts)));
}

function writePlaygrounds({ playgrounds }: LibraryData, cwd: string, write: Write): void {
  const entries = playgrounds.map(({ id, file, controls, methodProp, templates }) => {
    const component = path.join(cwd, file).replace(/\.tsx$/, '');
    write(
      `playground/${id}.ts`,
      `import { createElement } from 'react';
import component from ${JSON.stringify(component)};
import { PlaygroundPanel } from ${JSON.stringify(PANEL)};

const setup = { component, ...${JSON.stringify({ id, methodProp, controls, templates })} };

export { component };

export default () => createElement(PlaygroundPanel, setup);
`,
    );
    const lines = Math.max(
      ...Object.values(templates).map(
        (template) =>
          toText(codeOf({ controls, methodProp }, template, {}).element).split('\n').length,
      ),
    );
    return `  ${id}: entry(${controls.length}, ${lines}, () => import('./${id}')),\n`;
  });
  write(
    'playground/index.ts',
    `import { lazy } from 'react';\n\nconst entry = (rows, lines, load) => ({ rows, lines, load, Panel: lazy(load) });\n\nexport const playgrounds = {\n${entries.join('')}};\n`,
  );
}
