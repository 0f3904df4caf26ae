import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createService } from '../createService';
import { defineService } from '../defineService';
import { loadConfigFile } from '../loadConfigFile';
import { resolveConfig } from '../resolveConfig';
import type { ServiceConfig } from '../types';
import { createSite } from './site';

afterEach(() => vi.unstubAllEnvs());

describe('defaults', () => {
  it('are those of the documentation', () => {
    vi.stubEnv('PORT', undefined);
    const site = createSite();
    expect(resolveConfig({}, site)).toEqual({
      baseRouter: '',
      assetsDir: path.join(site, 'dist'),
      assetsPrefix: '',
      indexPath: path.join(site, 'dist/index.html'),
      port: 8080,
      host: '0.0.0.0',
      health: '/health',
      logger: true,
    });
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
    [{ assetDir: 'dist' }, /unknown option "assetDir"\. Allowed options: baseRouter, assetsDir,/],
    [{ port: '80' }, /option "port" must be an integer from 0 to 65535; it is "80"/],
    [{ port: 65536 }, /option "port" must be/],
    [{ baseRouter: '/a/../b' }, /option "baseRouter" must be a URL path/],
    [{ baseRouter: 'a b' }, /option "baseRouter" must be a URL path/],
    [{ assetsServiceDir: '//x' }, /option "assetsServiceDir" must be a URL path/],
    [{ health: 'health' }, /option "health" must be a URL path such as '\/health', or false/],
    [{ health: true }, /option "health" must be/],
    [{ host: '' }, /option "host" must be/],
    [{ logger: 'file' }, /option "logger" must be true or false/],
    [{ assetsDir: 1 }, /option "assetsDir" must be the path of a folder/],
    [[], /the configuration must be an object/],
  ])('%j is refused', async (config, message) => {
    // The cast stands for a JavaScript caller, whom no compiler stops.
    await expect(createService(config as unknown as ServiceConfig)).rejects.toThrow(message);
  });

  it('says which folder or file is missing and where it was looked for', async () => {
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

describe('configuration files', () => {
  it.each([
    ['service.config.js', 'module.exports = { port: 1 }'],
    ['service.config.cjs', 'module.exports = { port: 1 }'],
    ['service.config.cjs', 'exports.__esModule = true; exports.default = { port: 1 }'],
    ['service.config.mjs', 'export default { port: 1 }'],
    ['service.config.json', '{ "port": 1 }'],
  ])('reads %s: %s', async (name, text) => {
    expect(await loadConfigFile(createSite({ [name]: text }))).toEqual({ port: 1 });
  });

  it('are optional, unless one is asked for', async () => {
    const site = createSite({ 'deploy/my.json': '{ "port": 2 }' });
    expect(await loadConfigFile(site)).toEqual({});
    expect(await loadConfigFile(site, 'deploy/my.json')).toEqual({ port: 2 });
    await expect(loadConfigFile(site, 'no.json')).rejects.toThrow(/there is no file .*no\.json/);
  });

  it.each([
    ['service.config.json', '{ "port": ', /service\.config\.json: .*JSON/],
    ['service.config.json', '{ "prot": 1 }', /service\.config\.json: .*unknown option "prot"/],
    ['service.config.mjs', 'export default {', /service\.config\.mjs: /],
    ['service.config.cjs', 'throw new Error("own words")', /service\.config\.cjs: own words/],
    ['service.config.mjs', 'export default 1', /service\.config\.mjs: .*must be an object/],
  ])('names a bad %s', async (name, text, message) => {
    await expect(loadConfigFile(createSite({ [name]: text }))).rejects.toThrow(message);
  });

  it('refuses another kind of file', async () => {
    const site = createSite({ 'service.config.yaml': 'port: 1' });
    await expect(loadConfigFile(site, 'service.config.yaml')).rejects.toThrow(/ends in \.js/);
  });

  it('are typed by defineService, which returns its argument', () => {
    const config = { port: 1 };
    expect(defineService(config)).toBe(config);
  });
});
