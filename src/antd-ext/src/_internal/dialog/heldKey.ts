import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Whether a key that is held down would press a button, or close a dialog, once more. */
const isRepeat = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>) =>
  repeat && KEYS.includes(key);
const KEYS = ['Enter', ' ', 'Escape'];

/** For `onKeyDown` of a button: a key that is held down presses it once. */
export const pressOnce =
  (onKeyDown?: (event: ReactKeyboardEvent<HTMLElement>) => void) =>
  (event: ReactKeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (isRepeat(event)) event.preventDefault();
  };

function handleKey(event: KeyboardEvent): void {
  if (isRepeat(event)) {
    event.preventDefault();
    event.stopPropagation();
  } else if (KEYS.includes(event.key)) {
    removeEventListener('keydown', handleKey, true);
    removeEventListener('keyup', handleKey, true);
  }
}

/**
 * Makes a key that is held down do nothing more until it is released. Call it when a dialog opens or closes: the focus
 * moves then, so that the repeats of the key would press another button, such as OK, or the one that opens the dialog.
 */
export function ignoreHeldKey(): void {
  addEventListener('keydown', handleKey, true);
  addEventListener('keyup', handleKey, true);
}
