import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Link, Outlet, useParams } from '../index';
import type { ErrorPageProps, RouteConfig } from '../types';
import { page, startApp } from './startApp';

type Loader = NonNullable<RouteConfig['component']>;
type PageModule = Awaited<ReturnType<Loader>>;

function Layout() {
  return (
    <>
      <Link to="/">Home</Link> <Link to="/other">Other</Link> <Link to="/users/1">User 1</Link>
      <Outlet />
    </>
  );
}

const home: RouteConfig = { path: '', component: page(<h1>Home page</h1>) };

function withPages(...pages: RouteConfig[]): RouteConfig[] {
  return [{ path: '/', component: async () => ({ default: Layout }), children: [home, ...pages] }];
}

let isBroken = false;

function Fragile() {
  if (isBroken) throw new Error('broken');
  return <h1>Fine again</h1>;
}

function User() {
  const { id } = useParams();
  if (id === '0') throw 'a string, not an Error';
  return <h1>User {id}</h1>;
}

/** React reports what a boundary caught on the console, which the test set-up treats as a failure. */
function allowReportedErrors() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

describe('while a page is being loaded', () => {
  it('shows fetchingComp instead of the page before, then the page', async () => {
    let arrive = (_module: PageModule) => {};
    const component = vi.fn(() => new Promise<PageModule>((resolve) => (arrive = resolve)));
    await startApp({
      history: 'memory',
      routes: withPages({ path: 'other', component }),
      fetchingComp: () => <p role="status">One moment</p>,
    });
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
    expect(component).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByRole('status')).toHaveTextContent('One moment');
    expect(screen.queryByRole('heading', { name: 'Home page' })).toBeNull();

    await act(async () => arrive({ default: () => <h1>Other page</h1> }));
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible();
    expect(component).toHaveBeenCalledTimes(1);
  });

  it.each([
    [undefined, '加载中…'],
    ['en-US', 'Loading…'],
  ] as const)('has a text of its own for the locale %s', async (locale, text) => {
    const component = () => new Promise<PageModule>(() => {});
    await startApp({ history: 'memory', routes: [{ path: '/', component }], locale });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});

describe('when a page cannot be loaded', () => {
  it('offers a retry which loads it again', async () => {
    allowReportedErrors();
    const component = vi
      .fn<Loader>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: () => <h1>Other page</h1> });
    await startApp({
      history: 'memory',
      initialPath: '/other',
      routes: withPages({ path: 'other', component }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('页面出错了');
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(component).toHaveBeenCalledTimes(2);
  });

  it('tries again by itself when the reader comes back', async () => {
    allowReportedErrors();
    const component = vi
      .fn<Loader>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: () => <h1>Other page</h1> });
    await startApp({
      history: 'memory',
      initialPath: '/other',
      routes: withPages({ path: 'other', component }),
      locale: 'en-US',
    });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByRole('heading', { name: 'Other page' })).toBeVisible();
  });

  it('gives the error page an error which names the page and keeps the cause', async () => {
    allowReportedErrors();
    const offline = new Error('offline');
    const errorPage = ({ error }: ErrorPageProps) => (
      <p role="alert">
        {error?.message} {error?.cause === offline ? 'cause kept' : 'cause lost'}
      </p>
    );
    await startApp({
      history: 'memory',
      routes: [{ path: '/', component: () => Promise.reject(offline) }],
      errorPages: { 500: errorPage },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The component of the page "/" could not be loaded.');
    expect(alert).toHaveTextContent('cause kept');
  });

  it('says when the module has no default export', async () => {
    allowReportedErrors();
    // What a JavaScript user can write, although the type forbids it.
    const component = async () => ({}) as PageModule;
    await startApp({
      history: 'memory',
      routes: [{ path: '/', component }],
      errorPages: { 500: ({ error }) => <p role="alert">{error?.message}</p> },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('has no default export');
  });
});

describe('when a page throws', () => {
  it('keeps the layout, and shows the page once a retry succeeds', async () => {
    allowReportedErrors();
    isBroken = true;
    await startApp({
      history: 'memory',
      initialPath: '/other',
      routes: withPages({ path: 'other', component: async () => ({ default: Fragile }) }),
      locale: 'en-US',
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Fine again' })).toBeVisible();
  });

  it('gives the same route another chance at another address', async () => {
    allowReportedErrors();
    await startApp({
      history: 'memory',
      initialPath: '/users/0',
      routes: withPages({ path: 'users/:id', component: async () => ({ default: User }) }),
      errorPages: { 500: ({ error }) => <p role="alert">{error?.message}</p> },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('a string, not an Error');
    await userEvent.click(screen.getByRole('link', { name: 'User 1' }));
    expect(await screen.findByRole('heading', { name: 'User 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
