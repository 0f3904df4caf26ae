import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AppOptions,
  createApp,
  Link,
  Outlet,
  RequestError,
  useAccess,
  useApp,
  useInitialState,
  useLocation,
} from '../index';
import { openApp, page } from './startApp';

interface Account {
  name: string;
  role: 'admin' | 'guest';
}

/** The account of a small back end; `undefined` when nobody is logged in. */
let account: Account | undefined;
/** Requests that the back end has seen. */
let requests: string[] = [];

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  account = undefined;
  requests = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const path = String(url);
    requests.push(path);
    if (path === '/api/login') {
      account = { name: 'Ada', role: 'admin' };
      return answer(200, {});
    }
    return account ? answer(200, account) : answer(401, { message: 'Log in first' });
  });
});

function Login() {
  const { request } = useApp();
  const { refresh } = useInitialState();
  const enter = async () => {
    await request.post('/login');
    await refresh();
  };
  return (
    <>
      <h1>Log in</h1>
      <button type="button" onClick={enter}>
        Enter
      </button>
    </>
  );
}

function Layout() {
  const { initialState } = useInitialState<Account>();
  const { canManage } = useAccess<{ canManage: boolean }>();
  const { logOut } = useApp();
  return (
    <>
      <p>{`${initialState?.name} ${canManage ? 'manages' : 'reads'}`}</p>
      <Link to="/">Home</Link> <Link to="/users?page=2#row-7">Users</Link>
      <button type="button" onClick={logOut}>
        Log out
      </button>
      <Outlet />
    </>
  );
}

function Users() {
  const { request } = useApp();
  const { search, hash } = useLocation();
  const load = () => Promise.all(['/a', '/b'].map((path) => request.get(path).catch(() => {})));
  return (
    <>
      <h1>Users {search + hash}</h1>
      <button type="button" onClick={load}>
        Load
      </button>
    </>
  );
}

function createTestApp(options: Partial<AppOptions<Account>> = {}) {
  return createApp<Account>({
    locale: 'en-US',
    loginPath: '/login',
    request: { baseURL: '/api' },
    initialState: ({ request }) => request.get<Account>('/me'),
    access: (me) => ({ canManage: me?.role === 'admin' }),
    layout: async () => ({ default: Layout }),
    routes: [
      { path: '/', component: page(<h1>Home page</h1>) },
      { path: '/users', component: async () => ({ default: Users }) },
      { path: '/roles', access: 'canManage', component: page(<h1>Roles</h1>) },
      { path: '/help', isPublic: true, layout: false, component: page(<h1>Help</h1>) },
      { path: '/login', component: async () => ({ default: Login }) },
    ],
    ...options,
  });
}

/** Where the app is, without the basename, whatever the history. */
const address = () =>
  window.location.hash.startsWith('#/')
    ? window.location.hash.slice(1)
    : window.location.href.slice(window.location.origin.length).replace(/^\/admin/, '');

describe.each([
  { history: 'browser', basename: undefined, start: '/users?page=2#row-7' },
  { history: 'browser', basename: '/admin/', start: '/admin/users?page=2#row-7' },
  { history: 'hash', basename: undefined, start: '/#/users?page=2#row-7' },
] as const)('$history history, basename $basename', ({ history, basename, start }) => {
  it('leads to the login once, and back with query and hash; Back does not return to it', async () => {
    window.history.replaceState(null, '', start);
    const { length } = window.history;
    await openApp(createTestApp({ history, basename }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(address()).toBe('/login?from=%2Fusers%3Fpage%3D2%23row-7');
    expect(requests).toEqual(['/api/me']);

    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('heading', { name: 'Users ?page=2#row-7' })).toBeVisible();
    expect(screen.getByText('Ada manages')).toBeVisible();
    expect(address()).toBe('/users?page=2#row-7');
    // Each step replaced the one before, so the login is nowhere in the history.
    expect(window.history.length).toBe(length);
  });

  it('leads there when the account ends, once for many responses', async () => {
    account = { name: 'Ada', role: 'guest' };
    window.history.replaceState(null, '', start);
    await openApp(createTestApp({ history, basename }));
    expect(await screen.findByText('Ada reads')).toBeVisible();
    const { length } = window.history;
    account = undefined;
    await userEvent.click(await screen.findByRole('button', { name: 'Load' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(requests).toEqual(['/api/me', '/api/a', '/api/b']);
    expect(address()).toBe('/login?from=%2Fusers%3Fpage%3D2%23row-7');
    expect(window.history.length).toBe(length);

    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByRole('heading', { name: 'Users ?page=2#row-7' })).toBeVisible();
  });
});

it('leads away from the login page who is logged in', async () => {
  account = { name: 'Ada', role: 'admin' };
  window.history.replaceState(null, '', '/login');
  await openApp(createTestApp());
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(address()).toBe('/');
});

it.each(['//evil.example/a', '/\\evil.example', 'https://evil.example', '/login?from=/login'])(
  'does not lead from the login to %s',
  async (from) => {
    account = { name: 'Ada', role: 'admin' };
    window.history.replaceState(null, '', `/login?from=${encodeURIComponent(from)}`);
    await openApp(createTestApp());
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
  },
);

it('shows a public page to everybody', async () => {
  window.history.replaceState(null, '', '/help');
  await openApp(createTestApp());
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible();
  expect(address()).toBe('/help');
});

it('logs out to a login page that leads to the first page', async () => {
  account = { name: 'Ada', role: 'admin' };
  window.history.replaceState(null, '', '/users');
  await openApp(createTestApp());
  expect(await screen.findByText('Ada manages')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(address()).toBe('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
});

it('shows the 403 page inside the layout, until the permissions suffice', async () => {
  account = { name: 'Bob', role: 'guest' };
  window.history.replaceState(null, '', '/roles');
  const app = createTestApp();
  await openApp(app);
  expect(await screen.findByRole('heading', { name: 'No permission' })).toBeVisible();
  expect(screen.getByText('Bob reads')).toBeVisible();
  await act(() => app.setInitialState({ name: 'Bob', role: 'admin' }));
  expect(await screen.findByRole('heading', { name: 'Roles' })).toBeVisible();
});

it('works without an initial state: only a 401 says that nobody is logged in', async () => {
  window.history.replaceState(null, '', '/users?page=2');
  await openApp(createTestApp({ initialState: undefined, access: undefined }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('heading', { name: 'Users ?page=2' })).toBeVisible();
});

it('keeps the old state when a refresh fails, and says so to the caller', async () => {
  account = { name: 'Ada', role: 'admin' };
  const app = createTestApp();
  await openApp(app);
  expect(await screen.findByText('Ada manages')).toBeVisible();
  vi.mocked(window.fetch).mockResolvedValue(answer(500, {}));
  await expect(app.refresh()).rejects.toBeInstanceOf(RequestError);
  expect(app.getInitialState()).toEqual({ name: 'Ada', role: 'admin' });
  expect(screen.getByText('Ada manages')).toBeVisible();
});

it('resets the models of the app at the logout', async () => {
  const reset = vi.fn();
  const app = createTestApp();
  const model = { namespace: 'cart', reset, end: () => {}, create: () => model };
  app.model(model);
  await openApp(app);
  act(() => app.logOut());
  expect(reset).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(address()).toBe('/login'));
});
