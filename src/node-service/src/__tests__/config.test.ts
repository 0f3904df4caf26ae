import path from 'node:path';
import { optionDocs } from '@mtools/node-utils/internal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createService } from '../createService';
import { defineService } from '../defineService';
import { loadConfigFile } from '../loadConfigFile';
import { optionsSchema, type ServiceConfig } from '../options';
import { resolveConfig } from '../resolveConfig';
import { createSite } from './site';

afterEach(() => vi.unstubAllEnvs());

describe('defaults', () => {
  it('are those of the documentation', () => {
    vi.stubEnv('PORT', undefined);
    const site = createSite();
    expect(resolveConfig({}, site)).toMatchObject({
      baseRouter: '',
      assetsDir: path.join(site, 'dist'),
      assetsPrefix: '',
      indexPath: path.join(site, 'dist/index.html'),
      environment: { name: 'dev', index: 0 },
      useCookieEnv: true,
      proxy: [],
      csp: undefined,
      gzip: { threshold: 1024, exclude: [], brotli: true },
      health: '/health',
      logger: {
        category: 'console',
        level: 'info',
        file: { filename: path.join(site, 'logs/service.log'), maxSize: '100m', backups: 10 },
      },
      shutdownDelay: 0,
      shutdownTimeout: 10_000,
      requestTimeout: 30_000,
      bodyLimit: 1_048_576,
      symlinks: false,
      wellKnown: false,
      sourceMaps: false,
      port: 8080,
      host: '0.0.0.0',
    });
  });

  it('are explained in both languages', () => {
    for (const [name, schema] of Object.entries(optionsSchema.shape)) {
      const doc = optionDocs.get(schema);
      expect(doc?.en, name).toMatch(/\.$/);
      expect(doc?.zh, name).toMatch(/[一-龥].*。$/);
      expect(doc?.type, name).toBeTruthy();
    }
  });

  it('take the port from PORT, and an option before it', () => {
    const site = createSite();
    vi.stubEnv('PORT', '9876');
    expect(resolveConfig({}, site).port).toBe(9876);
    expect(resolveConfig({ port: 1 }, site).port).toBe(1);
    vi.stubEnv('PORT', 'abc');
    expect(() => resolveConfig({}, site)).toThrow('PORT must be an integer from 0 to 65535');
  });

  it('find a path with a leading slash below the working directory first', () => {
    const site = createSite();
    const { assetsDir } = resolveConfig(
      { assetsDir: '/dist', indexPath: '/dist/index.html' },
      site,
    );
    expect(assetsDir).toBe(path.join(site, 'dist'));
    const elsewhere = { assetsDir, indexPath: path.join(site, 'dist/index.html') };
    expect(resolveConfig(elsewhere, path.join(site, 'outside')).assetsDir).toBe(assetsDir);
  });
});

describe('wrong configuration', () => {
  it.each([
    [
      { assetDir: 'dist' },
      'unknown option "assetDir". Did you mean "assetsDir"? Known options: baseRouter, assetsDir,',
    ],
    [{ port: '80' }, 'option "port" must be an integer from 0 to 65535; it is "80".'],
    [{ port: 65_536 }, 'option "port" must be'],
    [{ baseRouter: '/a/../b' }, 'option "baseRouter" must be a URL path'],
    [{ baseRouter: 'a b' }, 'option "baseRouter" must be a URL path'],
    [{ assetsServiceDir: '//x' }, 'option "assetsServiceDir" must be a URL path'],
    [{ health: 'health' }, 'option "health" must be a URL path such as \'/health\', or false'],
    [{ health: true }, 'option "health" must be'],
    [{ host: '' }, 'option "host" must be'],
    [{ logger: 'file' }, 'option "logger" must be true, false, or an object with category'],
    [{ logger: { catgory: 'file' } }, 'unknown option "logger.catgory". Did you mean "category"?'],
    [{ gzip: { threshold: '1k' } }, 'option "gzip" must be true, false, or an object with'],
    [{ apis: 'routes.js' }, 'option "apis" must be a function; it is "routes.js".'],
    [
      { proxy: [{ context: '/api', target: 'api.test' }] },
      'option "proxy[0].target" must be a URL such as https://api.example.com, or one for each environment; it is "api.test".',
    ],
    [
      { proxy: [{ contxt: '/api', target: 'http://a.test' }] },
      'unknown option "proxy[0].contxt". Did you mean "context"?',
    ],
    [{ envList: ['a b'] }, 'option "envList[0]" must be a list of names'],
    [
      { trustProxy: 'me' },
      'option "trustProxy" must be true, false, a number of hops, or addresses',
    ],
    [{ trustProxy: ['::1', '10.0.0.0/33'] }, 'option "trustProxy[1]" must be'],
    [{ shutdownDelay: -1 }, 'option "shutdownDelay" must be a number of milliseconds'],
    [
      { proxy: [{ context: '/api', target: { prod: 'http://a.test' } }] },
      'option "proxy[0].target" names the unknown environment "prod". Did you mean "prd"? Known environments: dev, test, pre, prd.',
    ],
    [{ assetsDir: 1 }, 'option "assetsDir" must be the path of a folder'],
    [[], 'the configuration must be an object'],
  ])('%j is refused', async (config, message) => {
    // The cast stands for a JavaScript caller, whom no compiler stops.
    await expect(createService(config as unknown as ServiceConfig)).rejects.toThrow(message);
  });

  it.each(['10.0.0.0/8, ::1/128', 'loopback', ['10.0.0.0/255.0.0.0', 'uniquelocal'], 2])(
    '%j can be trusted',
    async (trustProxy) => {
      const app = await createService({ logger: false, trustProxy }, { cwd: createSite() });
      await app.close();
    },
  );

  it('15. says which folder or file is missing and where it was looked for', async () => {
    const site = createSite();
    const dist = path.join(site, 'dist');
    await expect(createService({ assetsDir: path.join(site, 'build') })).rejects.toThrow(
      /option "assetsDir" is ".*build", but there is no such folder\. Looked for: .*Build the application first/,
    );
    await expect(createService({ assetsDir: dist, indexPath: dist })).rejects.toThrow(
      /option "indexPath" is ".*dist", but there is no such file/,
    );
  });
});

