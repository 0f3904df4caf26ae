import path from 'node:path';
import { type JaraxxusConfig, resolveViteConfig } from '../../../../src/jaraxxus/src';
import { loadVite } from '../../../../src/jaraxxus/src/loadVite';
import { publicPathOf, type TemplateId } from './templates';

const PAGE = path.join(__dirname, 'page');

/**
 * Builds a template as `jaraxxus build` does, from its own configuration and the sources of the packages, into
 * `outputDir`. What differs is the entry, which brings the mock back end into the page, and that hash addresses are
 * used: both stay outside the template, whose own build has nothing of it.
 *
 * @throws Error if it cannot be built
 */
export async function buildPreview(
  cwd: string,
  template: TemplateId,
  outputDir: string,
): Promise<void> {
  const root = path.join(cwd, 'src/templates', template);
  const { default: own }: { default: JaraxxusConfig } = await import(
    path.join(root, 'jaraxxus.config.ts')
  );
  const sources = path.join(cwd, 'src');
  const config: JaraxxusConfig = {
    ...own,
    entry: path.join(PAGE, `${template}.ts`),
    publicPath: publicPathOf(template),
    outputDir,
    // The site's own pages need no older browser than this.
    targets: ['chrome99', 'safari15.4', 'firefox97'],
    legacy: false,
    versionFile: false,
    vite: {
      logLevel: 'error',
      resolve: {
        alias: [
          { find: /^@mtools\/malganis$/, replacement: path.join(PAGE, 'malganis.ts') },
          { find: /^@mtools\/malganis\/(\w+)$/, replacement: `${sources}/malganis/src/$1` },
          { find: /^@mtools\/([^/]+)$/, replacement: `${sources}/$1/src` },
        ],
        dedupe: ['antd', 'react', 'react-dom'],
      },
      build: { reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
    },
  };
  const context = { command: 'build', mode: 'production' } as const;
  const viteConfig = await resolveViteConfig(config, { root, context });
  const { vite } = await loadVite(root);
  await vite.build(viteConfig);
}
