import path from 'node:path';
import { ConfigError } from '@mtools/node-utils/internal';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../checkConfig';
import { defineConfig } from '../defineConfig';
import { loadConfig } from '../loadConfig';
import { createProject } from './project';

describe('files', () => {
  it.each([
    ['jaraxxus.config.ts', 'const port: number = 1; export default { devServer: { port } };'],
    ['jaraxxus.config.js', 'module.exports = { devServer: { port: 1 } };'],
    ['jaraxxus.config.mjs', 'export default { devServer: { port: 1 } };'],
    ['jaraxxus.config.cjs', 'module.exports = { devServer: { port: 1 } };'],
    ['jaraxxus.config.mjs', 'export default () => ({ devServer: { port: 1 } });'],
  ])('%s: %s', async (name, text) => {
    const root = createProject({ [name]: text });
    const file = path.join(root, name);
    expect(await loadConfig(root)).toEqual({
      config: { devServer: { port: 1 } },
      file,
      files: [file],
    });
  });

  it('are optional, unless one is named', async () => {
    const root = createProject({ 'build/my.mjs': 'export default { assetsDir: "x" };' });
    expect(await loadConfig(root)).toEqual({ config: {}, file: undefined, files: [] });
    expect((await loadConfig(root, { file: 'build/my.mjs' })).config).toEqual({ assetsDir: 'x' });
    await expect(loadConfig(root, { file: 'no.mjs' })).rejects.toThrow(/no\.mjs does not exist\./);
  });

  it('are called with the context when they export a function', async () => {
    const root = createProject({
      'jaraxxus.config.mjs':
        'export default ({ command, mode }) => ({ outputDir: command + mode });',
    });
    const context = { command: 'serve', mode: 'test' } as const;
    expect((await loadConfig(root, { context })).config.outputDir).toBe('servetest');
  });

  it.each([
    ['ts', 'const a = 1;\nexport default { port: ', /jaraxxus\.config\.ts:2: /],
    ['mjs', '\nthrow new Error("own words")', /jaraxxus\.config\.mjs:2: own words/],
    ['mjs', 'export const port = 1', /jaraxxus\.config\.mjs: there is no default export\. Write /],
    ['ts', 'export default undefined', /jaraxxus\.config\.ts: there is no default export\. Write /],
    ['mjs', 'export default 1', /jaraxxus\.config\.mjs: the configuration must be an object/],
    ['mjs', 'export default () => undefined', /the configuration must be an object/],
    [
      'mjs',
      'export default {\n  outputDr: "x",\n}',
      /jaraxxus\.config\.mjs:2: unknown option "outputDr"\. Did you mean "outputDir"\? Known options: entry, /,
    ],
    [
      'mjs',
      'export default {\n  devServer: {\n    prot: 1 } }',
      /jaraxxus\.config\.mjs:3: unknown option "devServer\.prot"\. Did you mean "port"\?/,
    ],
  ])('.%s with %s is an error which names the file', async (ending, text, message) => {
    await expect(
      loadConfig(createProject({ [`jaraxxus.config.${ending}`]: text })),
    ).rejects.toThrow(message);
  });

  it('are typed by defineConfig, which returns its argument', () => {
    const config = { assetsDir: 'x' };
    expect(defineConfig(config)).toBe(config);
  });
});

describe('presets', () => {
  it('come before the configuration, and both change Vite in turn', async () => {
    const root = createProject({
      'node_modules/@acme/preset/package.json': '{ "exports": { "import": "./preset.mjs" } }',
      'node_modules/@acme/preset/preset.mjs': `export default ({ mode }) => ({
        assetsDir: 'preset', outputDir: mode, devServer: { port: 1, host: 'h' },
        vite: { define: { A: '1' } } });`,
      'team.ts': `export default { extends: '@acme/preset', targets: ['chrome90'], devServer: { port: 2 },
        vite: (config: object) => ({ ...config, base: '/team/' }) };`,
      'jaraxxus.config.ts': `export default { extends: './team', devServer: { open: true }, vite: { define: { B: '2' } } };`,
    });
    const { config, files } = await loadConfig(root);
    expect(config).toMatchObject({
      assetsDir: 'preset',
      outputDir: 'production',
      targets: ['chrome90'],
      devServer: { port: 2, host: 'h', open: true },
    });
    expect(files.map((file) => path.basename(file))).toEqual([
      'preset.mjs',
      'team.ts',
      'jaraxxus.config.ts',
    ]);
    const context = { command: 'build', mode: 'production' } as const;
    if (typeof config.vite !== 'function') throw new Error('The presets are one function.');
    expect(await config.vite({ root }, context)).toEqual({
      root,
      base: '/team/',
      define: { A: '1', B: '2' },
    });
  });

  it.each([
    ["'./none'", /config\.ts: option "extends" is "\.\/none", but .*none does not exist\./],
    ["'@acme/none'", /no such package is installed\. Run `npm install -D @acme\/none`/],
    ["'./jaraxxus.config.ts'", /"extends" is circular: /],
    ["'./wrong.mjs'", /wrong\.mjs:1: unknown option "outDir"/],
  ])('%s is an error', async (name, message) => {
    const root = createProject({
      'jaraxxus.config.ts': `export default { extends: ${name} };`,
      'wrong.mjs': 'export default { outDir: 1 }',
    });
    await expect(loadConfig(root)).rejects.toThrow(message);
  });
});

