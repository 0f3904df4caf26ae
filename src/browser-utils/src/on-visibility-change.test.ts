import { afterEach, describe, expect, it, vi } from 'vitest';
import { onVisibilityChange } from './on-visibility-change';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('onVisibilityChange', () => {
  it('reports the current state and follows changes until it is stopped', () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const listener = vi.fn();
    const stop = onVisibilityChange(listener);
    expect(listener.mock.calls).toEqual([[true]]);

    state.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener.mock.calls).toEqual([[true], [false]]);

    stop();
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns false on a server', () => {
    vi.stubGlobal('document', undefined);
    const listener = vi.fn();
    expect(onVisibilityChange(listener)).not.toThrow();
    expect(listener).toHaveBeenCalledExactlyOnceWith(false);
  });
});
