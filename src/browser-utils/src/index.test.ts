import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('can be imported on a server, where clients and storages can be made', async () => {
  vi.resetModules();
  for (const name of ['window', 'document', 'navigator', 'location', 'localStorage']) {
    vi.stubGlobal(name, undefined);
  }
  vi.stubGlobal('XMLHttpRequest', undefined);
  const utils = await import('./index');
  expect(utils.createRequest().get).toBeTypeOf('function');
  expect(utils.createStorage('local').get('theme')).toBeUndefined();
  expect(utils.cookies.get('lang')).toBeUndefined();
});
