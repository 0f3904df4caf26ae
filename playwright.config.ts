import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/support/browser';

/** They wait for a server of their own, or are one long test: at the end, a core would idle beside them. */
const FIRST = ['**/dev-*.spec.ts', '**/users.spec.ts', '**/routes.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'node_modules/.cache/playwright',
  // A test waits now and then for what its page waits for: a third one fills what two leave idle of two cores.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A slow machine is no fault: with cores 2.5 times as slow tests take up to 60 s, with 4 times a demo up to 8 s to mount.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  globalSetup: './tests/support/global-setup.ts',
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'then', testIgnore: FIRST },
  ],
  reporter: [['line'], ['json', { outputFile: 'node_modules/.cache/playwright/report.json' }]],
  use: {
    // `pnpm test:e2e` takes a free port, or a site that is served already.
    baseURL: process.env.SITE_URL ?? `http://localhost:${process.env.E2E_PORT ?? 4180}/mtools/`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserFlags() },
  },
});
