import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './browser';

/** Runs the browser tests, with a clear last word where there is no browser. Arguments go to Playwright. */
try {
  findBrowser();
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
