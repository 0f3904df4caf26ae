import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { engines, peerDependencies } from '../src/jaraxxus/package.json';
import { checkConfig } from '../src/jaraxxus/src/checkConfig';
import { dependencies, peerDependencies as ofMalganis } from '../src/malganis/package.json';
import { checkOptions } from '../src/malganis/src/checkOptions';
import { dependencies as ofAdmin } from '../src/templates/mt-template-admin/package.json';
import { dependencies as ofH5 } from '../src/templates/mt-template-h5/package.json';
import { readTable } from './support/guide-table';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A test that holds a fact, by its file and its title, which has to be there. */
const heldBy = (file: string, title: string) => () => {
  expect(read(file), `${file} has no test “${title}”`).toContain(title);
};

const JARAXXUS = 'src/jaraxxus/src/__tests__';
const MALGANIS = 'src/malganis/src/__tests__';
const ADMIN = 'src/templates/mt-template-admin';
const H5 = 'src/templates/mt-template-h5';

type Facts = Record<string, [cell: string, check: () => void]>;

/** What the tables say of us: the text of the cell, and what shows that it is so. */
const TABLES: { guide: string; anchor: string; column: string; facts: Facts }[] = [
  {
    guide: 'jaraxxus',
    anchor: 'comparison',
    column: 'jaraxxus',
    facts: {
      Bundler: [
        "The project's own Vite 6, 7 or 8",
        () => expect(peerDependencies.vite).toBe('^6.4.0 || ^7.0.0 || ^8.0.0'),
      ],
      'Minimum Node.js': ['18.20', () => expect(engines.node).toBe('>=18.20.0')],
      'Validates the configuration and suggests names': [
        'yes',
        () => expect(() => checkConfig({ outputDr: 'x' })).toThrow(/Did you mean "outputDir"/),
      ],
      'Shares the proxy with the production server': [
        'yes',
        heldBy(`${JARAXXUS}/serve.test.ts`, 'start takes the proxy of node-service'),
      ],
      'Admin and mobile templates with a mock back end': [
        'yes',
        () => {
          for (const folder of [ADMIN, H5]) {
            expect(read(`${folder}/jaraxxus.config.ts`)).toContain("mock: 'mock/index.ts'");
            expect(existsSync(path.join(root, folder, 'mock/index.ts'))).toBe(true);
          }
        },
      ],
      'File-based routing, server rendering': [
        'no',
        () => {
          for (const option of ['ssr', 'routes', 'pages', 'conventionRoutes']) {
            expect(() => checkConfig({ [option]: true })).toThrow(/unknown option/);
          }
        },
      ],
      'All options of Vite': [
        'yes',
        heldBy(
          `${JARAXXUS}/loadConfig.test.ts`,
          'come before the configuration, and both change Vite',
        ),
      ],
    },
  },
  {
    guide: 'malganis',
    anchor: 'compared',
    column: 'malganis',
    facts: {
      Routes: [
        'Route table in code',
        () => expect(() => checkOptions({ routes: [] })).toThrow(/There are no routes/),
      ],
      'Menu, breadcrumbs, tabs from routes': [
        'All three',
        heldBy(
          `${MALGANIS}/layout.test.tsx`,
          'makes menu, breadcrumbs, title and tab of the routes',
        ),
      ],
      'Return to the page after login': [
        'Option',
        heldBy(
          `${MALGANIS}/login.test.tsx`,
          'leads to the login once, and back with query and hash',
        ),
      ],
      Permissions: [
        '`access`, 403 page, menu',
        heldBy(`${MALGANIS}/login.test.tsx`, 'shows the 403 page inside the layout'),
      ],
      'Page-scoped state': [
        '`models` of a route',
        heldBy(`${MALGANIS}/pageModels.test.tsx`, 'begin and end with it'),
      ],
      'Files removed by a deployment': [
        'One controlled reload',
        heldBy(`${MALGANIS}/failures.test.tsx`, 'reloads once at the address that was clicked'),
      ],
      'Build tool': [
        'Any, here [jaraxxus](/en-US/guide/jaraxxus)',
        () => {
          const names = Object.keys({ ...dependencies, ...ofMalganis }).join(' ');
          expect(names).not.toMatch(/vite|webpack|rspack|jaraxxus/);
        },
      ],
      'Code generation': [
        'None',
        () => expect(existsSync(path.join(root, 'src/malganis/bin'))).toBe(false),
      ],
      'Server rendering, micro-frontends': [
        'No',
        () => {
          const names = Object.keys(dependencies);
          expect(names.sort()).toEqual(['@mtools/browser-utils', 'react-router']);
        },
      ],
      'Size of the core, gzipped': [
        '8 KB',
        heldBy('tests/malganis.test.ts', 'fits into its budget, the 8 KB that the guides name'),
      ],
    },
  },
  {
    guide: 'mt-template-admin',
    anchor: 'compared',
    column: 'mt-template-admin',
    facts: {
      Framework: ['React, antd', () => expect(read(`${ADMIN}/package.json`)).toContain('"antd":')],
      Build: ['Vite', () => expect(read(`${ADMIN}/package.json`)).toContain('"vite":')],
      'Sample pages': [
        'Six',
        () => expect(read(`${ADMIN}/src/routes.tsx`).match(/component: /g)).toHaveLength(6),
      ],
      'Mock back end': [
        'Shared by the development server and tests',
        () => {
          expect(read(`${ADMIN}/src/app.test.tsx`)).toContain("from '../mock/handlers'");
          expect(read(`${ADMIN}/mock/index.ts`)).toContain("from './handlers'");
        },
      ],
      'Production server included': [
        'node-service',
        () => expect(ofAdmin).toHaveProperty('@mtools/node-service'),
      ],
    },
  },
  {
    guide: 'mt-template-h5',
    anchor: 'comparison',
    column: 'mt-template-h5',
    facts: {
      'Intended for': [
        'mobile web',
        () => expect(read(`${H5}/index.html`)).toContain('viewport-fit=cover'),
      ],
      Components: ['antd-mobile 5', () => expect(ofH5['antd-mobile']).toMatch(/^5\./)],
      'Login, list, details, form': [
        'yes',
        heldBy('tests/long/create.test.ts', 'goes the whole way in development'),
      ],
      'Stateful mock back end': [
        'yes',
        heldBy(`${H5}/src/app.test.tsx`, 'sends a report with a picture, and shows it'),
      ],
      'Converts design sizes to relative units': [
        '`vw`',
        () => expect(read(`${H5}/jaraxxus.config.ts`)).toContain('px2viewport: 375'),
      ],
      'Share metadata written by the server': [
        'yes',
        heldBy('tests/long/create.test.ts', 'a shared link shows what it leads to'),
      ],
      'JavaScript before the login, Brotli': [
        '117 KiB',
        heldBy('tests/long/create.test.ts', 'loginBudget: 117'),
      ],
    },
  },
];

describe.each(TABLES)('the comparison of $guide', ({ guide, anchor, column, facts }) => {
  const rows = readTable(`${guide}.en-US.md`, anchor);

  it('says of us what a test holds, in every row', () => {
    const said = Object.fromEntries(rows.map(({ row = '', ...cells }) => [row, cells[column]]));
    const known = Object.entries(facts).map(([row, [cell]]) => [row, cell]);
    expect(said).toEqual(Object.fromEntries(known));
    for (const [, check] of Object.values(facts)) check();
  });

  it('has as many rows in Chinese', () => {
    expect(readTable(`${guide}.md`, anchor)).toHaveLength(rows.length);
  });
});

it.each([
  [ADMIN, 1800],
  [H5, 1000],
])('%s has at most %i lines of source code and mock', (folder, limit) => {
  const files = globSync('{src,mock}/**/*.{ts,tsx}', {
    cwd: path.join(root, folder),
    ignore: ['**/*.test.tsx', '**/setupTests.ts'],
  });
  const lines = files.map((file) => read(`${folder}/${file}`).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limit);
});
