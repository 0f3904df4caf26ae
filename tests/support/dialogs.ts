import { expect, type Locator } from '@playwright/test';

/** Waits for a dialog to stand: it grows out of the pointer, and until then a click could miss its button. */
export const stands = (dialog: Locator): Promise<void> => expect(dialog).not.toHaveClass(/-zoom-/);
