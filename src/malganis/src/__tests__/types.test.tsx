import type { LayoutHistory } from '@mtools/antd-ext';
import { describe, expectTypeOf, it } from 'vitest';
import { type App, createApp } from '../index';
import { createMemoryRouter, toLayoutHistory } from '../router';
import { page } from './startApp';

const routes = [{ path: '/', component: page(null) }];

describe('types', () => {
  it('the state of an app is what initialState gives', () => {
    const app = createApp({
      routes,
      initialState: ({ request }) => request.get<{ role: string }>('/me'),
      access: (me) => {
        expectTypeOf(me).toEqualTypeOf<{ role: string } | undefined>();
        return { canManage: me?.role === 'admin' };
      },
    });
    expectTypeOf(app).toEqualTypeOf<App<{ role: string }>>();
  });

  it('an initial state that may be missing is that of an app whose reader may be logged out', () => {
    const app = createApp({
      routes,
      initialState: ({ request }): Promise<{ role: string }> | undefined =>
        document.cookie ? request.get<{ role: string }>('/me') : undefined,
    });
    expectTypeOf(app).toEqualTypeOf<App<{ role: string }>>();
  });

  it('a router makes a history for LayoutExt', () => {
    expectTypeOf(toLayoutHistory(createMemoryRouter(routes))).toExtend<LayoutHistory>();
  });
});
