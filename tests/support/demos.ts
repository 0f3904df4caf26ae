import type { Locator } from '@playwright/test';

/** The running demo of a card: neither the picture that stood in its place nor a word for screen readers. */
export const liveDemo = (card: Locator): Locator =>
  card.locator('.demo-stage > :not(.visually-hidden, .demo-picture)').first();
