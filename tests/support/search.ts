import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the search by the keyboard and returns its box. */
export async function openSearch(page: Page): Promise<Locator> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox');
  await expect(box).toBeFocused();
  return box;
}

/** Types a query and waits until its results are shown. */
export async function query(page: Page, box: Locator, text: string): Promise<void> {
  await box.fill(text);
  // It is busy from the moment something is typed.
  await expect(page.locator('.search-body')).toHaveAttribute('aria-busy', 'false');
}
