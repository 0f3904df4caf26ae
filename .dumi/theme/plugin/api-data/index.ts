import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { globSync } from 'tinyglobby';
import { readProps } from './readProps';

/** Where the types of components stand; the folder is watched, so an edit shows at once while writing. */
const TYPES = 'src/antd-ext/src/*/types.ts';

/**
 * Writes a JSON module of own props for every `XOwnProps` interface, and `@@/api` that loads each by
 * its component's name. The `API` builtin renders them.
 */
export default (api: IApi) => {
  api.onGenerateFiles(() => {
    const components = globSync(TYPES, { cwd: api.cwd }).flatMap((file) =>
      readProps(file, readFileSync(path.join(api.cwd, file), 'utf8')),
    );
    for (const { name, props } of components) {
      api.writeTmpFile({
        noPluginDir: true,
        path: `api/${name}.json`,
        content: JSON.stringify(props),
      });
    }
    const loaders = components
      .map(({ name }) => `  ${name}: () => import('./${name}.json'),`)
      .join('\n');
    api.writeTmpFile({
      noPluginDir: true,
      path: 'api/index.ts',
      content: `export const apiLoaders = {\n${loaders}\n};\n`,
    });
  });

  api.addTmpGenerateWatcherPaths(() => [path.join(api.cwd, 'src/antd-ext/src')]);
};
