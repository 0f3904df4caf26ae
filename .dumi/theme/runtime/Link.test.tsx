import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EnglishPage } from './fixture';
import { history, startHistory, type Update } from './history';
import { Link } from './Link';

const at = '/en-US/guide/a';

beforeEach(() => {
  window.history.replaceState(null, '', `/mtools${at}/?x=1#part`);
  startHistory();
});

function show(link: Parameters<typeof Link>[0]) {
  render(
    <EnglishPage at={at}>
      <Link {...link}>to</Link>
    </EnglishPage>,
  );
  return screen.getByRole('link');
}

it('takes the slash at the end out of the address, and the base path out of its own', () => {
  expect(window.location.pathname).toBe('/mtools/en-US/guide/a');
  expect(history.location).toMatchObject({ pathname: at, search: '?x=1', hash: '#part' });
  expect(history.action).toBe('POP');
});

describe('a link', () => {
  it.each([
    ['/guide#b', '/mtools/guide#b'],
    ['/', '/mtools/'],
    ['?tab=x', '/mtools/en-US/guide/a?tab=x'],
    ['#b', '/mtools/en-US/guide/a#b'],
    [{ pathname: '/guide', search: '?tab=x' }, '/mtools/guide?tab=x'],
    [{ search: '' }, '/mtools/en-US/guide/a'],
  ])('to %o leads to %s', (to, href) => {
    expect(show({ to })).toHaveAttribute('href', href);
  });

  it('opens its page without loading the document, and says so', async () => {
    const updates: Update[] = [];
    const stop = history.listen((update) => updates.push(update));
    const length = window.history.length;
    await userEvent.click(show({ to: '/guide/b?x#y' }));
    stop();
    expect(window.location.href).toMatch(/\/mtools\/guide\/b\?x#y$/);
    expect(window.history.length).toBe(length + 1);
    expect(updates).toMatchObject([
      { action: 'PUSH', location: { pathname: '/guide/b', search: '?x', hash: '#y' } },
    ]);
    history.push('/guide/c');
    expect(updates).toHaveLength(1);
  });

  it('to the open address takes its entry in the history', async () => {
    const length = window.history.length;
    await userEvent.click(show({ to: `${at}?x=1#part` }));
    expect(window.history.length).toBe(length);
    expect(history.action).toBe('REPLACE');
  });

  it.each([
    ['with a modifier', { to: '/b' }, { ctrlKey: true }],
    ['with the middle button', { to: '/b' }, { button: 1 }],
    ['into another window', { to: '/b', target: '_blank' }, {}],
    [
      'that somebody else has handled',
      { to: '/b', onClick: (event: React.MouseEvent) => event.preventDefault() },
      {},
    ],
  ])('is left to the browser when it is clicked %s', (_name, link, event) => {
    // jsdom cannot navigate.
    const stop = vi.fn((click: Event) => click.preventDefault());
    document.addEventListener('click', stop, { once: true });
    fireEvent.click(show(link), event);
    document.removeEventListener('click', stop);
    expect(history.location.pathname).toBe(at);
  });
});

it('follows Back and Forward, and keeps the state of an entry', async () => {
  history.push('/guide/b', { untranslated: 'en-US' });
  const { key } = history.location;
  history.push('/guide/c');
  const moved = new Promise<Update>((resolve) => {
    const stop = history.listen((update) => {
      stop();
      resolve(update);
    });
  });
  window.history.back();
  expect(await moved).toMatchObject({
    action: 'POP',
    location: { pathname: '/guide/b', state: { untranslated: 'en-US' }, key },
  });
});
