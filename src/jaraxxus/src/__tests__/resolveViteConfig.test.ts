import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveViteConfig } from '../resolveViteConfig';
import type { BuildContext, JaraxxusConfig } from '../types';
import type { InlineConfig } from '../viteTypes';
import { APP, createProject } from './project';

const context: BuildContext = { command: 'build', mode: 'production' };

function resolve(config: JaraxxusConfig, root = createProject()): Promise<InlineConfig> {
  return resolveViteConfig(config, { root, context });
}

describe('mapping to Vite', () => {
  it('has the documented defaults', async () => {
    const root = createProject();
    const config = await resolve({}, root);
    expect(config).toMatchObject({
      root,
      mode: 'production',
      base: '/',
      configFile: false,
      optimizeDeps: { entries: ['src/index.tsx'] },
      resolve: { alias: [{ find: /^@(?=\/|$)/, replacement: path.join(root, 'src') }] },
      server: { port: 9876, host: undefined, open: false, proxy: {} },
      build: {
        outDir: path.join(root, 'dist'),
        assetsDir: 'static',
        sourcemap: false,
        emptyOutDir: true,
        rollupOptions: { output: { hashCharacters: 'hex' } },
      },
    });
    const plugins = (config.plugins ?? [])
      .flat()
      .map((plugin) => plugin && 'name' in plugin && plugin.name);
    expect(plugins).toContain('jaraxxus:html');
    expect(plugins).toContain('vite:react-babel');
  });

  it.each<[JaraxxusConfig, object]>([
    [{ publicPath: '/mtools/' }, { base: '/mtools/' }],
    [{ publicPath: './' }, { base: './' }],
    [{ publicPath: 'https://cdn.test/x/' }, { base: 'https://cdn.test/x/' }],
    [{ assetsDir: 'a/b' }, { build: { assetsDir: 'a/b' } }],
    [{ productionSourceMap: true }, { build: { sourcemap: 'hidden' } }],
    [{ devServer: { port: 3000 } }, { server: { port: 3000 } }],
    [{ devServer: { host: true, open: '/x' } }, { server: { host: true, open: '/x', port: 9876 } }],
    [
      { devServer: { proxy: { '/api': 'http://a' } } },
      { server: { proxy: { '/api': 'http://a' } } },
    ],
    [{ entry: 'src/Hello.tsx' }, { optimizeDeps: { entries: ['src/Hello.tsx'] } }],
    [
      { vite: { define: { A: '1' }, build: { minify: false } } },
      { define: { A: '1' }, build: { minify: false, assetsDir: 'static' } },
    ],
    [
      { vite: (base, { command, mode }) => ({ ...base, base: `/${command}-${mode}/` }) },
      { base: '/build-production/' },
    ],
    [{ vite: async (base) => ({ ...base, base: '/later/' }) }, { base: '/later/' }],
    [{ vite: { configFile: 'vite.config.ts' } as JaraxxusConfig['vite'] }, { configFile: false }],
  ])('%o', async (config, expected) => {
    expect(await resolve(config)).toMatchObject(expected);
  });

  it('resolves folders from the project', async () => {
    const root = createProject({ 'app/main.ts': '', 'page.html': '' });
    const config: JaraxxusConfig = {
      entry: 'app/main.ts',
      srcDir: 'app',
      indexPath: 'page.html',
      outputDir: '../out',
    };
    expect(await resolve(config, root)).toMatchObject({
      resolve: { alias: [{ replacement: path.join(root, 'app') }] },
      build: { outDir: path.resolve(root, '../out') },
    });
  });
});

describe('refused', () => {
  it.each<[JaraxxusConfig, RegExp]>([
    [
      { entry: 'src/main.tsx' },
      /"entry" is "src\/main\.tsx", but there is no such file\. Looked for: /,
    ],
    [{ indexPath: 'x.html' }, /"indexPath" is "x\.html", but there is no such file/],
    [{ outputDir: '.' }, /"outputDir" must be a folder of its own/],
    [{ outputDir: '..' }, /"outputDir" must be a folder of its own/],
    [{ outputDir: 'src' }, /"outputDir" must be a folder of its own/],
    [{ outputDir: 'src/out' }, /"outputDir" must be a folder of its own/],
    [{ outputDir: 'public' }, /"outputDir" must be a folder of its own/],
  ])('%o', async (config, message) => {
    await expect(resolve(config)).rejects.toThrow(message);
  });

  it('a project without a page, naming both places', async () => {
    const root = createProject({ 'src/index.tsx': APP['src/index.tsx'] ?? '' });
    await expect(resolve({}, root)).rejects.toThrow(
      /"indexPath" is "public\/index\.html" or "index\.html", but there is no such file/,
    );
  });
});
