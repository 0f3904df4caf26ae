import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { app } from './app';
import { feedbackModel } from './models/feedback';

let stop = () => {};
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

beforeEach(() => {
  // Testing Library waits for a timer after each event, so the clock has to run by itself as well.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  act(() => stop());
  feedbackModel.reset();
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

it('starts on the list and fills it once the feedback has arrived', async () => {
  await open('/', '全部反馈');
  expect(document.title).toBe('全部反馈');
  expect(screen.getByRole('status', { name: '反馈加载中' })).toBeVisible();
  await pass(1000);
  expect(screen.getByText('希望支持夜间模式。')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it('goes to the form, insists on what is required, sends it and shows it in the list', async () => {
  await open('/', '全部反馈');
  const nav = screen.getByRole('navigation', { name: '主导航' });
  await user.click(within(nav).getByRole('link', { name: '提交反馈' }));
  await arriveAt('提交反馈');
  expect(screen.getByRole('main')).toHaveFocus();

  await user.type(screen.getByRole('textbox', { name: /^称呼/ }), '小林');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(screen.getByText('请填写内容')).toBeVisible();
  expect(screen.queryByText('请填写称呼')).toBeNull();

  await user.type(screen.getByRole('textbox', { name: /^内容/ }), '字再大一点');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await pass(1000);
  expect(screen.getByRole('heading', { name: '全部反馈' })).toBeVisible();
  expect(screen.getByText('字再大一点')).toBeVisible();
  expect(screen.getByText('希望支持夜间模式。')).toBeVisible();
});

it('says that an address does not exist, inside the layout, with a way back', async () => {
  await open('/nowhere', '页面不存在');
  await user.click(screen.getByRole('link', { name: '返回全部反馈' }));
  await arriveAt('全部反馈');
});
