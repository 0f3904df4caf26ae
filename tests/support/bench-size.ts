import { chromium } from '@playwright/test';
import budgets from '../budgets.json';
import { browserFlags, findBrowser } from './browser';
import { kinds, visitNames, weighVisit } from './page-weight';
import { startPreview } from './preview-server';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** Prints what each measured visit loads, beside its budget. */
async function main() {
  const preview = await startPreview({ compress: false });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const lines = ['brotli size at first visit (budget)'];
  for (const name of visitNames) {
    const page = await (await browser.newContext()).newPage();
    const weight = await weighVisit(page, preview.origin, name);
    const cells = kinds.map((kind) => `${kind} ${kib(weight[kind])} (${budgets[name][kind]} KiB)`);
    lines.push(`${name.padEnd(18)} ${cells.join('   ')}`);
  }
  await browser.close();
  await preview.close();
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
