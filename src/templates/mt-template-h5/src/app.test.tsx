import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHandlers } from '../mock/handlers';
import { app } from './app';
import { Providers } from './components/Providers';
import { storage } from './storage';

const user = userEvent.setup({ delay: null });
let stop = () => {};
/** What responds instead of the mock back end, by the path of the request. */
const answers = new Map<string, () => Response | Promise<Response>>();

app.use({ wrap: Providers });

beforeEach(() => {
  // Tests load no stylesheets, and antd-mobile looks for this one.
  document.head.insertAdjacentHTML('beforeend', '<style>.adm-px-tester{position:fixed}</style>');
  const handle = createHandlers();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = answers.get(new URL(url, location.href).pathname);
    if (answer) return answer();
    const { body, ...rest } = init ?? {};
    const request = new Request(new URL(url, location.href), { ...rest, body, signal: null });
    return (await handle(request)) ?? new Response(null, { status: 404 });
  });
  app.setSettings({ locale: 'en-US' });
});

afterEach(() => {
  act(() => {
    app.logOut();
    stop();
  });
  storage.clear();
  answers.clear();
  vi.unstubAllGlobals();
});

function open(path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  act(() => {
    stop = app.start('#root');
  });
}

async function openLoggedIn(path: string) {
  storage.set('token', 'mock-token');
  await app.refresh();
  open(path);
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('leads to the login page, says what is wrong there, and goes to the page that was asked for', async () => {
  open('/profile');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your name and password');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'lin');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong name or password'),
  );
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), '123456{Enter}');
  expect(await heading('Profile')).toBeVisible();
  expect(screen.getByText('138****8000')).toBeVisible();
});

it('opens a report and goes back to the list, which was kept', async () => {
  await openLoggedIn('/');
  const links = await screen.findAllByRole('link', { name: /Noisy lift/ });
  const list = links[0]?.closest('ul');
  await user.click(links[0] ?? document.body);
  expect(await heading('电梯异响 · Noisy lift')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(list).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await heading('Reports')).toBeVisible();
  expect(list).toBeVisible();
});

it('says that the first page of the list failed, and loads it at a tap', async () => {
  answers.set('/api/reports', () => new Response('broken', { status: 500 }));
  await openLoggedIn('/');
  expect(await screen.findByText('Loading failed')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  answers.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link', { name: /Street lamp/ })).not.toHaveLength(0);
});

it('loads the list by itself once the device is online again', async () => {
  answers.set('/api/reports', () => Promise.reject(new TypeError('Failed to fetch')));
  await openLoggedIn('/');
  expect(await screen.findByText('No connection')).toBeVisible();
  answers.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findAllByRole('link', { name: /Street lamp/ })).not.toHaveLength(0);
});

it('sends a report with a picture, and shows it', async () => {
  await openLoggedIn('/new');
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Broken bench');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: /Place/ }), 'Garden');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'A leg is missing');
  const file = new File(['x'], 'bench.png', { type: 'image/png' });
  answers.set('/api/pictures', () => Response.json({ url: 'data:image/png;base64,eA==' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, file);
  await waitFor(() =>
    expect(document.querySelector('[src="data:image/png;base64,eA=="]')).not.toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await heading('Broken bench')).toBeVisible();
  expect(screen.getByText('A leg is missing')).toBeVisible();
  expect(screen.getByAltText('Pictures 1')).toBeInTheDocument();
});

it('changes the language and the color mode, and keeps both', async () => {
  await openLoggedIn('/profile');
  await user.click(await screen.findByText('Dark'));
  expect(document.documentElement).toHaveAttribute('data-prefers-color-scheme', 'dark');
  await user.click(screen.getByText('中文'));
  expect(await heading('我的')).toBeVisible();
  expect([storage.get('color'), storage.get('locale')]).toEqual(['dark', 'zh-CN']);
});

it('says that an address does not exist, with a way to the list', async () => {
  await openLoggedIn('/nowhere');
  expect(await heading('Page not found')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
  expect(await heading('Reports')).toBeVisible();
});
