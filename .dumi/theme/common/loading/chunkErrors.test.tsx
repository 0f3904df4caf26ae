import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError, reloadOnceFor } from './chunkErrors';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
  return () => vi.unstubAllGlobals();
});

const chunkError = (request: string) =>
  Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError', request });

describe('isChunkError', () => {
  it('knows scripts and stylesheets that do not load, and nothing else', () => {
    expect(isChunkError(chunkError('/a.js'))).toBe(true);
    const style = Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' });
    expect(isChunkError(style)).toBe(true);
    expect(isChunkError(new Error('x'))).toBe(false);
    expect(isChunkError('ChunkLoadError')).toBe(false);
  });
});

describe('reloadOnceFor', () => {
  it('reloads once for a file, and a minute later for another', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(reloadOnceFor(chunkError('/a.js'))).toBe(true);
    vi.advanceTimersByTime(59_999);
    expect(reloadOnceFor(chunkError('/b.js'))).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnceFor(chunkError('/a.js'))).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnceFor(chunkError('/b.js'))).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('does not reload without a network: the page would be gone', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnceFor(chunkError('/c.js'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload where nothing can be stored, because nothing would stop a loop', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(reloadOnceFor(chunkError('/a.js'))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