describe('wrong values', () => {
  it.each([
    [{ entry: 1 }, 'entry', 'must be the path of a module; it is 1.'],
    [{ srcDir: '' }, 'srcDir', 'must be the path of a folder; it is "".'],
    [{ indexPath: null }, 'indexPath', 'must be the path of an HTML file; it is null.'],
    [
      { publicPath: 'mtools' },
      'publicPath',
      `must be a path such as '/mtools/', a URL, or './'; it is "mtools".`,
    ],
    [
      { publicPath: '//cdn' },
      'publicPath',
      `must be a path such as '/mtools/', a URL, or './'; it is "//cdn".`,
    ],
    [
      { assetsDir: '../up' },
      'assetsDir',
      `must be a folder name below outputDir, such as 'static'; it is "../up".`,
    ],
    [{ outputDir: [] }, 'outputDir', 'must be the path of a folder; it is [].'],
    [{ devServer: 9876 }, 'devServer', 'must be an object; it is 9876.'],
    [
      { devServer: { port: '80' } },
      'devServer.port',
      'must be an integer from 0 to 65535; it is "80".',
    ],
    [
      { devServer: { port: 65536 } },
      'devServer.port',
      'must be an integer from 0 to 65535; it is 65536.',
    ],
    [{ devServer: { host: 1 } }, 'devServer.host', 'must be an address, true or false; it is 1.'],
    [{ devServer: { open: 1 } }, 'devServer.open', 'must be true, false or a path; it is 1.'],
    [
      { devServer: { proxy: ['/api'] } },
      'devServer.proxy',
      `must be 'service', or an object of path prefixes, each with a URL or an object; it is ["/api"].`,
    ],
    [
      { devServer: { proxy: { '/api': 1 } } },
      'devServer.proxy',
      `must be 'service', or an object of path prefixes, each with a URL or an object; it is {"/api":1}.`,
    ],
    [
      { productionSourceMap: () => true },
      'productionSourceMap',
      'must be true or false; it is a function.',
    ],
    [
      { vite: 'vite.config.ts' },
      'vite',
      'must be an object or a function; it is "vite.config.ts".',
    ],
    [
      { targets: ['ie11'] },
      'targets[0]',
      `must be a list of browsers with versions, such as ['chrome88', 'safari14']; it is "ie11".`,
    ],
    [
      { legacy: 1 },
      'legacy',
      "must be true, false, or an object with targets, such as { targets: ['chrome >= 60'] }; it is 1.",
    ],
    [{ define: [] }, 'define', 'must be an object; it is [].'],
    [
      { envPrefix: '' },
      'envPrefix',
      `must be a prefix such as 'APP_', or several; not an empty one; it is "".`,
    ],
    [
      { devServer: { https: { key: 'a' } } },
      'devServer.https',
      'must be true, false, or an object with the paths of key and cert; it is {"key":"a"}.',
    ],
    [
      { devServer: { allowedHosts: 'a' } },
      'devServer.allowedHosts',
      `must be true or a list of host names, such as ['.example.com']; it is "a".`,
    ],
    [
      { devServer: { mock: true } },
      'devServer.mock',
      'must be the path of a module, or false; it is true.',
    ],
    [
      { css: { px2viewport: -1 } },
      'css.px2viewport',
      'must be true, the width of the design in px, or an object of options; it is -1.',
    ],
    [{ versionFile: 'x' }, 'versionFile', 'must be true or false; it is "x".'],
    [
      { extends: [1] },
      'extends',
      'must be a package, the path of a file, or a list of these; it is [1].',
    ],
  ])('%o', (config, key, words) => {
    expect(() => checkConfig(config)).toThrow(`jaraxxus: option "${key}" ${words}`);
    expect(() => checkConfig(config)).toThrow(ConfigError);
  });

  it('tells everything that is wrong at once', () => {
    const check = () => checkConfig({ devServer: { prot: 1 }, entri: 1, toString: 1 });
    expect(check).toThrow(/"entri"\. Did you mean "entry"\?/);
    expect(check).toThrow(/unknown option "toString"/);
    expect(check).toThrow(/"devServer\.prot"\. Did you mean "port"\?/);
  });

  it('lets an undefined value stand for a missing key', () => {
    expect(() => checkConfig({ entry: undefined, devServer: { port: undefined } })).not.toThrow();
  });
});
