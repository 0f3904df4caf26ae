import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** antd's popups take no pointer while they move, and in jsdom they move for ever. */
export const setupUser = () => userEvent.setup({ pointerEventsCheck: 0 });

/** A cell of the open calendar by its title, such as 2026-05-01. */
export function cell(title: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`td[title="${title}"]`);
  if (!found) throw new Error(`There is no cell ${title}`);
  return found;
}

/** Writes into an input and leaves it, as antd takes a text. */
export function enter(input: HTMLElement, text: string): void {
  fireEvent.mouseDown(input);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
}
