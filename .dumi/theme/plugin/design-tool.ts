import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IApi } from 'dumi';

/**
 * Serves html2sketch's script beside the site's own files, under a name that its content gives it, and
 * tells its address as `@@/design-tool`. As modules its parts would need stand-ins for Node's; as
 * an asset that a module names, it would take the place of the entry in the manifest by which umi
 * prerenders.
 */
export default (api: IApi) => {
  const script = readFileSync(require.resolve('html2sketch/dist/html2sketch.min.js'));
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const name = `static/html2sketch.${hash}.js`;

  api.modifyWebpackConfig((config) => {
    config.plugins?.push({
      apply({ hooks, webpack: { Compilation, sources } }) {
        hooks.thisCompilation.tap('design-tool', (compilation) => {
          const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
          compilation.hooks.processAssets.tap({ name: 'design-tool', stage }, () => {
            // It is as small as its authors could make it.
            compilation.emitAsset(name, new sources.RawSource(script), { minimized: true });
          });
        });
      },
    });
    return config;
  });

  api.onGenerateFiles(() => {
    api.writeTmpFile({
      noPluginDir: true,
      path: 'design-tool.ts',
      content: `export const html2sketchUrl = '${api.config.publicPath}${name}';\n`,
    });
  });
};
