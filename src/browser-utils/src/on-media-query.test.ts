import { afterEach, describe, expect, it, vi } from 'vitest';
import { onMediaQuery } from './on-media-query';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A media query whose result the test changes. */
function stubMedia(matches: boolean) {
  const list = Object.assign(new EventTarget(), { matches });
  const matchMedia = vi.fn(() => list);
  vi.stubGlobal('matchMedia', matchMedia);
  const change = (next: boolean) =>
    list.dispatchEvent(Object.assign(new Event('change'), { matches: next }));
  return { matchMedia, change };
}

describe('onMediaQuery', () => {
  it.each([true, false])('answers at once with %s', (matches) => {
    const { matchMedia } = stubMedia(matches);
    const listener = vi.fn();

    onMediaQuery('(min-width: 768px)', listener);

    expect(matchMedia).toHaveBeenCalledExactlyOnceWith('(min-width: 768px)');
    expect(listener).toHaveBeenCalledExactlyOnceWith(matches);
  });

  it('follows changes until it is stopped', () => {
    const { change } = stubMedia(false);
    const listener = vi.fn();
    const stop = onMediaQuery('(min-width: 768px)', listener);

    change(true);
    change(false);
    expect(listener.mock.calls).toEqual([[false], [true], [false]]);

    stop();
    stop();
    change(true);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('keeps two subscriptions with one listener apart', () => {
    const { change } = stubMedia(false);
    const listener = vi.fn();
    const stop = onMediaQuery('(min-width: 768px)', listener);
    onMediaQuery('(min-width: 768px)', listener);
    listener.mockClear();

    stop();
    change(true);

    expect(listener).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('returns false on a server', () => {
    vi.stubGlobal('window', undefined);
    const listener = vi.fn();

    const stop = onMediaQuery('(min-width: 768px)', listener);

    expect(listener).toHaveBeenCalledExactlyOnceWith(false);
    expect(stop).not.toThrow();
  });
});
