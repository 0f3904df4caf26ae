import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(__dirname, '..');

it('without a browser and without a way to install one, says what to install', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'tests/support/e2e.ts')],
    {
      encoding: 'utf8',
      // No command on the path, an empty folder for Playwright's browsers, and a host that refuses.
      env: {
        HOME: process.env.HOME,
        PATH: '/nonexistent',
        PLAYWRIGHT_BROWSERS_PATH: path.join(root, 'node_modules/.cache/no-browsers'),
        PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
      } as NodeJS.ProcessEnv,
    },
  );
  expect(stderr).toMatch(/need Chrome or Chromium.*apt-get install chromium.*CHROME_PATH/);
  expect(status).toBe(1);
});
