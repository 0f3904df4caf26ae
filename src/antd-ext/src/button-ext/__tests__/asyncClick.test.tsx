import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonExt } from '..';
import { deferred } from './deferred';

const button = () => screen.getByRole('button', { name: /Save/ });

describe('ButtonExt with isAsyncClick', () => {
  it('is busy from the click until the promise resolves', async () => {
    const saving = deferred();
    render(
      <ButtonExt isAsyncClick onClick={() => saving.promise}>
        Save
      </ButtonExt>,
    );
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(screen.queryByRole('img', { name: 'loading' })).not.toBeInTheDocument();

    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('img', { name: 'loading' })).toBeInTheDocument();

    await act(async () => saving.resolve());
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it('hands the click event to the handler', async () => {
    const save = vi.fn(async () => {});
    render(
      <ButtonExt isAsyncClick onClick={save}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(button());

    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }));
  });

  it('ignores clicks while the promise is pending, and takes them again afterwards', async () => {
    const saving = deferred();
    const save = vi.fn(() => saving.promise);
    render(
      <ButtonExt isAsyncClick onClick={save}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(button());
    await userEvent.click(button());
    expect(save).toHaveBeenCalledTimes(1);

    await act(async () => saving.resolve());
    await userEvent.click(button());
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('runs the handler once for two clicks in the same task', async () => {
    const save = vi.fn(() => deferred().promise);
    render(
      <ButtonExt isAsyncClick onClick={save}>
        Save
      </ButtonExt>,
    );

    act(() => {
      button().click();
      button().click();
    });

    expect(save).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus while busy', async () => {
    render(
      <ButtonExt isAsyncClick onClick={() => deferred().promise}>
        Save
      </ButtonExt>,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveFocus();
  });

  it('runs the handler once while Enter is held down', async () => {
    const save = vi.fn(() => deferred().promise);
    render(
      <ButtonExt isAsyncClick onClick={save}>
        Save
      </ButtonExt>,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter>5/}');

    expect(save).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an object', {}],
    ['a function, as of antd’s messages', () => {}],
  ])('accepts %s with a then method', async (_, base) => {
    // biome-ignore lint/suspicious/noThenProperty: this is how the request objects of older libraries look.
    const then = { then: (resolve: () => void) => deferred().promise.then(resolve) };
    const request = Object.assign(base, then);
    // Those libraries type what they return as a promise.
    const send = vi.fn(() => request as Promise<unknown>);
    render(
      <ButtonExt isAsyncClick onClick={send}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(button());

    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  it('works in StrictMode', async () => {
    const saving = deferred();
    const save = vi.fn(() => saving.promise);
    render(
      <StrictMode>
        <ButtonExt isAsyncClick onClick={save}>
          Save
        </ButtonExt>
      </StrictMode>,
    );

    await userEvent.click(button());
    expect(save).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAttribute('aria-busy', 'true');

    await act(async () => saving.resolve());
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('says nothing when it is unmounted before the promise settles', async () => {
    const saving = deferred();
    const onAsyncError = vi.fn();
    const { unmount } = render(
      <ButtonExt isAsyncClick onClick={() => saving.promise} onAsyncError={onAsyncError}>
        Save
      </ButtonExt>,
    );
    await userEvent.click(button());

    unmount();
    await act(async () => saving.reject(new Error('offline')));

    expect(onAsyncError).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  // React 18 has no `Activity`.
  it.runIf(Activity)(
    'is not busy any more when the promise settled while React had hidden it',
    async () => {
      const saving = deferred();
      const page = (mode: 'visible' | 'hidden') => (
        <Activity mode={mode}>
          <ButtonExt isAsyncClick onClick={() => saving.promise}>
            Save
          </ButtonExt>
        </Activity>
      );
      const { rerender } = render(page('visible'));
      await userEvent.click(button());

      rerender(page('hidden'));
      await act(async () => saving.resolve());
      rerender(page('visible'));

      await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    },
  );

  it('warns once when the handler returns no promise, and stays idle', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const save = vi.fn();
    render(
      <ButtonExt isAsyncClick onClick={save}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(button());
    await userEvent.click(button());

    expect(save).toHaveBeenCalledTimes(2);
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('returned no promise'));
  });

  it('does nothing and warns of nothing without a handler', async () => {
    render(<ButtonExt isAsyncClick>Save</ButtonExt>);

    await userEvent.click(button());

    expect(button()).not.toHaveAttribute('aria-busy');
  });
});

describe('ButtonExt without isAsyncClick', () => {
  it('runs the handler on every click and does not wait for its promise', async () => {
    const save = vi.fn(() => deferred().promise);
    render(<ButtonExt onClick={save}>Save</ButtonExt>);

    await userEvent.click(button());
    await userEvent.click(button());

    expect(save).toHaveBeenCalledTimes(2);
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});
