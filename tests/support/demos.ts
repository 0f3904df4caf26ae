import type { Locator } from '@playwright/test';

/** The running demo of a card, or the frame in which it runs: no picture, and no word for screen readers. */
export const liveDemo = (card: Locator): Locator =>
  card
    .locator(
      '.demo-stage > :not(.visually-hidden, .demo-picture), .demo-frame > iframe[data-ready]',
    )
    .first();
