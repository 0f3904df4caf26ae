import { afterEach, describe, expect, it, vi } from 'vitest';
import { onOnline } from './on-online';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('onOnline', () => {
  it('reports the current state and follows changes until it is stopped', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const listener = vi.fn();
    const stop = onOnline(listener);
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(listener.mock.calls).toEqual([[true], [false], [true]]);

    stop();
    stop();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('returns true on a server', () => {
    vi.stubGlobal('window', undefined);
    const listener = vi.fn();
    expect(onOnline(listener)).not.toThrow();
    expect(listener).toHaveBeenCalledExactlyOnceWith(true);
  });
});
