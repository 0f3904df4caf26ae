import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IApi } from 'dumi';

/**
 * Serves html2sketch's script as if it stood in `public/`, under a name that its content gives it, and
 * tells its address as `@@/design-tool`. As modules its parts would need stand-ins for Node's; as
 * an asset of webpack it would take the place of the entry in the manifest by which umi prerenders.
 */
export default (api: IApi) => {
  const from = require.resolve('html2sketch/dist/html2sketch.min.js');
  const hash = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 8);
  const to = `static/html2sketch.${hash}.js`;

  api.chainWebpack((memo) => {
    // umi's own plugin, which copies `public/`.
    memo.plugin('copy').tap(([{ patterns }]) => {
      return [{ patterns: [...patterns, { from, to, info: { minimized: true } }] }];
    });
    return memo;
  });

  api.onGenerateFiles(() => {
    api.writeTmpFile({
      noPluginDir: true,
      path: 'design-tool.ts',
      content: `export const html2sketchUrl = '${api.config.publicPath}${to}';\n`,
    });
  });
};
