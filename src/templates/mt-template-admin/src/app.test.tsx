import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMock } from '../mock/handlers';
import { createAdmin } from './app';

// jsdom has no canvas.
vi.mock('uplot', () => ({
  default: class {
    setSize() {}
    destroy() {}
  },
}));

const user = userEvent.setup();
const failing = new Set<string>();
let stop = () => {};

beforeEach(() => {
  const answer = createMock({ prefix: '/api', delay: 0, failing });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { signal, ...rest } = init ?? {};
    return answer(new Request(new URL(url, window.location.href), rest));
  });
  localStorage.setItem('mt-admin:settings', JSON.stringify({ locale: 'en-US' }));
});

afterEach(() => {
  act(() => stop());
  failing.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the app at a path as a browser does, with somebody logged in or nobody. */
function open(path: string, account?: 'admin' | 'guest') {
  if (account) localStorage.setItem('mt-admin:token', JSON.stringify(`mock-${account}`));
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  act(() => {
    stop = createAdmin().start('#root');
  });
}

it('refuses an empty form and a wrong password, then goes to the page that was asked for', async () => {
  open('/system/users');
  const submit = await screen.findByRole('button', { name: 'Log in' });
  await user.click(submit);
  expect(await screen.findAllByText('Fill in this field')).toHaveLength(2);

  await user.type(screen.getByLabelText('Account'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByLabelText('Remember account'));
  await user.click(submit);
  expect(await screen.findByText('Wrong account or password')).toBeVisible();

  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'admin123');
  await user.click(submit);
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
  expect(window.location.pathname).toBe('/system/users');
  expect(localStorage.getItem('mt-admin:account')).toBe('"admin"');
});

it('searches users, and deletes one after a confirmation', async () => {
  open('/system/users', 'admin');
  expect(await screen.findByText('bo.li.2@example.com')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'ada chen{Enter}');
  await vi.waitFor(() => expect(screen.queryByText('bo.li.2@example.com')).toBeNull());
  const row = screen.getByRole('row', { name: /ada\.chen\.1@/ });
  await user.click(within(row).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Delete users: 1');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(screen.queryByText('ada.chen.1@example.com')).toBeNull());
});

it('shows a guest the 403 page, and neither the menu entry nor the buttons', async () => {
  open('/system/roles', 'guest');
  expect(await screen.findByRole('heading', { name: 'No permission' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Roles' })).toBeNull();
});

it('offers to load the dashboard again after a failure', async () => {
  failing.add('GET /stats');
  open('/', 'admin');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Active users')).toBeNull();
  failing.clear();
  await user.click(retry);
  expect(await screen.findByText('Active users')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
