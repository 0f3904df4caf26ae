import path from 'node:path';
import type { IApi } from 'dumi';
import { PACKAGES, readSandboxData } from './readSandboxData';

/**
 * Writes `@@/sandbox/data.json`: exact versions and the sources of our packages, for demos that a reader
 * opens in an online editor. Only common/sandbox/openDemo imports it, which is loaded at that moment.
 */
export default (api: IApi) => {
  api.onGenerateFiles(() => {
    api.writeTmpFile({
      noPluginDir: true,
      path: 'sandbox/data.json',
      content: JSON.stringify(readSandboxData(api.cwd)),
    });
  });

  // Not `src/`: what is installed for the packages is in it.
  api.addTmpGenerateWatcherPaths(() => [
    ...PACKAGES.map((name) => path.join(api.cwd, 'src', name, 'src')),
    path.join(api.cwd, 'docs'),
  ]);
};
