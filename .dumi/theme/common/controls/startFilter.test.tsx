import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { startFilter } from './startFilter';

beforeEach(() => {
  document.body.innerHTML = `<div data-filter="overview">
    <label>Filter <input type="search"></label>
    <p role="status" data-all="2 in all" data-some="{count} of 2" data-none="none for {query}">2 in all</p>
    <section aria-label="General"><ul><li data-search="按钮 General">ButtonExt</li></ul></section>
    <section aria-label="Data"><ul><li data-search="树 data display"><b data-searched>TreeExt</b><i hidden>General</i></li></ul></section>
  </div>`;
  start();
});

function start() {
  const root = document.querySelector<HTMLElement>('[data-filter]');
  if (root) startFilter(root);
}

const shown = () =>
  [...document.querySelectorAll('li')]
    .filter((card) => !card.hidden)
    .map((c) => c.firstChild?.textContent);
const type = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

it('changes nothing until something is typed', () => {
  expect(shown()).toEqual(['ButtonExt', 'TreeExt']);
  expect(screen.getByRole('status').textContent).toBe('2 in all');
});

it.each([['BUTTON'], ['按钮'], ['  general  '], ['ext 按'], ['ＢＵＴＴＯＮ']])(
  'finds the button by “%s”, hides the other group and counts',
  async (query) => {
    await type(query);
    expect(shown()).toEqual(['ButtonExt']);
    expect(screen.queryByRole('region', { name: 'Data' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('1 of 2');
  },
);

it('says that nothing matches, with what was typed, and comes back from it', async () => {
  await type('$& tree');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('none for $& tree');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(shown()).toEqual(['ButtonExt', 'TreeExt']);
  expect(screen.getByRole('status').textContent).toBe('2 in all');
});

it('counts once when it is started twice, as by the page after its inline script', async () => {
  start();
  const changes: string[] = [];
  new MutationObserver((records) => changes.push(...records.map(() => 'x'))).observe(
    screen.getByRole('status'),
    { childList: true },
  );
  await type('t');
  expect(changes).toHaveLength(1);
});
