import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { app } from './app';
import { usersModel } from './models/users';

let stop = () => {};
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

beforeEach(() => {
  // Testing Library waits for a timer after each event, so the clock has to run by itself as well.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  act(() => stop());
  usersModel.reset();
  vi.useRealTimers();
});

/** Opens the app at a path, as a browser does. */
async function open(path: string, heading: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  act(() => {
    stop = app.start('#root');
  });
  await arriveAt(heading);
}

/** Waits until the modules of the layout and of the page in it have arrived, and the page is shown. */
async function arriveAt(heading: string) {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

it('starts on the dashboard and counts the users once they have arrived', async () => {
  await open('/', '概览');
  expect(document.title).toBe('概览 - 管理后台');
  expect(screen.queryByText('12')).toBeNull();
  await pass(1000);
  expect(screen.getByText('12')).toBeVisible();
});

it('goes to the users, shows them page by page and loads them again', async () => {
  await open('/', '概览');
  const nav = screen.getByRole('navigation', { name: '主导航' });
  await user.click(within(nav).getByRole('link', { name: '用户' }));
  await arriveAt('用户');
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('用户');
  expect(screen.getByRole('main')).toHaveFocus();

  await pass(1000);
  expect(screen.getByRole('cell', { name: '陈晨' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: '高远' })).toBeNull();
  await user.click(screen.getByRole('listitem', { name: '2' }));
  expect(screen.getByRole('cell', { name: '高远' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: '重新加载' }));
  expect(usersModel.get().isLoading).toBe(true);
  await pass(1000);
  expect(usersModel.get().isLoading).toBe(false);
});

it('says that an address does not exist, inside the layout, with a way back', async () => {
  await open('/nowhere', '页面不存在');
  await user.click(screen.getByRole('link', { name: '返回概览' }));
  await arriveAt('概览');
});
