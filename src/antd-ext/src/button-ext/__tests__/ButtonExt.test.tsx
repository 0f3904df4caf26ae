import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Popconfirm, Space, Tooltip } from 'antd';
import axe from 'axe-core';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { untyped } from '../../_internal/__tests__/untyped';
import { ButtonExt, type ButtonExtProps } from '..';
import { deferred } from './deferred';

afterEach(() => {
  vi.useRealTimers();
});

describe('what ButtonExt leaves to antd', () => {
  it('passes the other props through', () => {
    render(
      <ButtonExt type="primary" size="large" id="save" data-area="footer" className="wide">
        Save
      </ButtonExt>,
    );

    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('id', 'save');
    expect(button).toHaveAttribute('data-area', 'footer');
    expect(button).toHaveClass('ant-btn-primary', 'ant-btn-lg', 'ant-ext-button', 'wide');
  });

  it('takes a handler that returns anything, as antd does', async () => {
    const isReady = vi.fn(() => true);
    render(<ButtonExt onClick={() => isReady()}>Save</ButtonExt>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(isReady).toHaveBeenCalledOnce();
  });

  it('lets a Popconfirm take the click, and says where the promise belongs', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <Popconfirm title="Save it?" onConfirm={() => deferred().promise}>
        <ButtonExt isAsyncClick>Save</ButtonExt>
      </Popconfirm>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Save it?')).toBeInTheDocument();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/Popconfirm .* takes its click: .* onConfirm/),
    );
  });

  it('takes the class prefix from the ConfigProvider', () => {
    render(
      <ConfigProvider prefixCls="acme">
        <ButtonExt>Save</ButtonExt>
      </ConfigProvider>,
    );

    expect(screen.getByRole('button', { name: 'Save' })).toHaveClass('acme-btn', 'acme-ext-button');
  });

  it('gives the native button, or the link, to an object ref', () => {
    const button = createRef<HTMLButtonElement>();
    const link = createRef<HTMLAnchorElement>();
    render(
      <>
        <ButtonExt ref={button}>Save</ButtonExt>
        <ButtonExt ref={link} href="#help">
          Help
        </ButtonExt>
      </>,
    );

    expect(button.current).toBe(screen.getByRole('button', { name: 'Save' }));
    expect(link.current).toBe(screen.getByRole('link', { name: 'Help' }));
  });

  it('calls a function ref with the button, and with null after it', () => {
    const ref = vi.fn();
    const { unmount } = render(<ButtonExt ref={ref}>Save</ButtonExt>);
    expect(ref).toHaveBeenLastCalledWith(screen.getByRole('button', { name: 'Save' }));

    unmount();
    expect(ref).toHaveBeenLastCalledWith(null);
  });

  it('can be the anchor of a tooltip', async () => {
    render(
      <Tooltip title="Saves the draft" mouseEnterDelay={0}>
        <ButtonExt>Save</ButtonExt>
      </Tooltip>,
    );
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

    await userEvent.hover(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('tooltip')).toHaveTextContent('Saves the draft');
  });

  it('is part of a compact group', () => {
    render(
      <Space.Compact>
        <ButtonExt>Save</ButtonExt>
        <ButtonExt theme="zeus">Send</ButtonExt>
      </Space.Compact>,
    );

    expect(screen.getByRole('button', { name: 'Save' })).toHaveClass('ant-btn-compact-first-item');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveClass('ant-btn-compact-last-item');
  });
});

describe('disabled and loading', () => {
  it('runs nothing while disabled', async () => {
    const save = vi.fn(async () => {});
    render(
      <ButtonExt disabled isAsyncClick onClick={save}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('runs nothing while loading, and says so', async () => {
    const save = vi.fn(async () => {});
    render(
      <ButtonExt loading isAsyncClick onClick={save}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(screen.getByRole('button', { name: /Save/ }));

    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true');
  });

  it('stays loading after the promise when its user says so', async () => {
    const saving = deferred();
    const page = (loading: boolean) => (
      <ButtonExt loading={loading} isAsyncClick onClick={() => saving.promise}>
        Save
      </ButtonExt>
    );
    const { rerender } = render(page(false));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    rerender(page(true));
    await act(async () => saving.resolve());
    expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true');

    rerender(page(false));
    expect(screen.getByRole('button', { name: /Save/ })).not.toHaveAttribute('aria-busy');
  });

  it('waits for the delay of loading, as antd does', () => {
    vi.useFakeTimers();
    render(<ButtonExt loading={{ delay: 500 }}>Save</ButtonExt>);
    const spinner = () => screen.queryByRole('img', { name: 'loading' });

    act(() => vi.advanceTimersByTime(499));
    expect(spinner()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');

    act(() => vi.advanceTimersByTime(1));
    expect(spinner()).toBeInTheDocument();
  });

  it('takes null for no loading', () => {
    render(<ButtonExt {...untyped<ButtonExtProps>({ loading: null })}>Save</ButtonExt>);

    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  });

  it('is announced as loading at once with an icon and no delay', () => {
    render(
      <ButtonExt loading={{ icon: <span role="img" aria-label="waiting" /> }}>Save</ButtonExt>,
    );

    expect(screen.getByRole('img', { name: 'waiting' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('server and accessibility', () => {
  it('renders on the server, with and without a theme', () => {
    const html = renderToString(
      <>
        <ButtonExt isAsyncClick>Save</ButtonExt>
        <ButtonExt theme="hermes">Send</ButtonExt>
      </>,
    );

    expect(html).toContain('Save');
    expect(html).toContain('Send');
  });

  it('has no accessibility violation, idle and busy', async () => {
    const { container } = render(
      <>
        <ButtonExt isAsyncClick onClick={() => deferred().promise}>
          Save
        </ButtonExt>
        <ButtonExt href="#help" loading>
          Help
        </ButtonExt>
      </>,
    );
    // jsdom paints nothing, so colors cannot be judged here; contrast.test.ts does it on the tokens.
    const check = () => axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

    expect((await check()).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await check()).violations).toEqual([]);
  });
});
