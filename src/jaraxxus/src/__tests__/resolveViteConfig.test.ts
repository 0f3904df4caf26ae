import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFor } from '../loadVite';
import { resolveViteConfig } from '../resolveViteConfig';
import { toViteProxy } from '../toViteProxy';
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
      envPrefix: 'APP_',
      server: { port: 9876, host: undefined, open: false, proxy: {}, allowedHosts: [] },
      preview: { port: 9876, proxy: {} },
      build: {
        outDir: path.join(root, 'dist'),
        assetsDir: 'static',
        target: ['chrome88', 'safari14'],
        sourcemap: false,
        emptyOutDir: true,
        rollupOptions: { output: { hashCharacters: 'hex' } },
      },
    });
    const plugins = (config.plugins ?? [])
      .flat()
      .map((plugin) => plugin && 'name' in plugin && plugin.name);
    expect(plugins).toContain('jaraxxus:page');
    expect(plugins).toContain('jaraxxus:version');
    expect(plugins).not.toContain('jaraxxus:mock');
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
    [{ targets: ['es2020'] }, { build: { target: ['es2020'] } }],
    [
      { define: { A: 1 }, envPrefix: 'X_' },
      { define: { A: 1 }, envPrefix: 'X_' },
    ],
    [
      { css: { modules: { localsConvention: 'camelCase' } } },
      { css: { modules: { localsConvention: 'camelCase' } } },
    ],
    [
      { css: { less: { modifyVars: { a: 'red' } } } },
      { css: { preprocessorOptions: { less: { modifyVars: { a: 'red' } } } } },
    ],
    [
      { devServer: { allowedHosts: ['.a.test'] } },
      { server: { allowedHosts: ['.a.test'] }, preview: { allowedHosts: ['.a.test'] } },
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

  it.each([
    ['/api', ['/api', '/api/x', '/api?x=1'], ['/apikeys', '/x/api']],
    ['/a.b', ['/a.b/c'], ['/axb']],
    ['^/(a|b)/', ['/a/x', '/b/x'], ['/c/x']],
  ])('the prefix %s takes whole segments', async (prefix, takes, leaves) => {
    const { proxy } = await toViteProxy({ [prefix]: 'http://a' }, '/', 'development');
    const [key = ''] = Object.keys(proxy);
    expect(takes.filter((url) => !new RegExp(key).test(url))).toEqual([]);
    expect(leaves.filter((url) => new RegExp(key).test(url))).toEqual([]);
    expect(proxy[key]).toBe('http://a');
  });

  it.each<[JaraxxusConfig, BuildContext['command'], string]>([
    [{ legacy: { targets: ['chrome >= 60'] } }, 'build', 'vite:legacy-generate-polyfill-chunk'],
    [{ bundleAnalyzerReport: true }, 'build', 'visualizer'],
    [{ devServer: { https: true } }, 'serve', 'vite:basic-ssl'],
    [{ devServer: { mock: 'src/Hello.tsx' } }, 'serve', 'jaraxxus:mock'],
  ])('%o adds a plugin to %s alone', async (config, command, name) => {
    const namesFor = async (each: BuildContext['command']) => {
      const options = { root: createProject(), context: { command: each, mode: 'test' } };
      const { plugins = [] } = await resolveViteConfig(config, options);
      return plugins.flat(3).map((plugin) => plugin && 'name' in plugin && plugin.name);
    };
    const other = command === 'build' ? 'serve' : 'build';
    expect(await namesFor(command)).toContain(name);
    expect(await namesFor(other)).not.toContain(name);
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
    [{ outputDir: '.' }, /"outputDir" must be a separate folder/],
    [{ outputDir: '..' }, /"outputDir" must be a separate folder/],
    [{ outputDir: 'src' }, /"outputDir" must be a separate folder/],
    [{ outputDir: 'src/out' }, /"outputDir" must be a separate folder/],
    [{ outputDir: 'public' }, /"outputDir" must be a separate folder/],
    [
      { devServer: { mock: 'mock/no.ts' } },
      /"devServer\.mock" is "mock\/no\.ts", but there is no such file/,
    ],
    [
      { devServer: { https: { key: 'k.pem', cert: 'c.pem' } } },
      /"devServer\.https\.key" is "k\.pem", but/,
    ],
    [
      // The type refuses a function that returns nothing, a configuration in JavaScript has no types.
      { vite: (() => undefined) as unknown as JaraxxusConfig['vite'] },
      /option "vite" must return a configuration/,
    ],
  ])('%o', async (config, message) => {
    await expect(resolve(config)).rejects.toThrow(message);
  });

  it('a project without a page, naming both paths', async () => {
    const root = createProject({ 'src/index.tsx': APP['src/index.tsx'] ?? '' });
    await expect(resolve({}, root)).rejects.toThrow(
      /"indexPath" is "public\/index\.html" or "index\.html", but there is no such file/,
    );
  });

  it('px2viewport beside a configuration of PostCSS', async () => {
    const root = createProject({ ...APP, 'postcss.config.mjs': 'export default {}' });
    await expect(resolve({ css: { px2viewport: true } }, root)).rejects.toThrow(
      /"css\.px2viewport" cannot be used together with postcss\.config\.mjs/,
    );
  });

  it('a project that has not installed what an option or jaraxxus itself needs', async () => {
    const root = createProject(APP, tmpdir());
    await expect(resolve({}, root)).rejects.toThrow(
      /vite is not installed in .*Run `npm install -D vite @vitejs\/plugin-react`/,
    );
    await expect(toViteProxy('service', root, 'development')).rejects.toThrow(
      /@mtools\/node-service is not installed in .*Run `npm install @mtools\/node-service`/,
    );
    const name = '@vitejs/plugin-legacy';
    await expect(loadFor(root, name, 'legacy', `${name} terser`)).rejects.toThrow(
      /option "legacy" needs @vitejs\/plugin-legacy: .* Run `npm install -D @vitejs\/plugin-legacy terser`/,
    );
  });
});