describe('49. configuration files', () => {
  it.each([
    ['service.config.js', 'module.exports = { port: 1 }'],
    ['service.config.cjs', 'module.exports = { port: 1 }'],
    ['service.config.cjs', 'exports.__esModule = true; exports.default = { port: 1 }'],
    ['service.config.mjs', 'export default { port: 1 }'],
    ['service.config.json', '{ "port": 1 }'],
    ['service.config.ts', 'const port: number = 1;\nexport default { port };'],
  ])('reads %s: %s', async (name, text) => {
    const site = createSite({ [name]: text });
    expect(await loadConfigFile(site)).toEqual({
      config: { port: 1 },
      file: path.join(site, name),
    });
  });

  it.each([
    ['service.config.cjs', 'module.exports = {}'],
    ['service.config.ts', 'export default {}'],
  ])('may be empty: %s: %s', async (name, text) => {
    expect((await loadConfigFile(createSite({ [name]: text }))).config).toEqual({});
  });

  it('are optional, unless one is asked for', async () => {
    const site = createSite({ 'deploy/my.json': '{ "port": 2 }' });
    expect(await loadConfigFile(site)).toEqual({ config: {} });
    expect((await loadConfigFile(site, 'deploy/my.json')).config).toEqual({ port: 2 });
    await expect(loadConfigFile(site, 'no.json')).rejects.toThrow(/no\.json does not exist/);
  });

  it.each([
    ['service.config.json', '{ "port": ', /service\.config\.json: .*JSON/],
    ['service.config.json', '{\n  "prot": 1\n}', /service\.config\.json:2: unknown option "prot"/],
    ['service.config.mjs', 'export default {\n  port: = 1\n};', /service\.config\.mjs:2: /],
    ['service.config.ts', 'export default {\n  port: = 1 };', /service\.config\.ts:2/],
    ['service.config.cjs', '\nthrow new Error("own words")', /service\.config\.cjs:2: own words/],
    ['service.config.mjs', 'export default 1', /service\.config\.mjs: .*must be an object/],
    [
      'service.config.mjs',
      'export const port = 1',
      /service\.config\.mjs: there is no default export/,
    ],
    [
      'service.config.ts',
      'export const port = 1',
      /service\.config\.ts: there is no default export/,
    ],
    [
      'service.config.ts',
      'const a: number = 1;',
      /service\.config\.ts: there is no default export/,
    ],
    ['service.config.js', 'const a = 1;', /service\.config\.js: there is no default export/],
    ['service.config.mjs', 'const a = 1;', /service\.config\.mjs: there is no default export/],
    ['service.config.cjs', 'const a = 1;', /service\.config\.cjs: there is no default export/],
    ['service.config.ts', '', /service\.config\.ts: there is no default export/],
    ['service.config.cjs', '', /service\.config\.cjs: there is no default export/],
    [
      'service.config.ts',
      'export default {\n  proxy: [\n    { context: "/a", target: "x" },\n  ],\n};',
      /service\.config\.ts:3: option "proxy\[0\]\.target"/,
    ],
  ])('names a bad %s', async (name, text, message) => {
    await expect(loadConfigFile(createSite({ [name]: text }))).rejects.toThrow(message);
  });

  it('refuses another kind of file', async () => {
    const site = createSite({ 'service.config.yaml': 'port: 1' });
    await expect(loadConfigFile(site, 'service.config.yaml')).rejects.toThrow(/must end in \.ts/);
  });

  it('are typed by defineService, which returns its argument', () => {
    const config = { port: 1 };
    expect(defineService(config)).toBe(config);
  });
});
