import { fireEvent, screen, within } from '@testing-library/react';

export const field = (name = 'Status') => screen.getByRole('combobox', { name });

/** antd reads the key code in its list, which user-event leaves out. */
export const press = (key: string, keyCode: number) => {
  fireEvent.keyDown(field(), { key, keyCode });
  fireEvent.keyUp(field(), { key, keyCode });
};

/** The rows of the open list as they are seen; antd has hidden doubles for screen readers beside them. */
export const rows = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];

export const texts = () => rows().map((row) => row.textContent);

export function row(name: string): HTMLElement {
  const found = rows().find((candidate) => candidate.textContent === name);
  if (!found) throw new Error(`There is no option ${name} but ${texts().join(', ')}`);
  return found;
}

/** The checkbox of a row, which is hidden from screen readers. */
export const boxOf = (name: string) =>
  within(row(name)).queryByRole<HTMLInputElement>('checkbox', { hidden: true });
