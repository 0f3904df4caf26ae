import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLayout } from '../antd';
import {
  type AppOptions,
  createApp,
  Link,
  type RouteConfig,
  useApp,
  useParams,
  useSearchParams,
  useSettings,
} from '../index';
import { usePageShown, usePageTitle } from '../usePage';
import { openApp, page } from './startApp';

const shownLog: string[] = [];

function Users() {
  const [query, setQuery] = useSearchParams();
  const isShown = usePageShown();
  shownLog.push(`users ${isShown}`);
  return (
    <>
      <h1>Users page {query.get('page') ?? 1}</h1>
      <input aria-label="Note" />
      <button type="button" onClick={() => setQuery({ page: '2' })}>
        Next
      </button>
      <Link to="/system/users/7">Seven</Link>
    </>
  );
}

function User() {
  const { id } = useParams();
  usePageTitle(`User no. ${id}`);
  return <h1>One user</h1>;
}

function Settings() {
  const [{ themeExt, colorMode }, change] = useSettings();
  const { request } = useApp();
  return (
    <>
      <h1>Settings page</h1>
      <p>
        {themeExt}, {colorMode}
      </p>
      <button type="button" onClick={() => change({ locale: 'zh-CN' })}>
        中文
      </button>
      <button type="button" onClick={() => request.get('/broken').catch(() => {})}>
        Break
      </button>
    </>
  );
}

const routes: RouteConfig[] = [
  { path: '/', title: { 'zh-CN': '概览', 'en-US': 'Overview' }, component: page(<h1>Home</h1>) },
  {
    path: '/system',
    title: { 'zh-CN': '系统', 'en-US': 'System' },
    icon: <span data-testid="icon" />,
    children: [
      {
        path: 'users',
        title: { 'zh-CN': '用户', 'en-US': 'Users' },
        component: async () => ({ default: Users }),
      },
      { path: 'users/:id', title: 'User', component: async () => ({ default: User }) },
      {
        path: 'roles',
        title: 'Roles',
        access: 'canManage',
        component: page(<h1>Roles page</h1>),
      },
      { path: 'hidden', title: 'Hidden', hideInMenu: true, component: page(<h1>Secret</h1>) },
      {
        path: 'settings',
        title: { 'zh-CN': '设置', 'en-US': 'Settings' },
        component: async () => ({ default: Settings }),
      },
    ],
  },
];

const Layout = createLayout({ title: 'Shop' });

const createTestApp = (options: Partial<AppOptions> = {}) =>
  createApp({
    locale: 'en-US',
    layout: async () => ({ default: Layout }),
    access: () => ({ canManage: false }),
    routes,
    ...options,
  });

async function open(path: string, heading: string, options?: Partial<AppOptions>) {
  window.history.replaceState(null, '', path);
  const opened = await openApp(createTestApp(options));
  await arriveAt(heading);
  return opened;
}

async function arriveAt(heading: string) {
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
}

/** Without the number that the focused tab tells a screen reader. */
const tabNames = () =>
  screen.queryAllByRole('tab').map((tab) => tab.textContent?.replace(/^Tab \d+ of \d+/, ''));
const menuItem = (name: string) => screen.findByRole('menuitem', { name: new RegExp(name) });

beforeEach(() => {
  shownLog.length = 0;
});

it('makes menu, breadcrumbs, title and tab of the routes the reader may open', async () => {
  await open('/system/users', 'Users page 1', { formatTitle: (title) => `${title} - Shop` });
  expect(await menuItem('Users')).toBeVisible();
  expect(await menuItem('Settings')).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Shop');
  for (const name of ['Roles', 'Hidden', 'User$']) {
    expect(screen.queryByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeNull();
  }
  const links = screen.getByRole('link', { name: 'Users' });
  expect(links).toHaveAttribute('href', '/system/users');
  expect(tabNames()).toEqual(['Users']);
  expect(document.title).toBe('Users - Shop');

  await userEvent.click(screen.getByRole('link', { name: 'Seven' }));
  await arriveAt('One user');
  await waitFor(() => expect(tabNames()).toEqual(['Users', 'User no. 7']));
  expect(document.title).toBe('User no. 7 - Shop');
  const trail = screen.getByText('User no. 7', { selector: 'nav *' }).closest('nav');
  expect(trail).toHaveTextContent('System/User no. 7');
});

it('keeps what was typed and the address of a page behind its tab, until the tab is closed', async () => {
  await open('/system/users', 'Users page 1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'call back');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await arriveAt('Users page 2');
  await userEvent.click(await menuItem('Settings'));
  await arriveAt('Settings page');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(shownLog.slice(-1)).toEqual(['users false']);

  await userEvent.click(screen.getByRole('tab', { name: 'Users' }));
  await arriveAt('Users page 2');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('call back');
  expect(window.location.search).toBe('?page=2');

  await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
  await arriveAt('Settings page');
  const [closeUsers] = screen.getAllByRole('button', { name: /close/i });
  if (!closeUsers) throw new Error('The tabs cannot be closed');
  await userEvent.click(closeUsers);
  await waitFor(() => expect(tabNames()).toEqual(['Settings']));
  await userEvent.click(await menuItem('Users'));
  await arriveAt('Users page 1');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

it('has the tabs again after a reload, with titles and addresses, also when permissions come late', async () => {
  const { stop } = await open('/system/users?page=2', 'Users page 2');
  await userEvent.click(screen.getByRole('link', { name: 'Seven' }));
  await arriveAt('One user');
  await waitFor(() => expect(tabNames()).toEqual(['Users', 'User no. 7']));
  await userEvent.click(await menuItem('Settings'));
  await arriveAt('Settings page');
  act(stop);

  let answer = (_rights: Record<string, unknown>) => {};
  const access = () => new Promise<Record<string, unknown>>((resolve) => (answer = resolve));
  await openApp(createTestApp({ access }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await act(async () => answer({}));
  await arriveAt('Settings page');
  expect(tabNames()).toEqual(['Users', 'User no. 7', 'Settings']);
  await userEvent.click(screen.getByRole('tab', { name: 'Users' }));
  await arriveAt('Users page 2');
  expect(tabNames()).toEqual(['Users', 'User no. 7', 'Settings']);
});

it('has no tab for the 404 page, and none of a page the reader may no longer open', async () => {
  const { stop } = await open('/system/roles', 'Roles page', {
    access: () => ({ canManage: true }),
  });
  await waitFor(() => expect(tabNames()).toEqual(['Roles']));
  act(stop);
  await open('/nowhere', 'Page not found');
  expect(tabNames()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('changes the language of menu, tabs, title and built-in texts', async () => {
  await open('/system/settings', 'Settings page');
  await userEvent.click(screen.getByRole('button', { name: '中文' }));
  await waitFor(() => expect(tabNames()).toEqual(['设置']));
  expect(await menuItem('用户')).toBeVisible();
  expect(document.title).toBe('设置');
  expect(document.documentElement.lang).toBe('zh-CN');
});

it('shows a failed request as a notification in the language of the app', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => new Response('<html></html>', { status: 502 }),
  );
  await open('/system/settings', 'Settings page');
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('Server error. Try again later.')).toBeVisible();
});

it('begins in the theme and the color mode of the options', async () => {
  await open('/system/settings', 'Settings page', { themeExt: 'zeus', colorMode: 'dark' });
  expect(screen.getByText('zeus, dark')).toBeVisible();
});
