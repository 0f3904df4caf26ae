import { describe, expect, it } from 'vitest';
import { checkOptions } from './checkOptions';
import type { AppOptions, RouteConfig } from './types';

const component: RouteConfig['component'] = async () => ({ default: () => null });
const routes: RouteConfig[] = [{ path: '/', component }];

/** What a JavaScript user can write, although the types forbid it. */
function untyped(options: unknown): AppOptions {
  return options as AppOptions;
}

describe('checkOptions', () => {
  it.each<[string, RouteConfig[]]>([
    ['one page', routes],
    [
      'a page at its parent’s path',
      [{ path: '/', component, children: [{ path: '', component }] }],
    ],
    [
      'two layouts at one path',
      [
        { path: '/', component, children: [{ path: 'a', component }] },
        { path: '/', component, children: [{ path: 'b', component }] },
      ],
    ],
    [
      'a child with the parent’s path in front',
      [{ path: '/admin', component, children: [{ path: '/admin/users', component }] }],
    ],
    [
      'a parameter next to a fixed name',
      ['/users/:id', '/users/new'].map((path) => ({ path, component })),
    ],
  ])('accepts %s', (_name, accepted) => {
    expect(() => checkOptions({ routes: accepted })).not.toThrow();
  });

  it.each<[string, RouteConfig[]]>([
    ['the same path', ['/a', '/a'].map((path) => ({ path, component }))],
    ['another case', ['/a', '/A'].map((path) => ({ path, component }))],
    ['a slash at the end', ['/a', '/a/'].map((path) => ({ path, component }))],
    ['another parameter name', ['/a/:id', '/a/:name'].map((path) => ({ path, component }))],
    [
      'a child elsewhere',
      [
        { path: '/a', component, children: [{ path: 'b', component }] },
        { path: '/a/b', component },
      ],
    ],
  ])('refuses two pages that match alike: %s', (_name, refused) => {
    expect(() => checkOptions({ routes: refused })).toThrow(/Two pages have the path "\/a/i);
  });

  it('says where both of the pages are', () => {
    const refused = [
      { path: '/a', component, children: [{ path: 'b', component }] },
      { path: '/a/b', component },
    ];
    expect(() => checkOptions({ routes: refused })).toThrow(
      'routes[0].children[0] and routes[1]\n  fix: give one of them another path',
    );
  });

  it.each<[string, AppOptions]>([
    ['There are no routes', { routes: [] }],
    ['There are no routes', untyped({})],
    ['The history is "path"', untyped({ routes, history: 'path' })],
    ['The locale is "fr"', untyped({ routes, locale: 'fr' })],
    ['The colorMode is "auto"', untyped({ routes, colorMode: 'auto' })],
    ['The basename is "./"', { routes, basename: './' }],
    ['An initialPath is given', { routes, initialPath: '/a' }],
    ["write '/a'", { routes, history: 'memory', initialPath: 'a' }],
    ['A route has no path', untyped({ routes: [{ component }] })],
    ['of the route "/" is not a function', untyped({ routes: [{ path: '/', component: 'Home' }] })],
    [
      "write '/admin/users' or 'users'",
      { routes: [{ path: '/admin', component, children: [{ path: '/users', component }] }] },
    ],
  ])('refuses: %s', (message, options) => {
    expect(() => checkOptions(options)).toThrow(message);
  });
});
