import type { Page } from '@playwright/test';
import { bundle } from './bundle';

/**
 * Opens a page without a demo, for what no demo shows.
 *
 * @param code TSX, which is bundled as if it stood in this folder
 */
export async function openScript(page: Page, code: string): Promise<void> {
  const script = bundle({ stdin: { contents: code, loader: 'tsx', resolveDir: __dirname } });
  const body = `<!doctype html><html lang="en"><body><script>${script}</script>`;
  await page.route('**/script-page', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto('/mtools/script-page');
}
