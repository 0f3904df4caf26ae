/** Keys that press a button or close a dialog. */
const KEYS = ['Enter', ' ', 'Escape'];

/** Whether an event comes from a key that is held down, and would press a button once more. */
export function isHeldPress(event: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return event.repeat && KEYS.includes(event.key);
}

function handleKey(event: KeyboardEvent): void {
  if (!KEYS.includes(event.key)) return;
  if (event.repeat) {
    event.preventDefault();
    event.stopPropagation();
  } else {
    release();
  }
}

function release(): void {
  window.removeEventListener('keydown', handleKey, true);
  window.removeEventListener('keyup', handleKey, true);
}

/**
 * Makes a key that is held down do nothing more until it is released. Call it when a dialog opens or closes: the focus
 * moves then, so that the repeats of the key would press another button, such as OK, or the one that opens the dialog.
 */
export function ignoreHeldKey(): void {
  window.addEventListener('keydown', handleKey, true);
  window.addEventListener('keyup', handleKey, true);
}
