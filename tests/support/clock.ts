import type { Page } from '@playwright/test';

/**
 * Stops the time of a page whose clock is installed, until the returned function is called: what a
 * demo waits for cannot come before the test has looked, however slow the machine is.
 */
export async function pause(page: Page): Promise<() => Promise<void>> {
  const now = await page.evaluate(() => Date.now());
  // A moment ahead: the clock only goes forward.
  await page.clock.pauseAt(now + 10_000);
  return () => page.clock.resume();
}
