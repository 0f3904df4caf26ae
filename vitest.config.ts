import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const inLibrary = (file: string) => `src/antd-ext/src/${file}`;

/** They use antd's own static methods, whose state lives as long as the process. */
const withStaticMethods = [
  'config-provider-ext/__tests__/staticMethods.test.tsx',
  'modal-ext/__tests__/methods.test.tsx',
  'notification-ext/__tests__/NotificationExt.test.tsx',
].map(inLibrary);

/**
 * What runs under the oldest React in every run: what depends on refs, providers, forms and transitions,
 * and every demo once. The mode `react-18` runs all of the library there.
 */
const differsInReact18 = [
  ...[
    '_internal/**/*.test.tsx',
    'config-provider-ext/**/*.test.tsx',
    'button-ext/__tests__/{ButtonExt,asyncClick,asyncErrors,formsAndLinks}.test.tsx',
    'table-ext/__tests__/TableExt.test.tsx',
  ].map(inLibrary),
  'tests/demos/demos.test.tsx',
];

/** The mode of `pnpm test:react-18`. */
const REACT_18 = 'react-18';

/** The mode of `pnpm test:long`. */
const LONG = 'long';

/** How much the tests send that have a number to choose; what the shell says comes first. */
const longRun = {
  FUZZ: process.env.FUZZ ?? '20000',
  SEED: process.env.SEED ?? String(Date.now() % 1_000_000),
  REQUESTS: process.env.REQUESTS ?? '10000',
};

/** The oldest React that the library supports. */
const react18 = {
  resolve: { alias: [{ find: /^(react|react-dom)($|\/)/, replacement: '$1-18$2' }] },
  setupFiles: ['tests/support/use-react-18.ts', 'tests/support/setup-dom.ts'],
};

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: [
      {
        find: /^@mtools\/malganis\/(\w+)$/,
        replacement: fileURLToPath(new URL('./src/malganis/src/$1', import.meta.url)),
      },
      {
        find: /^@mtools\/([^/]+)$/,
        replacement: fileURLToPath(new URL('./src/$1/src/index.ts', import.meta.url)),
      },
      {
        find: /^demo-text$/,
        replacement: fileURLToPath(
          new URL('./.dumi/theme/common/demo/demoText.ts', import.meta.url),
        ),
      },
      {
        find: '@mtools/node-utils/internal',
        replacement: fileURLToPath(
          new URL('./src/node-utils/src/internal/index.ts', import.meta.url),
        ),
      },
    ],
  },
  test: {
    // A limit for what hangs; a busy machine with two cores is slow now and then.
    testTimeout: 120_000,
    // Vitest leaves a core to others, which is half of what a small machine has.
    maxWorkers: '100%',
    env: mode === LONG ? longRun : {},
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          // A library like antd takes seconds to load, more than most files of tests take to run.
          isolate: false,
          environment: 'jsdom',
          setupFiles: ['tests/support/setup-dom.ts'],
          // Its CommonJS build requires stylesheets, which Node cannot.
          server: { deps: { inline: ['antd-mobile'] } },
          include: [
            'src/{antd-ext,browser-utils,malganis,isomorphic-utils}/**/*.test.{ts,tsx}',
            'src/templates/**/*.test.tsx',
            '.dumi/theme/**/*.test.tsx',
            'tests/demos/**/*.test.tsx',
          ],
          exclude: [...configDefaults.exclude, ...withStaticMethods],
        },
      },
      {
        extends: true,
        test: {
          name: 'static-methods',
          environment: 'jsdom',
          setupFiles: ['tests/support/setup-dom.ts'],
          include: withStaticMethods,
        },
      },
      {
        extends: true,
        resolve: react18.resolve,
        test: {
          name: 'react-18',
          isolate: false,
          environment: 'jsdom',
          setupFiles: react18.setupFiles,
          include:
            mode === REACT_18
              ? [inLibrary('**/*.test.tsx'), 'tests/demos/demos.test.tsx']
              : differsInReact18,
          exclude: [...configDefaults.exclude, ...withStaticMethods],
        },
      },
      {
        extends: true,
        resolve: react18.resolve,
        test: {
          name: 'static-methods-react-18',
          environment: 'jsdom',
          setupFiles: react18.setupFiles,
          include: withStaticMethods,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          // None of them changes its process for longer than a test.
          isolate: false,
          environment: 'node',
          include: [
            'src/{isomorphic-utils,node-utils,node-service,jaraxxus}/**/*.test.ts',
            '.dumi/theme/**/*.test.ts',
            'tests/*.test.{ts,tsx}',
            '{benchmarks,scripts}/**/*.test.ts',
            ...(mode === LONG ? ['tests/long/*.test.ts'] : []),
          ],
          // What `jaraxxus create` copies is tested where it comes from.
          exclude: [...configDefaults.exclude, 'src/jaraxxus/templates/**'],
        },
      },
    ],
  },
}));
