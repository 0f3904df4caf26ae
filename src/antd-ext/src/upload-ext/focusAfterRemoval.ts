/** Marks the button that takes a file away. */
export const removeMark = (uid: string) => ({ 'data-ext-upload-remove': uid });
/** Marks what surrounds the trigger. */
export const TRIGGER_MARK = { 'data-ext-upload-trigger': '' };

/** What opens the dialog, within the trigger. */
export const BUTTON = ':is(button, [role="button"])';

const REMOVE = '[data-ext-upload-remove]';
const TRIGGER = `[data-ext-upload-trigger] ${BUTTON}`;

/** Moves the focus from a button of a card that is about to go to the one which takes the file away. */
export function focusRemoval(button: HTMLElement): void {
  button.parentElement?.querySelector<HTMLElement>(REMOVE)?.focus();
}

/**
 * Moves the focus on, when it is on the button whose file is about to go: to that of the next file, else of the one
 * before, else to what opens the dialog. Focus on another button stays there.
 */
export function focusAfterRemoval(root: HTMLElement | null, uid: string): void {
  if (!root) return;
  const buttons = [...root.querySelectorAll<HTMLElement>(REMOVE)];
  const index = buttons.findIndex(
    (button) => button.matches(':focus') && button.dataset.extUploadRemove === uid,
  );
  if (index < 0) return;
  const next = buttons[index + 1] ?? buttons[index - 1] ?? root.querySelector<HTMLElement>(TRIGGER);
  next?.focus();
}
