import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BOOT_TIMEOUT } from '../createSession';
import { Link, Navigate, Outlet, type RouteConfig, useInitialState, useLocation } from '../index';
import { reloadPage } from '../reloadPage';
import { page, startApp } from './startApp';

vi.mock('../reloadPage', () => ({ reloadPage: vi.fn() }));

const home: RouteConfig = { path: '/', component: page(<h1>Home page</h1>) };
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** React reports what a boundary caught on the console, which the test set-up treats as a failure. */
function allowReportedErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

let renders = 0;

/** A guard around the login page that redirects to it again whenever it has been reached. */
function Guard() {
  const { key } = useLocation();
  renders += 1;
  return <Navigate to="/login" replace key={key} />;
}

function Hello() {
  return <h1>Hello {useInitialState<{ name: string }>().initialState?.name}</h1>;
}

beforeEach(() => {
  vi.mocked(reloadPage).mockReset();
});

describe('when the first load fails', () => {
  it.each<[string, () => unknown]>([
    ['rejects', () => Promise.reject(new Error('no back end'))],
    [
      'throws',
      () => {
        throw new Error('no back end');
      },
    ],
  ])('initialState that %s gives an error page whose retry shows the app', async (_, fail) => {
    const initialState = vi.fn().mockImplementationOnce(fail).mockResolvedValue({ name: 'Ada' });
    const routes = [{ path: '/', component: async () => ({ default: Hello }) }];
    await startApp({ locale: 'en-US', initialState, routes });
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText('no back end')).toBeVisible();
    await press('Retry');
    expect(await heading('Hello Ada')).toBeVisible();
  });

  it('a back end that responds with a page instead of data gives an error page', async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response('<!doctype html>'));
    await startApp({
      locale: 'en-US',
      initialState: ({ request }) => request.get('/api/me'),
      routes: [home],
    });
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText('Response is not JSON')).toBeVisible();
  });

  it('access that throws gives an error page whose retry asks again', async () => {
    const access = vi.fn().mockImplementationOnce(() => {
      throw new Error('no rights');
    });
    await startApp({ locale: 'en-US', access: () => access() ?? {}, routes: [home] });
    expect(await heading('Something went wrong')).toBeVisible();
    await press('Retry');
    expect(await heading('Home page')).toBeVisible();
  });

  it.each(['initialState', 'access'])('%s that never answers is given up', async (name) => {
    vi.useFakeTimers();
    try {
      const never = () => new Promise<never>(() => {});
      await startApp({ locale: 'en-US', [name]: never, routes: [home] });
      expect(screen.getByRole('status')).toHaveTextContent('Loading…');
      await act(() => vi.advanceTimersByTimeAsync(BOOT_TIMEOUT));
      expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      const says = `${name} did not settle within 30 seconds`;
      expect(screen.getByText(new RegExp(says))).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('when pages redirect endlessly', () => {
  it('says so instead of rendering for ever', async () => {
    const report = allowReportedErrors();
    renders = 0;
    await startApp({
      locale: 'en-US',
      routes: [
        {
          path: '/',
          component: async () => ({ default: Guard }),
          children: [{ path: 'login', component: page(<h1>Log in</h1>) }],
        },
      ],
    });
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByText(/redirect endlessly, at .*\/login/)).toBeVisible();
    expect(report).toHaveBeenCalled();
    const before = renders;
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(renders).toBe(before);
    expect(before).toBeLessThan(150);
  });
});

describe('when a deploy has removed the files of a page', () => {
  const missing = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /users.js'));

  const routes = (component: RouteConfig['component']): RouteConfig[] => [
    {
      path: '/',
      component: async () => ({
        default: () => (
          <>
            <Link to="/users?page=2">Users</Link>
            <Outlet />
          </>
        ),
      }),
      children: [
        { path: '', component: page(<h1>Home page</h1>) },
        { path: 'users', component },
      ],
    },
  ];

  /** As a reload would: the same address, and the session's storage. */
  async function openUsers(component: RouteConfig['component']) {
    const stop = await startApp({ locale: 'en-US', routes: routes(component) });
    await heading('Home page');
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    return stop;
  }

  beforeEach(() => {
    allowReportedErrors();
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  });

  it('reloads once at the address that was clicked, then shows a message with a button', async () => {
    const stop = await openUsers(missing);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(window.location.href).toContain('/users?page=2');
    expect(screen.getByRole('status')).toBeVisible();
    act(stop);

    await startApp({ locale: 'en-US', routes: routes(missing) });
    expect(await heading('The app has been updated')).toBeVisible();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    await press('Reload');
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  it('may reload again once the page has been there', async () => {
    const stop = await openUsers(missing);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    act(stop);
    const stopAgain = await startApp({ routes: routes(page(<h1>Users page</h1>)) });
    expect(await heading('Users page')).toBeVisible();
    act(stopAgain);
    await startApp({ routes: routes(missing) });
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(2));
  });

  it('shows a message at once where the address does not say which page it is', async () => {
    await startApp({
      locale: 'en-US',
      history: 'memory',
      routes: [{ path: '/', component: missing }],
    });
    expect(await heading('The app has been updated')).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['no server', () => vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      'a server that fails',
      () => vi.mocked(fetch).mockResolvedValue(new Response('', { status: 502 })),
    ],
  ])('reloads nothing with %s, and the retry gets the page', async (_, prepare) => {
    prepare();
    const component = vi
      .fn<NonNullable<RouteConfig['component']>>()
      .mockImplementationOnce(missing)
      .mockImplementation(page(<h1>Users page</h1>));
    await openUsers(component);
    expect(await heading('The server cannot be reached')).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    await press('Retry');
    expect(await heading('Users page')).toBeVisible();
  });
});
