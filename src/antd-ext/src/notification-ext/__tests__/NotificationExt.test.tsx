import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from 'antd';
import enUS from 'antd/locale/en_US';
import { Activity, type ReactElement, type ReactNode, StrictMode, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failuresOf } from '../../_internal/__tests__/failures';
import { variableClass } from '../../_internal/__tests__/variableClass';
import { deferred } from '../../button-ext/__tests__/deferred';
import { ConfigProviderExt } from '../../config-provider-ext';
import { NotificationExt, type NotificationExtProps } from '..';

// With motion the node stays until its animation ends, which in jsdom it does late.
const STILL = { token: { motion: false } };

const mount = (children?: ReactNode) =>
  render(
    <StrictMode>
      <ConfigProviderExt theme={STILL} locale={enUS}>
        {children}
      </ConfigProviderExt>
    </StrictMode>,
  );

const run = (action: () => void) => act(async () => action());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const focus = (element: HTMLElement) => act(() => element.focus());
const shows = (text: string) => screen.queryByText(text) !== null;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await act(async () => NotificationExt.destroy());
  await pass(1000);
  vi.useRealTimers();
});

function Broken(): ReactNode {
  throw new Error('broken');
}

function Saver({ onClose }: { onClose: () => void }) {
  const [api, holder] = NotificationExt.useNotification();
  return (
    <>
      {holder}
      <Button onClick={() => api.info({ title: 'Saved', needBtn: true, onClose })}>Save</Button>
    </>
  );
}

/** Opens a notice where it is, in a place that no pointer pauses. */
function OnMount(notice: NotificationExtProps) {
  const [api, holder] = NotificationExt.useNotification({ pauseOnHover: false });
  useEffect(() => api.info(notice), [api, notice]);
  return holder;
}

