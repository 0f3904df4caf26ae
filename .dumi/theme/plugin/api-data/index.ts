import path from 'node:path';
import type { IApi } from 'dumi';
import { locales } from '../../../config/locales';
import { codeOf } from '../../builtins/Playground/setup';
import { toText } from '../../builtins/Playground/toCode';
import { shownLibrary } from './currentLibrary';
import { watched } from './libraryKey';
import type { LibraryData } from './readLibrary';
import { toView } from './toView';

/**
 * Writes what the types of the library say, a module for each component and language, so that a page
 * loads no more than it shows: `@@/api` loads the tables of the `API` builtin, `@@/playground` the live
 * component and the controls of the `Playground` builtin. `themeConfig.apiData: false` leaves all of it
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
      return;
    }
    writeTables(data, write);
    writePlaygrounds(data, api.cwd, write);
  });

  api.addTmpGenerateWatcherPaths(() => watched.map((folder) => path.join(api.cwd, folder)));
};

const PANEL = path.resolve(__dirname, '../../builtins/Playground/PlaygroundPanel');

type Write = (file: string, content: string) => void;

function writeTables({ components }: LibraryData, write: Write): void {
  const languages = locales.map(({ id: locale }) => {
    const loaders = components.map((component) => {
      const file = `${component.id}.${locale}.json`;
      write(`api/${file}`, JSON.stringify(toView(component, locale)));
      return `    ${component.id}: () => import('./${file}'),\n`;
    });
    return `  '${locale}': {\n${loaders.join('')}  },\n`;
  });
  write('api/index.ts', `export const apiLoaders = {\n${languages.join('')}};\n`);
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

export default () => createElement(PlaygroundPanel, setup);
`,
    );
    const lines = Math.max(
      ...Object.values(templates).map(
        (template) =>
          toText(codeOf({ controls, methodProp }, template, {}).element).split('\n').length,
      ),
    );
    return `  ${id}: { rows: ${controls.length}, lines: ${lines}, Panel: lazy(() => import('./${id}')) },\n`;
  });
  write(
    'playground/index.ts',
    `import { lazy } from 'react';\n\nexport const playgrounds = {\n${entries.join('')}};\n`,
  );
}
