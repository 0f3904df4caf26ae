import { rmSync } from 'node:fs';
import { test as base, expect } from '../e2e/test';
import { type DevServer, startDevServer } from './dev-server';
import { createFixtureSite } from './fixture-site';

export interface DevSite {
  folder: string;
  server: DevServer;
}

/** Playwright's test with a development server of its own, for a site with these pages. */
export const devTest = (...fixture: Parameters<typeof createFixtureSite>) =>
  base.extend<object, { site: DevSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures to be destructured
      async ({}, use) => {
        const folder = createFixtureSite(...fixture);
        try {
          const server = await startDevServer(folder);
          await use({ folder, server }).finally(server.stop);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
      // It compiles on a machine that may be slow, and busy with other tests.
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ site }, use) => use(`${site.server.origin}/mtools/`),
  });

/** A development server compiles what is asked for, on a machine that is busy with other tests. */
export const patientExpect = expect.configure({ timeout: 30_000 });