// React 18 has no `Activity`.
it.runIf(Activity)('a page that is only hidden closes none of its notices', async () => {
  const onClose = vi.fn();
  const view = (mode: 'visible' | 'hidden') => (
    <ConfigProviderExt theme={STILL} locale={enUS}>
      <Activity mode={mode}>
        <Saver onClose={onClose} />
      </Activity>
    </ConfigProviderExt>
  );
  const { rerender } = render(view('visible'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await pass(100);
  await act(async () => rerender(view('hidden')));
  await pass(100);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => rerender(view('visible')));
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await pass(100);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('its button works where everything else is disabled', async () => {
  render(
    <ConfigProviderExt theme={STILL} locale={enUS} componentDisabled>
      {null}
    </ConfigProviderExt>,
  );
  await run(() => NotificationExt.info({ title: 'Locked', needBtn: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await pass(100);
  expect(shows('Locked')).toBe(false);
});

it('all are closed, and say so, although one of them fails at it', async () => {
  const onClose = vi.fn();
  mount();
  await run(() => {
    NotificationExt.info({
      title: 'First',
      onClose: () => {
        throw new Error('no');
      },
    });
    NotificationExt.info({ title: 'Second', onClose });
    NotificationExt.info({ title: 'Third', onClose });
  });
  vi.useRealTimers();
  expect(await failuresOf(() => run(() => NotificationExt.destroy()))).toEqual([new Error('no')]);
  vi.useFakeTimers();
  expect(screen.queryAllByRole('status')).toEqual([]);
  expect(onClose).toHaveBeenCalledTimes(2);
});

describe('a notice without a button', () => {
  it('closes by itself after 3 seconds, and says so once', async () => {
    const onClose = vi.fn();
    mount();
    await run(() => NotificationExt.success({ title: 'Saved', onClose }));

    await pass(2900);
    expect(shows('Saved')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();

    await pass(200);
    expect(shows('Saved')).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);

    await run(() => NotificationExt.destroy());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not while the pointer is on it', async () => {
    mount();
    await run(() => NotificationExt.info({ title: 'Read me' }));
    await pass(2000);

    fireEvent.mouseEnter(screen.getByRole('status'));
    await pass(10_000);
    expect(shows('Read me')).toBe(true);

    fireEvent.mouseLeave(screen.getByRole('status'));
    await pass(900);
    expect(shows('Read me')).toBe(true);
    await pass(200);
    expect(shows('Read me')).toBe(false);
  });

  it('does not while somebody is in it by keyboard, also when it is updated meanwhile', async () => {
    const own = { onFocus: vi.fn(), onBlur: vi.fn() };
    // jsdom sees the focus on what one types in.
    const shared = { key: 'job', description: <input aria-label="Answer" />, props: own };
    mount(<input aria-label="Name" />);
    await run(() => NotificationExt.info({ ...shared, title: 'Saved' }));
    const answer = screen.getByLabelText('Answer');
    focus(answer);
    await pass(10_000);
    expect(shows('Saved')).toBe(true);
    await run(() => NotificationExt.info({ ...shared, title: 'Saved again' }));
    await pass(10_000);
    expect(shows('Saved again')).toBe(true);
    expect(answer).toHaveFocus();

    focus(screen.getByLabelText('Name'));
    await pass(2900);
    expect(shows('Saved again')).toBe(true);
    await pass(200);
    expect(shows('Saved again')).toBe(false);
    expect(own.onFocus).toHaveBeenCalledTimes(1);
    expect(own.onBlur).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (notice: NotificationExtProps) => ReactElement | undefined]>([
    ['itself', (notice) => void NotificationExt.info({ ...notice, pauseOnHover: false })],
    ['the provider', (notice) => void NotificationExt.info(notice)],
    ['its place', (notice) => <OnMount {...notice} />],
  ])('does though somebody is in it, if %s lets nothing stop it', async (by, open) => {
    const description = <input aria-label="Answer" />;
    const app = by === 'the provider' ? { notification: { pauseOnHover: false } } : undefined;
    const page = (content?: ReactNode) => (
      <ConfigProviderExt theme={STILL} locale={enUS} app={app}>
        {content}
      </ConfigProviderExt>
    );
    const { rerender } = render(page());
    await run(() => rerender(page(open({ title: 'Saved', description }))));
    focus(screen.getByLabelText('Answer'));
    await pass(3100);
    expect(shows('Saved')).toBe(false);
  });

  it('is updated in place by its key, and its time starts again', async () => {
    const first = vi.fn();
    const second = vi.fn();
    mount();
    await run(() => NotificationExt.open({ key: 'job', title: '1 of 2', onClose: first }));
    await pass(2000);
    const node = screen.getByRole('status');
    await run(() => NotificationExt.open({ key: 'job', title: '2 of 2', onClose: second }));

    await pass(2000);
    expect(screen.getByRole('status')).toBe(node);
    expect(node).toHaveTextContent('2 of 2');
    expect(shows('1 of 2')).toBe(false);
    await pass(1200);
    expect(shows('2 of 2')).toBe(false);
    expect(second).toHaveBeenCalledTimes(1);
    expect(first).not.toHaveBeenCalled();
  });

  it.each([{ duration: 0 }, { duration: false }, { needBtn: true }, { actions: 'Retry' }] as const)(
    'stays from the update on that says %o, and closes again with a time',
    async (update) => {
      const onClose = vi.fn();
      const shared = { key: 'job', showProgress: true, onClose };
      mount();
      await run(() => NotificationExt.success({ ...shared, title: 'Saving' }));
      await pass(1500);
      expect(screen.getByRole('progressbar')).toBeInTheDocument();

      await run(() => NotificationExt.error({ ...shared, title: 'Failed', ...update }));
      await pass(60_000);
      expect(shows('Failed')).toBe(true);
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(onClose).not.toHaveBeenCalled();

      await run(() => NotificationExt.success({ ...shared, title: 'Saved' }));
      await pass(2900);
      expect(shows('Saved')).toBe(true);
      await pass(200);
      expect(shows('Saved')).toBe(false);
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it.each([
    [1, 900, true],
    [1, 1200, false],
    [0, 10_000, true],
    [false, 10_000, true],
  ] as const)('with duration %s after %i ms: open is %s', async (duration, ms, open) => {
    mount();
    await run(() => NotificationExt.open({ title: 'Saved', duration }));
    await pass(ms);
    expect(shows('Saved')).toBe(open);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, '5'])(
    'takes no duration that is not a number of seconds, such as %s, and says so',
    async (duration) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      mount();
      await run(() => NotificationExt.open({ title: 'Saved', duration: duration as number }));
      await pass(3100);
      expect(shows('Saved')).toBe(false);
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`duration ${duration}`));
    },
  );

  it('shows how much of its time is left, and nothing once it stays', async () => {
    mount();
    const say = (duration: number | false) =>
      run(() => NotificationExt.open({ key: 'job', title: 'Job', showProgress: true, duration }));
    await say(5);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await say(false);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a notice with a button', () => {
  it('hears no second click while it fades out', async () => {
    const onBtnClick = vi.fn();
    render(<ConfigProviderExt locale={enUS} />);
    await run(() => NotificationExt.info({ title: 'Saved', needBtn: true, onBtnClick }));
    const button = screen.getByRole('button', { name: 'Got it' });
    await run(() => fireEvent.click(button));
    await pass(100);
    expect(button).toBeInTheDocument();
    await run(() => fireEvent.click(button));
    expect(onBtnClick).toHaveBeenCalledTimes(1);
  });

  it('stays until the button is clicked', async () => {
    const onClose = vi.fn();
    mount();
    await run(() => NotificationExt.warning({ title: 'Quota', needBtn: true, onClose }));
    await pass(60_000);
    expect(screen.getByRole('button', { name: 'Got it' })).not.toHaveFocus();

    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await pass(100);
    expect(shows('Quota')).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has another label, and a duration, if it is told to', async () => {
    mount();
    await run(() =>
      NotificationExt.open({ title: 'Quota', needBtn: true, btnText: 'Fine', duration: 1 }),
    );
    expect(screen.getByRole('button', { name: 'Fine' })).toBeInTheDocument();
    await pass(1200);
    expect(shows('Quota')).toBe(false);
  });

  it('waits for the promise of onBtnClick, and stays when it rejects', async () => {
    const first = deferred();
    const second = deferred();
    const onBtnClick = vi
      .fn<() => Promise<void>>()
      .mockReturnValueOnce(first.promise)
      .mockReturnValueOnce(second.promise);
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    mount();
    await run(() => NotificationExt.open({ title: 'Quota', needBtn: true, onBtnClick }));
    const button = screen.getByRole('button', { name: /Got it/ });

    fireEvent.click(button);
    await pass(100);
    expect(button).toHaveAttribute('aria-busy', 'true');
    first.reject(new Error('offline'));
    await pass(100);
    expect(button).not.toHaveAttribute('aria-busy');
    expect(shows('Quota')).toBe(true);
    vi.useRealTimers();
    await vi.waitFor(() => expect(rejected).toHaveBeenCalledTimes(1));
    vi.useFakeTimers();
    process.off('unhandledRejection', rejected);

    fireEvent.click(button);
    second.resolve();
    await pass(100);
    expect(onBtnClick).toHaveBeenCalledTimes(2);
    expect(shows('Quota')).toBe(false);
  });

  it('stays when onBtnClick answers false, at once or later', async () => {
    const onClose = vi.fn();
    const onBtnClick = vi.fn<() => unknown>().mockReturnValueOnce(false);
    mount();
    await run(() => NotificationExt.open({ title: 'Quota', needBtn: true, onBtnClick, onClose }));
    const click = async () => {
      fireEvent.click(screen.getByRole('button', { name: /Got it/ }));
      await pass(100);
    };

    await click();
    onBtnClick.mockResolvedValueOnce(false);
    await click();
    expect(shows('Quota')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();

    await click();
    expect(onBtnClick).toHaveBeenCalledTimes(3);
    expect(shows('Quota')).toBe(false);
  });

  it('does not close the notice which took its place meanwhile', async () => {
    const reading = deferred();
    mount();
    await run(() =>
      NotificationExt.open({
        key: 'job',
        title: 'Old',
        needBtn: true,
        onBtnClick: () => reading.promise,
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await run(() => NotificationExt.open({ key: 'job', title: 'New', needBtn: true }));
    reading.resolve();
    await pass(5000);
    expect(shows('New')).toBe(true);
  });

  it.each([true, false])(
    'needBtn %s gives way to buttons of the user, and stays',
    async (needBtn) => {
      mount();
      await run(() =>
        NotificationExt.open({ title: 'Quota', needBtn, actions: <Button>Buy</Button> }),
      );
      await pass(10_000);
      expect(screen.getByRole('button', { name: 'Buy' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    },
  );
});

describe('the focus', () => {
  it.each(['Got it', 'Close'])('goes back to where it was when “%s” is pressed', async (name) => {
    mount(<input aria-label="Name" />);
    await run(() => NotificationExt.warning({ key: 'quota', title: 'Quota', needBtn: true }));
    focus(screen.getByLabelText('Name'));
    focus(screen.getByRole('button', { name: 'Got it' }));
    // From one button of the notice to the other.
    focus(screen.getByRole('button', { name }));
    await run(() => NotificationExt.warning({ key: 'quota', title: 'Still', needBtn: true }));
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(100);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(shows('Still')).toBe(false);
  });

  it('stays in a dialog in which somebody is, whatever is clicked in the notice', async () => {
    const press = vi.fn();
    mount(
      <>
        <input aria-label="Name" />
        <div role="dialog" aria-modal="true" aria-label="User">
          <input aria-label="City" />
        </div>
      </>,
    );
    await run(() =>
      NotificationExt.warning({ title: 'Quota', needBtn: true, props: { onMouseDown: press } }),
    );
    // What is not prevented takes the focus.
    const mouseDown = () => fireEvent.mouseDown(screen.getByRole('button', { name: 'Got it' }));
    focus(screen.getByLabelText('City'));
    expect(mouseDown()).toBe(false);
    focus(screen.getByLabelText('Name'));
    expect(mouseDown()).toBe(true);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('stays where somebody has put it meanwhile', async () => {
    mount(['Name', 'City'].map((name) => <input key={name} aria-label={name} />));
    const onBtnClick = () => screen.getByLabelText('City').focus();
    await run(() => NotificationExt.warning({ title: 'Quota', needBtn: true, onBtnClick }));
    focus(screen.getByLabelText('Name'));
    focus(screen.getByRole('button', { name: 'Got it' }));
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await pass(100);
    expect(shows('Quota')).toBe(false);
    expect(screen.getByLabelText('City')).toHaveFocus();
  });
});

describe('onClose', () => {
  it.each<[string, (key: string) => void]>([
    ['the close icon', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['destroy with its key', (key) => NotificationExt.destroy(key)],
    ['destroy', () => NotificationExt.destroy()],
  ])('is called once by %s', async (_, close) => {
    const onClose = vi.fn();
    mount();
    await run(() => NotificationExt.open({ key: 'job', title: 'Job', onClose }));
    await run(() => NotificationExt.destroy('another'));
    expect(onClose).not.toHaveBeenCalled();
    await run(() => close('job'));
    // Long before it would go by itself.
    await pass(100);
    expect(shows('Job')).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is called for what maxCount pushes out and what leaves with its provider', async () => {
    const closed: string[] = [];
    const page = (
      <ConfigProviderExt theme={STILL} app={{ notification: { maxCount: 1 } }}>
        text
      </ConfigProviderExt>
    );
    const { unmount } = render(<StrictMode>{page}</StrictMode>);
    await run(() => NotificationExt.open({ title: 'A', onClose: () => closed.push('A') }));
    expect(closed).toEqual([]);
    await run(() => NotificationExt.open({ title: 'B', onClose: () => closed.push('B') }));
    await pass(100);
    expect(closed).toEqual(['A']);
    unmount();
    await pass(100);
    expect(closed).toEqual(['A', 'B']);
  });
});

it.each(['alike', 'changed'])(
  'maxCount pushes the oldest out, with settings that are %s',
  async (how) => {
    const closed: string[] = [];
    const page = (top: number) => (
      <ConfigProviderExt theme={STILL} app={{ notification: { maxCount: 1, top } }} />
    );
    const open = (title: string) =>
      run(() => NotificationExt.info({ title, needBtn: true, onClose: () => closed.push(title) }));
    const { rerender } = render(page(0));
    await open('A');
    // What the provider has for notices is another one now.
    await run(() => rerender(page(how === 'alike' ? 0 : 10)));
    await open('B');
    await pass(100);
    expect(closed).toEqual(['A']);
    expect(shows('A')).toBe(false);
    expect(shows('B')).toBe(true);
  },
);

describe('between providers', () => {
  const page = (inner: boolean) => (
    <StrictMode>
      <ConfigProviderExt theme={STILL} locale={enUS}>
        {inner && <ConfigProviderExt themeExt="zeus" prefixCls="shop" theme={STILL} />}
      </ConfigProviderExt>
    </StrictMode>
  );
  const notice = () => screen.getByText('Saved').closest('[role="status"]');

  it('an open notice is updated where it stands, and closed there', async () => {
    const onClose = vi.fn();
    const { rerender } = render(page(false));
    await run(() => NotificationExt.open({ key: 'job', title: 'Saving', needBtn: true }));
    rerender(page(true));
    await run(() => NotificationExt.open({ key: 'job', title: 'Saved', needBtn: true, onClose }));
    expect(shows('Saving')).toBe(false);
    expect(notice()).toHaveClass('ant-notification-notice');

    await run(() => NotificationExt.destroy());
    await pass(100);
    expect(shows('Saved')).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('a notice whose content cannot be rendered closes, and the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onClose = vi.fn();
  mount('The page');
  await run(() => NotificationExt.open({ title: 'Job', description: <Broken />, onClose }));
  await pass(100);
  expect([shows('The page'), shows('Job')]).toEqual([true, false]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('what a notice is', () => {
  it.each([
    ['open', 'status'],
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('%s has the role %s', async (kind, role) => {
    mount();
    await run(() => NotificationExt[kind]({ title: 'Saved', description: 'As draft' }));
    expect(screen.getByRole(role)).toHaveTextContent('SavedAs draft');
  });

  it('has the role of what it has become', async () => {
    mount();
    await run(() => NotificationExt.success({ key: 'job', title: 'Saving' }));
    await run(() => NotificationExt.error({ key: 'job', title: 'Failed' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('may have another role', async () => {
    mount();
    await run(() => NotificationExt.error({ title: 'Saved', role: 'status' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('has theme, prefix and language of the mounted provider', async () => {
    render(<ConfigProviderExt theme={STILL} themeExt="zeus" prefixCls="admin" />);
    await run(() => NotificationExt.open({ title: 'Quota', needBtn: true }));
    const button = screen.getByRole('button', { name: '我知道了' });
    expect(button).toHaveClass('admin-btn-primary');
    expect(screen.getByRole('status')).toHaveClass('admin-notification-notice');
    const variables = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(variables.join('')).toContain('--admin-color-primary:#2f3fd0');
  });

  it('has a look of its own with theme, which its content does not get', async () => {
    mount();
    await run(() =>
      NotificationExt.open({
        title: 'Quota',
        description: <Button>Mine</Button>,
        theme: 'hermes',
        needBtn: true,
      }),
    );
    const look = [...screen.getByRole('status').classList].find((name) => name.endsWith('-look'));
    const css = [...document.querySelectorAll('style')]
      .map(({ textContent }) => textContent)
      .join('');
    expect(css).toMatch(new RegExp(`\\.${look}\\{[^}]*--ant-color-primary:#bf4406`));
    const keyOf = (name: string) => variableClass(screen.getByRole('button', { name }));
    expect(css).toContain(`.${keyOf('Got it')}`);
    expect(keyOf('Mine')).not.toBe(keyOf('Got it'));
  });
});

const apis = new Set<unknown>();

function Page() {
  const [api, holder] = NotificationExt.useNotification({ duration: 1 });
  apis.add(api);
  return (
    <>
      {holder}
      <button type="button" onClick={() => api.success({ title: 'Saved' })}>
        Save
      </button>
    </>
  );
}

function InlineIcon() {
  const [api, holder] = NotificationExt.useNotification({ closeIcon: <i>Shut</i> });
  return (
    <>
      {holder}
      <button type="button" onClick={() => api.open({ title: 'Saved' })}>
        Save
      </button>
    </>
  );
}

function Plain() {
  const [api, holder] = NotificationExt.useNotification();
  return (
    <ConfigProviderExt theme={STILL} app={false}>
      {holder}
      <Button onClick={() => api.open({ key: 'job', title: 'Saved' })}>Save</Button>
      <Button onClick={() => api.destroy('job')}>Forget</Button>
    </ConfigProviderExt>
  );
}

describe('useNotification', () => {
  it('opens notices where its holder is, for as long as it says', async () => {
    const page = () => (
      <ConfigProviderExt theme={STILL} prefixCls="shop" app={false}>
        <Page />
      </ConfigProviderExt>
    );
    const { rerender } = render(page());
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(100);
    expect(screen.getByRole('status')).toHaveClass('shop-notification-notice-success');
    await pass(1200);
    expect(shows('Saved')).toBe(false);

    rerender(page());
    expect(apis.size).toBe(1);
  });

  it('needs no configuration', async () => {
    render(<Plain />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(100);
    expect(shows('Saved')).toBe(true);
    await pass(3000);
    expect(shows('Saved')).toBe(false);
  });

  it('updates a notice in place, and takes it away', async () => {
    render(<Plain />);
    const save = () => run(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    await save();
    const node = screen.getByRole('status');
    await save();
    expect(screen.getAllByRole('status')).toEqual([node]);
    await run(() => fireEvent.click(screen.getByRole('button', { name: 'Forget' })));
    expect(shows('Saved')).toBe(false);
  });

  it('takes an icon that is written inline, however often it is rendered', async () => {
    const { rerender } = render(<InlineIcon />);
    rerender(<InlineIcon />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(100);
    expect(screen.getByText('Shut')).toBeInTheDocument();
  });
});

describe('the duration of a provider', () => {
  const provider = (duration?: number, children?: ReactNode) => (
    <ConfigProviderExt theme={STILL} locale={enUS} app={{ notification: { duration } }}>
      {children}
    </ConfigProviderExt>
  );

  it('holds for static calls without a button that say nothing else', async () => {
    const { rerender } = render(provider(8));
    await run(() => {
      NotificationExt.open({ title: 'Long' });
      NotificationExt.open({ title: 'Short', duration: 1 });
      NotificationExt.open({ title: 'Stays', needBtn: true });
    });
    await pass(7900);
    expect([shows('Long'), shows('Short')]).toEqual([true, false]);
    await pass(200);
    expect([shows('Long'), shows('Stays')]).toEqual([false, true]);

    rerender(provider(1));
    await run(() => NotificationExt.open({ title: 'Later' }));
    await pass(1200);
    expect(shows('Later')).toBe(false);
  });

  it('holds for providers in it, too, as all that antd knows', async () => {
    render(provider(8, provider()));
    await run(() => NotificationExt.open({ title: 'Saved' }));
    await pass(7900);
    expect(shows('Saved')).toBe(true);
    await pass(200);
    expect(shows('Saved')).toBe(false);
  });
});

describe('config', () => {
  it('holds for calls that say nothing else', async () => {
    NotificationExt.config({ duration: 1, placement: 'bottomLeft' });
    render(<ConfigProviderExt theme={STILL} app={{ notification: { duration: 8 } }} />);
    await run(() => {
      // Of a function around it, which passes on what it got.
      NotificationExt.open({ title: 'Short', placement: undefined });
      NotificationExt.open({ title: 'Stays', needBtn: true });
      NotificationExt.open({ title: 'Asks', actions: <Button>Buy</Button>, duration: 2 });
    });
    expect(screen.getByText('Short').closest('.ant-notification-bottomLeft')).not.toBeNull();
    await pass(1200);
    expect(shows('Short')).toBe(false);
    expect(shows('Stays')).toBe(true);
    expect(shows('Asks')).toBe(true);
    await pass(1000);
    expect(shows('Asks')).toBe(false);
    NotificationExt.config({ duration: 3, placement: 'topRight' });
  });

  it('holds for the progress, and whether a pointer pauses', async () => {
    NotificationExt.config({ showProgress: true, pauseOnHover: false });
    mount();
    await run(() => NotificationExt.info({ title: 'Saved' }));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    fireEvent.mouseEnter(screen.getByRole('status'));
    await pass(3100);
    expect(shows('Saved')).toBe(false);
    NotificationExt.config({ showProgress: false, pauseOnHover: true });
  });
});

// The last one: antd draws it in a root of its own, where it outlives its test by an animation.
describe('without a mounted provider', () => {
  it('works, in Chinese, without the warning of antd', async () => {
    // A theme anywhere on the page is what makes antd warn.
    render(<ConfigProviderExt theme={STILL} app={false} />);
    const onClose = vi.fn();
    await run(() => NotificationExt.open({ title: 'Static', needBtn: true, onClose }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
    await pass(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
