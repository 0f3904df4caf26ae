import path from 'node:path';
import type { IApi } from 'dumi';
import type { TemplateData } from '../../common/sandbox/templateProject';
import { hashFiles } from '../cache/hashFiles';
import { inChild } from '../cache/inChild';
import { TEMPLATES } from '../template-previews/templates';
import { NODE_PACKAGES } from './readTemplates';

const SCRIPT = path.join(__dirname, 'script.ts');

/**
 * Writes `@@/templates/data.json`: what `jaraxxus create` writes, and the packages that such a project needs, for a
 * reader who opens a template in an online editor. Only common/sandbox/openTemplate imports it.
 */
export default (api: IApi) => {
  api.onGenerateFiles(async () => {
    const { cwd } = api;
    const data = await inChild<TemplateData>({
      cwd,
      name: 'templates',
      key: keyOf(cwd),
      script: SCRIPT,
    });
    api.writeTmpFile({
      noPluginDir: true,
      path: 'templates/data.json',
      content: JSON.stringify(data),
    });
  });

  api.addTmpGenerateWatcherPaths(() =>
    TEMPLATES.flatMap((name) =>
      ['mock', 'src'].map((folder) => path.join(api.cwd, 'src/templates', name, folder)),
    ),
  );
};

const keyOf = (cwd: string) =>
  hashFiles(__dirname, ['*.ts']) +
  hashFiles(cwd, [
    'src/templates/*/*',
    'src/templates/*/{e2e,mock,public,src}/**',
    'src/jaraxxus/scripts/**',
    'src/*/package.json',
    ...NODE_PACKAGES.flatMap((name) => [`src/${name}/bin/**`, `src/${name}/src/**`]),
    'pnpm-workspace.yaml',
  ]);
