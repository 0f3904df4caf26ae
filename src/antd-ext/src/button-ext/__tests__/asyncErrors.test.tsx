import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ButtonExt } from '..';
import { deferred } from './deferred';

const button = () => screen.getByRole('button', { name: /Save/ });
const offline = new Error('offline');

describe('a rejected promise', () => {
  it('goes to onAsyncError with the click event, and the button is idle again', async () => {
    const saving = deferred();
    const onAsyncError = vi.fn();
    render(
      <ButtonExt isAsyncClick onClick={() => saving.promise} onAsyncError={onAsyncError}>
        Save
      </ButtonExt>,
    );
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');

    await act(async () => saving.reject(offline));

    expect(onAsyncError).toHaveBeenCalledExactlyOnceWith(
      offline,
      expect.objectContaining({ type: 'click' }),
    );
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('lets the button be clicked again', async () => {
    const save = vi.fn(() => Promise.reject(offline));
    render(
      <ButtonExt isAsyncClick onClick={save} onAsyncError={() => {}}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(button());
    await userEvent.click(button());

    expect(save).toHaveBeenCalledTimes(2);
  });
});

/** A promise of another library, whose `then` is all that is known of it. */
class Foreign implements PromiseLike<void> {
  constructor(readonly then: PromiseLike<void>['then']) {}
}

describe('a foreign promise', () => {
  it.each<[string, PromiseLike<void>['then']]>([
    [
      'rejects',
      (_, reject) => {
        reject?.(offline);
        return new Promise(() => {});
      },
    ],
    [
      'fails to be followed',
      () => {
        throw offline;
      },
    ],
  ])('that %s goes to onAsyncError', async (_, then) => {
    const onAsyncError = vi.fn();
    render(
      <ButtonExt isAsyncClick onClick={() => new Foreign(then)} onAsyncError={onAsyncError}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(button());

    expect(onAsyncError).toHaveBeenCalledExactlyOnceWith(offline, expect.anything());
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});

describe('a rejected promise without onAsyncError', () => {
  const others = process.listeners('unhandledRejection');
  afterEach(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  });

  it('is reported once as an unhandled rejection, and the button is idle again', async () => {
    const report = vi.fn();
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', report);
    const saving = deferred();
    render(
      <ButtonExt isAsyncClick onClick={() => saving.promise}>
        Save
      </ButtonExt>,
    );
    await userEvent.click(button());

    await act(async () => saving.reject(offline));
    // Node.js reports after the microtasks of the current task.
    await new Promise((resolve) => setTimeout(resolve));

    expect(report).toHaveBeenCalledExactlyOnceWith(offline, expect.any(Promise));
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});

describe('an error thrown at once', () => {
  it('is reported to the window, not to onAsyncError, and the next click works', async () => {
    const report = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', report);
    const onAsyncError = vi.fn();
    const save = vi.fn((): Promise<void> => {
      throw offline;
    });
    render(
      <ButtonExt isAsyncClick onClick={save} onAsyncError={onAsyncError}>
        Save
      </ButtonExt>,
    );

    await userEvent.click(button());
    expect(button()).not.toHaveAttribute('aria-busy');
    await userEvent.click(button());
    window.removeEventListener('error', report);

    expect(save).toHaveBeenCalledTimes(2);
    // React 18 reports each of them twice.
    expect(new Set(report.mock.calls.map(([{ error }]) => error))).toEqual(new Set([offline]));
    expect(onAsyncError).not.toHaveBeenCalled();
  });
});
