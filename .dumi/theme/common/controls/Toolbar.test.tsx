import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Toolbar } from './Toolbar';

function Bar({ late = false, dir = 'ltr' }: { late?: boolean; dir?: string }) {
  return (
    <div dir={dir}>
      <button type="button">Before</button>
      <Toolbar label="Actions" className="bar">
        <button type="button">One</button>
        {late && <button type="button">Late</button>}
        <button type="button" disabled>
          Disabled
        </button>
        <a href="#three">Three</a>
      </Toolbar>
      <button type="button">After</button>
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

/** What is focused after each of the keys. */
async function press(...keys: string[]) {
  const user = userEvent.setup();
  const seen: (string | null | undefined)[] = [];
  for (const key of keys) {
    await user.keyboard(key);
    seen.push(focused());
  }
  return seen;
}

it('is one tab stop, both ways, which remembers where it was left', async () => {
  render(<Bar />);
  expect(screen.getByRole('toolbar', { name: 'Actions' })).toBeInTheDocument();
  expect(await press('{Tab}', '{Tab}', '{Tab}')).toEqual(['Before', 'One', 'After']);
  expect(
    await press('{Shift>}{Tab}{/Shift}', '{ArrowRight}', '{Tab}', '{Shift>}{Tab}{/Shift}'),
  ).toEqual(['One', 'Three', 'After', 'Three']);
});

it('moves by arrow keys, round and round, and by Home and End', async () => {
  render(<Bar late />);
  screen.getByText('One').focus();
  expect(await press('{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}')).toEqual([
    'Late',
    'Three',
    'One',
    'Three',
  ]);
  expect(await press('{Home}', '{End}', '{ArrowDown}', '{Alt>}{ArrowLeft}{/Alt}')).toEqual([
    'One',
    'Three',
    'Three',
    'Three',
  ]);
});

it('goes to the left where one reads to the left', async () => {
  render(<Bar late dir="rtl" />);
  screen.getByText('One').focus();
  expect(await press('{ArrowLeft}', '{ArrowRight}')).toEqual(['Late', 'One']);
});

it('takes in what comes later, and goes on when the tab stop is gone', async () => {
  const { rerender } = render(<Bar />);
  rerender(<Bar late />);
  await Promise.resolve();
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('.bar [tabindex="0"]')].map(
      (item) => item.textContent,
    );
  expect(stops()).toEqual(['One']);
  screen.getByText('Late').focus();
  expect(stops()).toEqual(['Late']);
  rerender(<Bar />);
  await Promise.resolve();
  expect(stops()).toEqual(['One']);
});
