import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Modal, message, notification } from 'antd';
import enUS from 'antd/locale/en_US';
import { StrictMode, useEffect } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getStaticMethods } from '../../_internal/appRegistry';
import { NotificationExt } from '../../notification-ext';
import { ConfigProviderExt } from '..';
import { InForce } from './InForce';

function Greeting() {
  useEffect(() => {
    getStaticMethods().message.info('Welcome');
  }, []);
  return null;
}

const dialogOf = (text: RegExp) =>
  waitFor(() => {
    const dialog = screen.getAllByRole('dialog').find((node) => text.test(node.textContent));
    if (!dialog) throw new Error(`No dialog says ${text}`);
    return dialog;
  });

const isStatic = () => getStaticMethods().message === message;

beforeAll(() => ConfigProviderExt.config({}));

// The static ones are drawn in roots of their own, where they outlive their test by an animation; hence each test's word.
afterEach(async () => {
  await act(async () => {
    message.destroy();
    notification.destroy();
    Modal.destroyAll();
  });
  ConfigProviderExt.config({
    themeExt: undefined,
    colorMode: undefined,
    prefixCls: undefined,
    locale: undefined,
    holderRender: undefined,
  });
});

describe('the methods for calls from outside', () => {
  it('are those of the mounted provider: theme, prefix and language are its own', async () => {
    render(<ConfigProviderExt themeExt="zeus" prefixCls="admin" locale={enUS} />);

    await act(async () => {
      const { message: messages, notification: notifications, modal } = getStaticMethods();
      messages.success(<InForce word="alpha" />);
      notifications.open({ title: <InForce word="alpha" /> });
      modal.confirm({ content: <InForce word="alpha" /> });
    });

    const texts = await screen.findAllByText('alpha zeus light admin en');
    expect(texts).toHaveLength(3);
    const inMessage = texts.filter((text) => text.closest('.admin-message-success'));
    expect(inMessage).toHaveLength(1);
    expect(document.querySelector('.admin-notification-notice')).not.toBeNull();
    expect(within(await dialogOf(/alpha/)).getByRole('button', { name: 'Cancel' })).toHaveClass(
      'admin-btn',
    );
  });

  it('are those of the innermost provider, and go back when it leaves', async () => {
    const page = (inner: boolean) => (
      <StrictMode>
        <ConfigProviderExt themeExt="zeus">
          {inner && <ConfigProviderExt themeExt="hermes" />}
        </ConfigProviderExt>
      </StrictMode>
    );
    const { rerender, unmount } = render(page(false));
    const outer = getStaticMethods();
    expect(isStatic()).toBe(false);

    rerender(page(true));
    expect(getStaticMethods()).not.toBe(outer);
    await act(async () => {
      getStaticMethods().message.info(<InForce word="beta" />);
    });
    expect(await screen.findByText('beta hermes light ant zh-cn')).toBeInTheDocument();

    rerender(page(false));
    expect(getStaticMethods()).toBe(outer);

    unmount();
    expect(isStatic()).toBe(true);
  });

  it('stay those of the innermost provider when another is mounted beside it', () => {
    const page = (beside: boolean) => (
      <>
        <ConfigProviderExt>
          <ConfigProviderExt />
        </ConfigProviderExt>
        {beside && <ConfigProviderExt />}
      </>
    );
    const { rerender } = render(page(false));
    const innermost = getStaticMethods();
    rerender(page(true));
    expect(getStaticMethods()).toBe(innermost);
  });

  it('of several providers side by side are those of the last one mounted', () => {
    const page = (first: boolean, second: boolean) => (
      <>
        {first && <ConfigProviderExt key="first" themeExt="zeus" />}
        {second && <ConfigProviderExt key="second" themeExt="hermes" />}
      </>
    );
    const { rerender } = render(page(true, false));
    const first = getStaticMethods();
    rerender(page(true, true));
    const second = getStaticMethods();
    expect(second).not.toBe(first);

    // Taking the older one away changes nothing.
    rerender(page(false, true));
    expect(getStaticMethods()).toBe(second);
  });

  it('skip a provider without app', () => {
    render(
      <ConfigProviderExt themeExt="zeus" app={false}>
        <InForce word="delta" />
      </ConfigProviderExt>,
    );

    expect(isStatic()).toBe(true);
    expect(screen.getByText('delta zeus light ant zh-cn').closest('.ant-app')).toBeNull();
  });

  it('can be called by the content as soon as it is mounted', async () => {
    render(
      <ConfigProviderExt prefixCls="shop">
        <Greeting />
      </ConfigProviderExt>,
    );

    expect((await screen.findByText('Welcome')).closest('.shop-message')).not.toBeNull();
  });

  it('follow the settings of app', async () => {
    const { rerender } = render(<ConfigProviderExt app={{ message: { maxCount: 3 } }} />);
    rerender(<ConfigProviderExt app={{ message: { maxCount: 1 }, component: false }} />);
    await act(async () => {
      getStaticMethods().message.info('one');
      getStaticMethods().message.info('two');
    });

    expect(await screen.findByText('two')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('one')).not.toBeInTheDocument());
  });
});

