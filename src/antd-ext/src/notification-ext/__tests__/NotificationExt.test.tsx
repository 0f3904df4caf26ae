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

// With motion, a closed notification stays in the document until its animation ends, which jsdom delays.
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
const open = (props: NotificationExtProps) => run(() => NotificationExt.open(props));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const focus = (element: HTMLElement) => act(() => element.focus());
const shows = (text: string) => screen.queryByText(text) !== null;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Clicks a button, and gives a closed notification time to leave. */
const click = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await pass(100);
};

/** Opens a notification of a holder that no pointer pauses. */
function OnMount(notice: NotificationExtProps) {
  const [api, holder] = NotificationExt.useNotification({ pauseOnHover: false });
  useEffect(() => api.info(notice), [api, notice]);
  return holder;
}

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

const apis = new Set<unknown>();

function Page() {
  const [api, holder] = NotificationExt.useNotification({ duration: 1, closeIcon: <i>Shut</i> });
  apis.add(api);
  return (
    <>
      {holder}
      <Button onClick={() => api.success({ key: 'job', title: 'Saved' })}>Save</Button>
      <Button onClick={() => api.destroy('job')}>Forget</Button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await run(() => NotificationExt.destroy());
  await pass(1000);
  vi.useRealTimers();
});

describe('a notification without a button', () => {
  it('closes after 3 seconds and calls onClose once', async () => {
    const onClose = vi.fn();
    mount();
    await open({ title: 'Saved', onClose });

    await pass(2900);
    expect(shows('Saved')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();

    await pass(200);
    expect(shows('Saved')).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);

    await run(() => NotificationExt.destroy());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open while the pointer is on it', async () => {
    mount();
    await open({ title: 'Read me' });
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

  it('stays open while it has the keyboard focus, also when it is updated meanwhile', async () => {
    // In jsdom, `:focus-visible` matches a focused text field.
    const shared = { key: 'job', description: <input aria-label="Answer" /> };
    mount(<input aria-label="Name" />);
    await open({ ...shared, title: 'Saved' });
    const answer = screen.getByLabelText('Answer');
    focus(answer);
    await pass(10_000);
    expect(shows('Saved')).toBe(true);
    await open({ ...shared, title: 'Saved again' });
    await pass(10_000);
    expect(shows('Saved again')).toBe(true);
    expect(answer).toHaveFocus();

    focus(screen.getByLabelText('Name'));
    await pass(2900);
    expect(shows('Saved again')).toBe(true);
    await pass(200);
    expect(shows('Saved again')).toBe(false);
  });

  it.each<[string, (notice: NotificationExtProps) => ReactElement | undefined]>([
    ['the call', (notice) => void NotificationExt.info({ ...notice, pauseOnHover: false })],
    ['the provider', (notice) => void NotificationExt.info(notice)],
    ['the hook', (notice) => <OnMount {...notice} />],
  ])('closes despite the keyboard focus when %s sets pauseOnHover to false', async (by, show) => {
    const description = <input aria-label="Answer" />;
    const app = by === 'the provider' ? { notification: { pauseOnHover: false } } : undefined;
    const page = (content?: ReactNode) => (
      <ConfigProviderExt theme={STILL} locale={enUS} app={app}>
        {content}
      </ConfigProviderExt>
    );
    const { rerender } = render(page());
    await run(() => rerender(page(show({ title: 'Saved', description }))));
    focus(screen.getByLabelText('Answer'));
    await pass(3100);
    expect(shows('Saved')).toBe(false);
  });

  it.each([
    [1, 900, true],
    [1, 1200, false],
    [0, 10_000, true],
    [false, 10_000, true],
  ] as const)('with duration %s after %i ms: open is %s', async (duration, ms, isOpen) => {
    mount();
    await open({ title: 'Saved', duration });
    await pass(ms);
    expect(shows('Saved')).toBe(isOpen);
  });
});

describe('an update by key', () => {
  it('changes the open notification and restarts its timer', async () => {
    const first = vi.fn();
    const second = vi.fn();
    mount();
    await open({ key: 'job', title: '1 of 2', onClose: first });
    await pass(2000);
    const node = screen.getByRole('status');
    await open({ key: 'job', title: '2 of 2', onClose: second });

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
    'with %o keeps the notice open, and a later one closes it again',
    async (update) => {
      const onClose = vi.fn();
      const shared = { key: 'job', showProgress: true, onClose };
      mount();
      await open({ ...shared, title: 'Saving' });
      await pass(1500);
      expect(screen.getByRole('progressbar')).toBeInTheDocument();

      await open({ ...shared, title: 'Failed', ...update });
      await pass(60_000);
      expect(shows('Failed')).toBe(true);
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(onClose).not.toHaveBeenCalled();

      await open({ ...shared, title: 'Saved' });
      await pass(2900);
      expect(shows('Saved')).toBe(true);
      await pass(200);
      expect(shows('Saved')).toBe(false);
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it('changes the role', async () => {
    mount();
    await run(() => NotificationExt.success({ key: 'job', title: 'Saving' }));
    await run(() => NotificationExt.error({ key: 'job', title: 'Failed' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a notification with a button', () => {
  it('stays open until the button is clicked', async () => {
    const onClose = vi.fn();
    mount();
    await open({ title: 'Quota', needBtn: true, onClose });
    await pass(60_000);
    expect(button('Got it')).not.toHaveFocus();

    await click('Got it');
    expect(shows('Quota')).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can have another label and a duration', async () => {
    mount();
    await open({ title: 'Quota', needBtn: true, btnText: 'Fine', duration: 1 });
    expect(button('Fine')).toBeInTheDocument();
    await pass(1200);
    expect(shows('Quota')).toBe(false);
  });

  it('waits for the promise of onBtnClick, and stays open when it rejects', async () => {
    const first = deferred();
    const second = deferred();
    const onBtnClick = vi
      .fn<() => Promise<void>>()
      .mockReturnValueOnce(first.promise)
      .mockReturnValueOnce(second.promise);
    mount();
    await open({ title: 'Quota', needBtn: true, onBtnClick });
    const gotIt = button(/Got it/);

    await click(/Got it/);
    expect(gotIt).toHaveAttribute('aria-busy', 'true');
    const error = new Error('offline');
    vi.useRealTimers();
    expect(await failuresOf(() => run(() => first.reject(error)))).toEqual([error]);
    vi.useFakeTimers();
    expect(gotIt).not.toHaveAttribute('aria-busy');
    expect(shows('Quota')).toBe(true);

    second.resolve();
    await click(/Got it/);
    expect(onBtnClick).toHaveBeenCalledTimes(2);
    expect(shows('Quota')).toBe(false);
  });

  it('stays open when onBtnClick returns false, also from a promise', async () => {
    const onClose = vi.fn();
    const onBtnClick = vi.fn<() => unknown>().mockReturnValueOnce(false);
    mount();
    await open({ title: 'Quota', needBtn: true, onBtnClick, onClose });
    await click(/Got it/);
    onBtnClick.mockResolvedValueOnce(false);
    await click(/Got it/);
    expect(shows('Quota')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();

    await click(/Got it/);
    expect(onBtnClick).toHaveBeenCalledTimes(3);
    expect(shows('Quota')).toBe(false);
  });

  it('ignores a second click while it fades out', async () => {
    const onBtnClick = vi.fn();
    render(<ConfigProviderExt locale={enUS} />);
    await open({ title: 'Saved', needBtn: true, onBtnClick });
    const gotIt = button('Got it');
    await click('Got it');
    expect(gotIt).toBeInTheDocument();
    await run(() => fireEvent.click(gotIt));
    expect(onBtnClick).toHaveBeenCalledTimes(1);
  });

  it('does not close a notification that replaced it during onBtnClick', async () => {
    const reading = deferred();
    mount();
    const onBtnClick = () => reading.promise;
    await open({ key: 'job', title: 'Old', needBtn: true, onBtnClick });
    fireEvent.click(button('Got it'));
    await open({ key: 'job', title: 'New', needBtn: true });
    reading.resolve();
    await pass(5000);
    expect(shows('New')).toBe(true);
  });

  it.each([true, false])('has only the actions of the user with needBtn %s', async (needBtn) => {
    mount();
    await open({ title: 'Quota', needBtn, actions: <Button>Buy</Button> });
    await pass(10_000);
    expect(button('Buy')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  });

  it('works in a provider with componentDisabled', async () => {
    render(<ConfigProviderExt theme={STILL} locale={enUS} componentDisabled />);
    await open({ title: 'Locked', needBtn: true });
    await click('Got it');
    expect(shows('Locked')).toBe(false);
  });
});

describe('focus', () => {
  it.each(['Got it', 'Close'])('returns to where it came from after “%s”', async (name) => {
    mount(<input aria-label="Name" />);
    await open({ key: 'quota', title: 'Quota', needBtn: true });
    focus(screen.getByLabelText('Name'));
    focus(button('Got it'));
    focus(button(name));
    await open({ key: 'quota', title: 'Still', needBtn: true });
    await click(name);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(shows('Still')).toBe(false);
  });

  it('stays in an open modal dialog when a notification is clicked', async () => {
    mount(
      <>
        <input aria-label="Name" />
        <div role="dialog" aria-modal="true" aria-label="User">
          <input aria-label="City" />
        </div>
      </>,
    );
    await open({ title: 'Quota', needBtn: true });
    // A press whose default is not prevented moves the focus.
    const press = () => fireEvent.mouseDown(button('Got it'));
    focus(screen.getByLabelText('City'));
    expect(press()).toBe(false);
    focus(screen.getByLabelText('Name'));
    expect(press()).toBe(true);
  });

  it('stays where onBtnClick moved it', async () => {
    mount(['Name', 'City'].map((name) => <input key={name} aria-label={name} />));
    const onBtnClick = () => screen.getByLabelText('City').focus();
    await open({ title: 'Quota', needBtn: true, onBtnClick });
    focus(screen.getByLabelText('Name'));
    focus(button('Got it'));
    await click('Got it');
    expect(shows('Quota')).toBe(false);
    expect(screen.getByLabelText('City')).toHaveFocus();
  });
});

describe('onClose', () => {
  it.each<[string, (key: string) => void]>([
    ['the close icon', () => fireEvent.click(button('Close'))],
    ['destroy with the key', (key) => NotificationExt.destroy(key)],
    ['destroy', () => NotificationExt.destroy()],
  ])('is called once by %s', async (_, close) => {
    const onClose = vi.fn();
    mount();
    await open({ key: 'job', title: 'Job', onClose });
    await run(() => NotificationExt.destroy('another'));
    expect(onClose).not.toHaveBeenCalled();
    await run(() => close('job'));
    await pass(100);
    expect(shows('Job')).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is called when maxCount removes the notification and when the provider unmounts', async () => {
    const closed: string[] = [];
    const { unmount } = render(
      <StrictMode>
        <ConfigProviderExt theme={STILL} app={{ notification: { maxCount: 1 } }} />
      </StrictMode>,
    );
    await open({ title: 'A', onClose: () => closed.push('A') });
    expect(closed).toEqual([]);
    await open({ title: 'B', onClose: () => closed.push('B') });
    await pass(100);
    expect(closed).toEqual(['A']);
    unmount();
    await pass(100);
    expect(closed).toEqual(['A', 'B']);
  });

  it('of one notification may throw without keeping the others open', async () => {
    const onClose = vi.fn();
    const error = new Error('no');
    const fail = () => {
      throw error;
    };
    mount();
    await open({ title: 'First', onClose: fail });
    await open({ title: 'Second', onClose });
    await open({ title: 'Third', onClose });
    vi.useRealTimers();
    expect(await failuresOf(() => run(() => NotificationExt.destroy()))).toEqual([error]);
    vi.useFakeTimers();
    expect(screen.queryAllByRole('status')).toEqual([]);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is called when the content cannot be rendered, and the page stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onClose = vi.fn();
    mount('The page');
    await open({ title: 'Job', description: <Broken />, onClose });
    await pass(100);
    expect([shows('The page'), shows('Job')]).toEqual([true, false]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  // React 18 has no `Activity`.
  it.runIf(Activity)('is not called when Activity hides the page', async () => {
    const onClose = vi.fn();
    const view = (mode: 'visible' | 'hidden') => (
      <ConfigProviderExt theme={STILL} locale={enUS}>
        <Activity mode={mode}>
          <Saver onClose={onClose} />
        </Activity>
      </ConfigProviderExt>
    );
    const { rerender } = render(view('visible'));
    await click('Save');
    await run(() => rerender(view('hidden')));
    await pass(100);
    expect(onClose).not.toHaveBeenCalled();
    await run(() => rerender(view('visible')));
    await click('Got it');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('role and theme', () => {
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

  it('role can be set', async () => {
    mount();
    await run(() => NotificationExt.error({ title: 'Saved', role: 'status' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  const styles = () =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

  it('theme, prefix and locale are those of the mounted provider', async () => {
    render(<ConfigProviderExt theme={STILL} themeExt="zeus" prefixCls="admin" />);
    await open({ title: 'Quota', needBtn: true });
    expect(button('我知道了')).toHaveClass('admin-btn-primary');
    expect(screen.getByRole('status')).toHaveClass('admin-notification-notice');
    expect(styles()).toMatch(/--admin-color-primary:#2f3fd0/);
  });

  it('theme applies to the notification and its button, and not to the content', async () => {
    mount();
    const description = <Button>Mine</Button>;
    await open({ title: 'Quota', description, theme: 'hermes', needBtn: true });
    const { classList } = screen.getByRole('status');
    const themeClass = [...classList].find((name) => name.endsWith('-theme'));
    expect(styles()).toMatch(new RegExp(`\\.${themeClass}\\{[^}]*--ant-color-primary:#bf4406`));
    expect(styles()).toContain(`.${variableClass(button('Got it'))}`);
    expect(variableClass(button('Mine'))).not.toBe(variableClass(button('Got it')));
  });
});

describe('useNotification', () => {
  const page = () => (
    <ConfigProviderExt theme={STILL} prefixCls="shop" app={false}>
      <Page />
    </ConfigProviderExt>
  );

  it('opens, updates and closes notifications of its holder', async () => {
    render(page());
    await click('Save');
    const node = screen.getByRole('status');
    expect(node).toHaveClass('shop-notification-notice-success');
    expect(node).toHaveTextContent('Shut');
    await click('Save');
    expect(screen.getAllByRole('status')).toEqual([node]);
    await click('Forget');
    expect(shows('Saved')).toBe(false);
  });

  it('has a duration for notifications without a button, and methods that never change', async () => {
    const { rerender } = render(page());
    await click('Save');
    await pass(1000);
    expect(shows('Saved')).toBe(false);

    apis.clear();
    rerender(page());
    rerender(page());
    expect(apis.size).toBe(1);
  });
});

describe('settings', () => {
  const provider = (duration?: number, children?: ReactNode) => (
    <ConfigProviderExt theme={STILL} locale={enUS} app={{ notification: { duration } }}>
      {children}
    </ConfigProviderExt>
  );

  it('duration of a provider applies to static calls without a button or a duration', async () => {
    const { rerender } = render(provider(8));
    await open({ title: 'Long' });
    await open({ title: 'Short', duration: 1 });
    await open({ title: 'Stays', needBtn: true });
    await pass(7900);
    expect([shows('Long'), shows('Short')]).toEqual([true, false]);
    await pass(200);
    expect([shows('Long'), shows('Stays')]).toEqual([false, true]);

    rerender(provider(1));
    await open({ title: 'Later' });
    await pass(1200);
    expect(shows('Later')).toBe(false);
  });

  it('duration of an outer provider applies in an inner one', async () => {
    render(provider(8, provider()));
    await open({ title: 'Saved' });
    await pass(7900);
    expect(shows('Saved')).toBe(true);
    await pass(200);
    expect(shows('Saved')).toBe(false);
  });

  it('config applies to calls that do not say otherwise', async () => {
    NotificationExt.config({ duration: 1, placement: 'bottomLeft' });
    render(provider(8));
    await open({ title: 'Short', placement: undefined });
    await open({ title: 'Stays', needBtn: true });
    await open({ title: 'Asks', actions: <Button>Buy</Button>, duration: 2 });
    expect(screen.getByText('Short').closest('.ant-notification-bottomLeft')).not.toBeNull();
    await pass(1200);
    expect([shows('Short'), shows('Stays'), shows('Asks')]).toEqual([false, true, true]);
    await pass(1000);
    expect(shows('Asks')).toBe(false);
    NotificationExt.config({ duration: 3, placement: 'topRight' });
  });

  it('config applies to the progress bar and to the pause on hover', async () => {
    NotificationExt.config({ showProgress: true, pauseOnHover: false });
    mount();
    await open({ title: 'Saved' });
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    fireEvent.mouseEnter(screen.getByRole('status'));
    await pass(3100);
    expect(shows('Saved')).toBe(false);
    NotificationExt.config({ showProgress: false, pauseOnHover: true });
  });
});

// The last test, because antd renders this notification in a React root of its own, where it outlives the test.
it('works in Chinese without a mounted provider, and without the warning of antd', async () => {
  // antd warns as soon as any provider on the page has a theme.
  render(<ConfigProviderExt theme={STILL} app={false} />);
  const onClose = vi.fn();
  await open({ title: 'Static', needBtn: true, onClose });
  await pass(100);
  await click('我知道了');
  await pass(5000);
  expect(onClose).toHaveBeenCalledTimes(1);
});
