import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import malganis, { createApp, defineModel, Link, Outlet, useParams } from '../index';
import type { RouteConfig } from '../types';
import { page, startApp } from './startApp';

function Layout() {
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to="/users/7">User 7</Link>
      </nav>
      <Outlet />
    </>
  );
}

function User() {
  return <h1>User {useParams().id}</h1>;
}

const routes: RouteConfig[] = [
  {
    path: '/',
    title: 'Site',
    component: async () => ({ default: Layout }),
    children: [
      { path: '', component: page(<h1>Welcome</h1>) },
      { path: 'users/:id', title: 'A user', component: async () => ({ default: User }) },
    ],
  },
  { path: '/bare', component: page(<h1>Bare</h1>) },
];

beforeEach(() => {
  document.title = 'From HTML';
});

describe('pages', () => {
  it('shows the page of the address, inside its parent', async () => {
    window.history.replaceState(null, '', '/users/3');
    await startApp({ routes });
    expect(await screen.findByRole('heading', { name: 'User 3' })).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  it('goes to another page and back', async () => {
    await startApp({ routes });
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'User 7' }));
    expect(await screen.findByRole('heading', { name: 'User 7' })).toBeVisible();
    expect(window.location.pathname).toBe('/users/7');
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  });

  it('says so where no route matches, and lets a route of the app say it instead', async () => {
    window.history.replaceState(null, '', '/nowhere');
    const stop = await startApp({ routes, locale: 'en-US' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    act(stop);
    await startApp({ routes: [...routes, { path: '*', component: page(<h1>Lost?</h1>) }] });
    expect(await screen.findByRole('heading', { name: 'Lost?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '页面不存在' })).toBeNull();
  });

  it('ends at the default export, which is the same function', () => {
    expect(malganis).toBe(createApp);
  });
});

describe('history', () => {
  it('keeps the page behind # with hash', async () => {
    await startApp({ history: 'hash', routes });
    await userEvent.click(await screen.findByRole('link', { name: 'User 7' }));
    expect(await screen.findByRole('heading', { name: 'User 7' })).toBeVisible();
    expect(window.location.hash).toBe('#/users/7');
    expect(window.location.pathname).toBe('/');
  });

  it('leaves the address alone with memory, and starts at initialPath', async () => {
    await startApp({ history: 'memory', initialPath: '/users/5', basename: '/app', routes });
    expect(await screen.findByRole('heading', { name: 'User 5' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(window.location.href).toBe(`${window.location.origin}/`);
  });

  it.each(['/app', '/app/'])('serves the app under the basename %s', async (basename) => {
    window.history.replaceState(null, '', '/app');
    await startApp({ basename, routes });
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'User 7' }));
    expect(await screen.findByRole('heading', { name: 'User 7' })).toBeVisible();
    expect(window.location.pathname).toBe('/app/users/7');
  });
});

describe('document.title', () => {
  it('follows the innermost route which has one, and falls back to that of the HTML page', async () => {
    await startApp({ routes });
    await waitFor(() => expect(document.title).toBe('Site'));
    await userEvent.click(await screen.findByRole('link', { name: 'User 7' }));
    await waitFor(() => expect(document.title).toBe('A user'));
  });

  it('is that of the HTML page on a page without a title, and after the app has stopped', async () => {
    window.history.replaceState(null, '', '/bare');
    const stop = await startApp({ routes });
    expect(await screen.findByRole('heading', { name: 'Bare' })).toBeVisible();
    expect(document.title).toBe('From HTML');
    act(stop);
    window.history.replaceState(null, '', '/');
    const stopAgain = await startApp({ routes });
    await waitFor(() => expect(document.title).toBe('Site'));
    act(stopAgain);
    expect(document.title).toBe('From HTML');
  });
});

describe('start and render', () => {
  it('names the selector that matches nothing', () => {
    expect(() => createApp({ routes }).start('#missing')).toThrow(
      /No element matches "#missing".*\n.*app\.start\(\)\n.*<div id="root">/,
    );
  });

  it('refuses to be on the page twice, but can be shown again after it was stopped', async () => {
    const app = createApp({ routes });
    const element = document.body.appendChild(document.createElement('div'));
    let stop = () => {};
    await act(async () => {
      stop = app.render(element);
    });
    expect(() => app.render(element)).toThrow(/already rendered/);
    act(stop);
    expect(element).toBeEmptyDOMElement();
    await act(async () => {
      stop = app.render(element);
    });
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    act(stop);
    act(stop);
    expect(element).toBeEmptyDOMElement();
  });
});

describe('models', () => {
  it('refuses a namespace that is taken', () => {
    const app = createApp({ routes });
    app.model(defineModel('user', () => ({ name: '' })));
    expect(() => app.model(defineModel('user', () => ({ age: 1 })))).toThrow(
      /already has a model "user"/,
    );
  });

  it('puts the state of a model back when it is taken out, and frees the namespace', () => {
    const app = createApp({ routes });
    const user = defineModel('user', () => ({ name: 'nobody' }));
    const listener = vi.fn();
    app.model(user);
    user.set({ name: 'Ada' });
    user.subscribe(listener);
    app.unmodel('user');
    expect(user.get()).toEqual({ name: 'nobody' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(() => app.model(user)).not.toThrow();
  });

  it('names the models it has when asked to take out another', () => {
    const app = createApp({ routes });
    expect(() => app.unmodel('user')).toThrow(/no model "user"[\s\S]*now: none/);
    app.model(defineModel('menu', () => ({ open: false })));
    expect(() => app.unmodel('user')).toThrow(/now: "menu"/);
  });
});
