import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonExt, type ButtonExtProps } from '..';
import { deferred } from './deferred';

describe('ButtonExt as a submit button', () => {
  function renderForm(props: ButtonExtProps) {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Title" />
        <ButtonExt htmlType="submit" {...props}>
          Send
        </ButtonExt>
      </form>,
    );
    return { onSubmit, button: screen.getByRole('button', { name: /Send/ }) };
  }

  it('submits once for two clicks in the same task', () => {
    const { onSubmit, button } = renderForm({
      isAsyncClick: true,
      onClick: () => deferred().promise,
    });

    act(() => {
      button.click();
      button.click();
    });

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does not submit while busy, neither by click nor by Enter in a field', async () => {
    const sending = deferred();
    const { onSubmit, button } = renderForm({ isAsyncClick: true, onClick: () => sending.promise });

    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Hello{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');

    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);

    await act(async () => sending.resolve());
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('does not submit by a click that debounce ignores', async () => {
    const { onSubmit, button } = renderForm({ debounce: 60_000 });

    await userEvent.click(button);
    await userEvent.click(button);

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('ButtonExt as a link', () => {
  const link = () => screen.getByRole('link', { name: /Export/ });

  function renderLink(props: ButtonExtProps) {
    /** Whether each click was followed; jsdom itself cannot navigate. */
    const followed: boolean[] = [];
    const note = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    render(
      <ButtonExt href="/export" {...props}>
        Export
      </ButtonExt>,
    );
    window.addEventListener('click', note);
    return { followed, stop: () => window.removeEventListener('click', note) };
  }

  it('is followed by the first click only, as long as the promise is pending', async () => {
    const exporting = deferred();
    const { followed, stop } = renderLink({ isAsyncClick: true, onClick: () => exporting.promise });

    act(() => {
      link().click();
      link().click();
    });
    await userEvent.click(link());
    expect(followed).toEqual([true, false, false]);

    await act(async () => exporting.resolve());
    await userEvent.click(link());
    stop();
    expect(followed).toEqual([true, false, false, true]);
  });

  it('says that it is busy and disabled only while it is', async () => {
    const exporting = deferred();
    const { stop } = renderLink({ isAsyncClick: true, onClick: () => exporting.promise });
    expect(link()).toHaveAttribute('aria-disabled', 'false');

    await userEvent.click(link());
    expect(link()).toHaveAttribute('aria-busy', 'true');
    expect(link()).toHaveAttribute('aria-disabled', 'true');
    expect(link()).toHaveFocus();

    await act(async () => exporting.resolve());
    stop();
    expect(link()).not.toHaveAttribute('aria-busy');
    expect(link()).toHaveAttribute('aria-disabled', 'false');
  });

  it('to the page itself says so as well', async () => {
    const { stop } = renderLink({
      href: '',
      isAsyncClick: true,
      onClick: () => deferred().promise,
    });
    // Testing Library takes an empty address for none.
    const anchor = screen.getByText('Export').closest('a');
    expect(anchor).toHaveAttribute('aria-disabled', 'false');

    await userEvent.click(screen.getByText('Export'));
    stop();
    expect(anchor).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    [true, false, 'true'],
    [undefined, true, 'true'],
    [false, true, 'false'],
  ])('with disabled %s where disabled is %s around it says %s', (disabled, around, said) => {
    render(
      <ConfigProvider componentDisabled={around}>
        <ButtonExt href="/export" disabled={disabled}>
          Export
        </ButtonExt>
      </ConfigProvider>,
    );

    expect(screen.getByText('Export').closest('a')).toHaveAttribute('aria-disabled', said);
  });

  it('stays disabled when it is enabled again before the promise settles', async () => {
    const page = (disabled: boolean) => (
      <ConfigProvider componentDisabled={disabled}>
        <ButtonExt href="#export" isAsyncClick onClick={() => deferred().promise}>
          Export
        </ButtonExt>
      </ConfigProvider>
    );
    const { rerender } = render(page(false));
    await userEvent.click(link());

    rerender(page(true));
    // antd takes the address from a disabled link, so it is no link for a moment.
    expect(screen.getByText('Export').closest('a')).toHaveAttribute('aria-disabled', 'true');
    rerender(page(false));

    expect(link()).toHaveAttribute('aria-disabled', 'true');
  });
});
