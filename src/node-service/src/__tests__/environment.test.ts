import { afterEach, describe, expect, it, vi } from 'vitest';
import { jsonScript } from '../contentSecurityPolicy';
import { createService } from '../createService';
import { browser, createSite, listen, serve } from './site';

afterEach(() => vi.unstubAllEnvs());

const PROXY = { proxy: [{ context: '/api', target: {} as Record<string, string> }] };

describe('16, 17. the environment', () => {
  it.each([
    [undefined, 'dev', 0],
    ['test', 'test', 1],
    ['pre', 'pre', 2],
    ['prd', 'prd', 3],
  ])(
    'of DEPLOY_ENV=%s is %s: its index stands in the page and in a cookie',
    async (value, env, index) => {
      if (value) vi.stubEnv('DEPLOY_ENV', value);
      const app = await serve({ baseRouter: '/app' });
      const response = await app.inject({ url: '/app/users', headers: browser });
      const named = await app.inject({ url: '/app/index.html', headers: browser });
      expect(named.headers['set-cookie']).toBe(response.headers['set-cookie']);
      expect(response.body).toContain(`<head><script>window["$$_e"]=${index}</script>`);
      expect(response.headers['set-cookie']).toBe(`_e=${index}; Path=/app; SameSite=Lax`);
      expect((await app.inject('/health')).json().env).toBe(env);
    },
  );

  it('has names and a variable of its own', async () => {
    vi.stubEnv('STAGE', 'blue');
    const app = await serve({ DEPLOY_ENV: 'STAGE', envList: ['blue', 'green'] });
    expect((await app.inject('/health')).json().env).toBe('blue');
  });
});

it('18. an unknown environment stops the start and says which are allowed', async () => {
  vi.stubEnv('DEPLOY_ENV', 'prod');
  await expect(createService({ logger: false }, { cwd: createSite() })).rejects.toThrow(
    'node-service: the environment variable DEPLOY_ENV must be one of dev, test, pre, prd; it is "prod".',
  );
});

it('19. without useCookieEnv there is no cookie, and the page still knows', async () => {
  const app = await serve({ useCookieEnv: false });
  const response = await app.inject({ url: '/', headers: browser });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.body).toContain('window["$$_e"]=0');
});

it('20. a cookie of the client changes nothing but itself', async () => {
  const seen: unknown[] = [];
  const upstream = await listen({
    logger: false,
    apis: (app) => app.get('/who', (request) => seen.push(request.headers.cookie)),
  });
  vi.stubEnv('DEPLOY_ENV', 'test');
  PROXY.proxy[0] = {
    context: '/api',
    target: { test: upstream.origin, prd: 'http://127.0.0.1:1' },
  };
  const app = await serve(PROXY);
  for (const cookie of ['_e=3', '_e=0; _e=3', 'a=1; _e=9']) {
    const response = await app.inject({ url: '/', headers: { ...browser, cookie } });
    expect(response.headers['set-cookie']).toBe('_e=1; Path=/; SameSite=Lax');
    expect(response.body).toContain('window["$$_e"]=1');
    expect((await app.inject({ url: '/api/who', headers: { cookie } })).statusCode).toBe(200);
  }
  expect(seen).toHaveLength(3);
  const right = await app.inject({ url: '/', headers: { ...browser, cookie: 'a=1; _e=1' } });
  expect(right.headers['set-cookie']).toBeUndefined();
  expect((await app.inject('/robots.txt')).headers['set-cookie']).toBeUndefined();
});

it('21. what a script gets cannot end it', () => {
  const value = { a: '</script><!--', b: '\u2028\u2029', c: undefined };
  const script = jsonScript('data', value, 'abc');
  expect(script).toMatch(/^<script nonce="abc">window\["data"\]=/);
  expect(script.slice(10, -9)).not.toMatch(/<|\u2028|\u2029/);
  const json = script.slice(script.indexOf('={') + 1, -9);
  expect(JSON.parse(json)).toEqual({ a: value.a, b: value.b });
});
