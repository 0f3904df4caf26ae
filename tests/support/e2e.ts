import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { getPort } from '@mtools/node-utils';
import { findBrowser } from './browser';

/**
 * Runs the browser tests on a free port, with a clear last word where there is no browser. Arguments
 * go to Playwright.
 */
async function main(): Promise<number> {
  findBrowser();
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const port = await getPort();
  const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, E2E_PORT: String(port) },
  });
  return status ?? 1;
}

main()
  .catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    return 1;
  })
  .then((code) => process.exit(code));