describe('ConfigProviderExt.config', () => {
  it("reaches antd's own static methods, without any provider", async () => {
    ConfigProviderExt.config({ themeExt: 'hermes', prefixCls: 'shop', locale: enUS });
    await act(async () => {
      message.success(<InForce word="eta" />);
      notification.open({ title: <InForce word="eta" /> });
      Modal.confirm({ content: <InForce word="eta" /> });
    });

    expect(await screen.findAllByText('eta hermes light shop en')).toHaveLength(3);
    expect(within(await dialogOf(/eta /)).getByRole('button', { name: 'Cancel' })).toHaveClass(
      'shop-btn',
    );
  });

  it('reaches what is opened after an earlier message, in Chinese unless set otherwise', async () => {
    ConfigProviderExt.config({ themeExt: 'zeus' });
    await act(async () => {
      message.info(<InForce word="theta" />);
    });
    expect(await screen.findByText('theta zeus light ant zh-cn')).toBeInTheDocument();

    ConfigProviderExt.config({ themeExt: 'hermes', colorMode: 'dark' });
    await act(async () => {
      message.info('another');
      Modal.confirm({ content: <InForce word="theta" /> });
    });
    await waitFor(() => {
      expect(screen.getAllByText('theta hermes dark ant zh-cn')).toHaveLength(2);
    });
    const dialog = await dialogOf(/theta/);
    expect(within(dialog).getByRole('button', { name: '取 消' })).toBeInTheDocument();
  });

  it('adds up, and takes back what is undefined', async () => {
    ConfigProviderExt.config({ themeExt: 'zeus', prefixCls: 'admin' });
    ConfigProviderExt.config({ colorMode: 'dark' });
    ConfigProviderExt.config({ prefixCls: undefined });
    await act(async () => {
      Modal.info({ content: <InForce word="iota" /> });
    });

    expect(await screen.findByText('iota zeus dark ant zh-cn')).toBeInTheDocument();
  });

  it('holds for antd’s methods also after a notification of this library', async () => {
    ConfigProviderExt.config({ themeExt: 'zeus' });
    await act(async () => {
      NotificationExt.open({ title: <InForce word="kappa" /> });
      message.info(<InForce word="kappa" />);
    });

    expect(await screen.findAllByText('kappa zeus light ant zh-cn')).toHaveLength(2);
  });

  it('puts what holderRender draws around the content', async () => {
    ConfigProviderExt.config({
      themeExt: 'zeus',
      holderRender: (content) => (
        <ConfigProviderExt prefixCls="frame" app={false}>
          {content}
        </ConfigProviderExt>
      ),
    });
    await act(async () => {
      Modal.info({ content: <InForce word="lambda" /> });
    });

    expect(await screen.findByText('lambda zeus light frame zh-cn')).toBeInTheDocument();
  });

  // Last, for antd loses what it has drawn when the modules that draw it are others.
  it('may come after a notification which a mounted provider has drawn', async () => {
    vi.resetModules();
    const { ConfigProviderExt: Fresh } = await import('..');
    const { NotificationExt: FreshNotices } = await import('../../notification-ext');
    const { unmount } = render(<Fresh />);
    await act(async () => {
      FreshNotices.open({ title: 'Saved' });
    });
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    unmount();

    Fresh.config({ prefixCls: 'late' });
    await act(async () => {
      Modal.info({ content: 'mu' });
    });
    expect((await screen.findByText('mu')).closest('.late-modal')).not.toBeNull();
  });
});
