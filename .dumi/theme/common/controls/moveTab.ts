import type { KeyboardEvent } from 'react';

/** How many tabs a key moves by. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Handles the arrow keys of a `role="tablist"` whose tabs are its buttons: chooses the next tab, moves the focus to it,
 * and goes on at the other end.
 *
 * @param tabs in the order of the buttons
 */
export function moveTab<T>(
  event: KeyboardEvent,
  tabs: readonly T[],
  { chosen, choose }: { chosen: T; choose: (tab: T) => void },
): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const index = (tabs.indexOf(chosen) + step + tabs.length) % tabs.length;
  choose(tabs[index] ?? chosen);
  const list = (event.target as Element).closest('[role="tablist"]');
  list?.querySelectorAll('button')[index]?.focus();
}
