import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../ConfigError';
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
    expect(await loadConfig(root)).toEqual({
      config: { devServer: { port: 1 } },
      file: path.join(root, name),
    });
  });

  it('are optional, unless one is named', async () => {
    const root = createProject({ 'build/my.mjs': 'export default { assetsDir: "x" };' });
    expect(await loadConfig(root)).toEqual({ config: {}, file: undefined });
    expect((await loadConfig(root, { file: 'build/my.mjs' })).config).toEqual({ assetsDir: 'x' });
    await expect(loadConfig(root, { file: 'no.mjs' })).rejects.toThrow(
      /no\.mjs: there is no such file/,
    );
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
    ['export default {', /jaraxxus\.config\.mjs: it cannot be loaded: /],
    ['throw new Error("own words")', /jaraxxus\.config\.mjs: it cannot be loaded: own words/],
    [
      'export default 1',
      /jaraxxus\.config\.mjs: it cannot be loaded: config must export or return an object/,
    ],
    [
      'export default { outDir: "x" }',
      /jaraxxus\.config\.mjs: unknown key "outDir"\. Allowed keys: entry, /,
    ],
  ])('%s is an error which names the file', async (text, message) => {
    const loading = loadConfig(createProject({ 'jaraxxus.config.mjs': text }));
    await expect(loading).rejects.toThrow(message);
    await expect(loading).rejects.toBeInstanceOf(ConfigError);
  });

  it('are typed by defineConfig, which returns its argument', () => {
    const config = { assetsDir: 'x' };
    expect(defineConfig(config)).toBe(config);
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
      'must be an object of path prefixes, each with a URL or an object; it is ["/api"].',
    ],
    [
      { devServer: { proxy: { '/api': 1 } } },
      'devServer.proxy',
      'must be an object of path prefixes, each with a URL or an object; it is {"/api":1}.',
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
  ])('%o', (config, key, words) => {
    const check = () => checkConfig(config, 'jaraxxus.config.ts');
    expect(check).toThrow(
      new ConfigError(`"${key}" ${words}`, { key, file: 'jaraxxus.config.ts' }),
    );
    expect(check).toThrow(expect.objectContaining({ key, file: 'jaraxxus.config.ts' }));
  });

  it('lists the keys of devServer for an unknown one', () => {
    expect(() => checkConfig({ devServer: { https: true } })).toThrow(
      'jaraxxus: unknown key "devServer.https". Allowed keys: devServer.port, devServer.host, devServer.open, devServer.proxy.',
    );
    expect(() => checkConfig({ toString: 1 })).toThrow('unknown key "toString"');
  });

  it('lets an undefined value stand for a missing key', () => {
    expect(() => checkConfig({ entry: undefined, devServer: { port: undefined } })).not.toThrow();
  });
});
