import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUTTON_DEBOUNCE_MS } from '../../constants';
import { ButtonExt } from '..';
import { deferred } from './deferred';

const button = () => screen.getByRole('button', { name: /Vote/ });
const click = () => userEvent.click(button());
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  // Only the clock by which the button measures; antd and user-event keep their timers.
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('ButtonExt with debounce', () => {
  it.each([
    { debounce: true, quietMs: BUTTON_DEBOUNCE_MS },
    { debounce: 1000, quietMs: 1000 },
  ])(
    '$debounce runs the first click at once, and the next one after $quietMs ms',
    async (option) => {
      const vote = vi.fn();
      render(
        <ButtonExt debounce={option.debounce} onClick={vote}>
          Vote
        </ButtonExt>,
      );

      await click();
      expect(vote).toHaveBeenCalledTimes(1);

      pass(option.quietMs);
      await click();
      expect(vote).toHaveBeenCalledTimes(2);

      pass(option.quietMs - 1);
      await click();
      expect(vote).toHaveBeenCalledTimes(2);
    },
  );

  it('means 300 ms by true', () => {
    expect(BUTTON_DEBOUNCE_MS).toBe(300);
  });

  it('measures from the last click, also from one that it ignored', async () => {
    const vote = vi.fn();
    render(
      <ButtonExt debounce={300} onClick={vote}>
        Vote
      </ButtonExt>,
    );

    await click();
    pass(200);
    await click();
    pass(299);
    await click();
    expect(vote).toHaveBeenCalledTimes(1);

    pass(300);
    await click();
    expect(vote).toHaveBeenCalledTimes(2);
  });

  it.each([false, 0, undefined])('%s runs every click', async (debounce) => {
    const vote = vi.fn();
    render(
      <ButtonExt debounce={debounce} onClick={vote}>
        Vote
      </ButtonExt>,
    );

    await click();
    await click();

    expect(vote).toHaveBeenCalledTimes(2);
  });

  it('forgets the last click when debounce changes', async () => {
    const vote = vi.fn();
    const { rerender } = render(
      <ButtonExt debounce={1000} onClick={vote}>
        Vote
      </ButtonExt>,
    );
    await click();

    rerender(
      <ButtonExt debounce={2000} onClick={vote}>
        Vote
      </ButtonExt>,
    );
    await click();
    expect(vote).toHaveBeenCalledTimes(2);

    pass(1999);
    await click();
    expect(vote).toHaveBeenCalledTimes(2);
  });

  it('keeps the last click in mind over other renders', async () => {
    const vote = vi.fn();
    const { rerender } = render(
      <ButtonExt debounce onClick={vote}>
        Vote
      </ButtonExt>,
    );
    await click();

    rerender(
      <ButtonExt debounce={300} onClick={vote}>
        Vote again
      </ButtonExt>,
    );
    await click();

    expect(vote).toHaveBeenCalledTimes(1);
  });

  it('takes an Enter key that is held as one click, however late it begins to repeat', async () => {
    const vote = vi.fn();
    const button = (debounce: boolean) => (
      <ButtonExt debounce={debounce} onClick={vote} onKeyDown={() => pass(BUTTON_DEBOUNCE_MS)}>
        Vote
      </ButtonExt>
    );
    const { rerender } = render(button(true));
    await userEvent.tab();
    await userEvent.keyboard('{Enter>4/}');
    expect(vote).toHaveBeenCalledTimes(1);
    pass(BUTTON_DEBOUNCE_MS - 1);
    await click();
    expect(vote, 'measured from where the key repeated last').toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    expect(vote).toHaveBeenCalledTimes(2);

    rerender(button(false));
    await userEvent.keyboard('{Enter>3/}');
    expect(vote).toHaveBeenCalledTimes(5);
  });

  it('does not keep a capturing handler of its user from running', async () => {
    const capture = vi.fn();
    render(
      <ButtonExt debounce onClickCapture={capture}>
        Vote
      </ButtonExt>,
    );

    await click();
    await click();

    expect(capture).toHaveBeenCalledTimes(2);
  });
});

describe('ButtonExt with debounce and isAsyncClick', () => {
  it('is idle as soon as the promise settles, not when the window closes', async () => {
    render(
      <ButtonExt isAsyncClick debounce={1000} onClick={async () => {}}>
        Vote
      </ButtonExt>,
    );

    await click();

    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('counts clicks on the busy button', async () => {
    const voting = deferred();
    const vote = vi.fn(() => voting.promise);
    render(
      <ButtonExt isAsyncClick debounce onClick={vote}>
        Vote
      </ButtonExt>,
    );

    await click();
    pass(900);
    await click();
    await act(async () => voting.resolve());
    pass(299);
    await click();
    expect(vote).toHaveBeenCalledTimes(1);

    pass(300);
    await click();
    expect(vote).toHaveBeenCalledTimes(2);
  });
});
