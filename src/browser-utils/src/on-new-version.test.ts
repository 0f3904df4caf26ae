import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onNewVersion } from './on-new-version';

const server = vi.fn<typeof fetch>();
const onChange = vi.fn();
const deploy = (version: unknown) =>
  server.mockImplementation(async () => Response.json({ version }));
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const addMeta = (content: string) => {
  document.head.innerHTML = `<meta name="app-version" content="${content}">`;
};
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  server.mockReset();
  onChange.mockReset();
  vi.stubGlobal('fetch', server);
  show('visible');
  addMeta('1.0.0');
});
afterEach(() => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('onNewVersion', () => {
  it('tells each other version once', async () => {
    deploy('1.0.0');
    stop = onNewVersion({ onChange });
    await pass(0);
    expect(server).toHaveBeenCalledExactlyOnceWith('/version.json', { cache: 'no-store' });
    expect(onChange).not.toHaveBeenCalled();

    deploy('1.1.0');
    await pass(299_999);
    expect(server).toHaveBeenCalledOnce();
    await pass(1 + 300_000);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1.1.0');

    // Taken back, then deployed again.
    deploy('1.0.0');
    await pass(300_000);
    expect(onChange).toHaveBeenCalledOnce();
    deploy('1.1.0');
    await pass(300_000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('takes the first response for the version of a page which does not say it', async () => {
    for (const content of [undefined, '']) {
      document.head.replaceChildren();
      if (content !== undefined) addMeta(content);
      deploy(7);
      stop = onNewVersion({ url: '/admin/version.json', interval: 1000, onChange });
      await pass(0);
      expect(onChange).not.toHaveBeenCalled();
      deploy(8);
      await pass(1000);
      expect(onChange).toHaveBeenCalledExactlyOnceWith('8');
      stop();
      onChange.mockReset();
    }
  });

  it('does not look while the page is hidden, and looks when it comes back late', async () => {
    deploy('1.0.0');
    stop = onNewVersion({ interval: 1000, onChange });
    await pass(0);
    await pass(400);
    show('hidden');
    await pass(300);
    show('visible');
    await pass(299);
    expect(server).toHaveBeenCalledOnce();
    await pass(1);
    expect(server).toHaveBeenCalledTimes(2);

    show('hidden');
    await pass(60_000);
    expect(server).toHaveBeenCalledTimes(2);
    show('visible');
    await pass(0);
    expect(server).toHaveBeenCalledTimes(3);
  });

  it('ignores responses without a version', async () => {
    stop = onNewVersion({ interval: 1000, onChange });
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      async () => new Response('<!doctype html>'),
      async () => Response.json({ version: '9' }, { status: 404 }),
      async () => Response.json(null),
      async () => Response.json({}),
    ];
    for (const answer of answers) {
      server.mockImplementation(answer);
      await pass(1000);
    }
    expect(onChange).not.toHaveBeenCalled();
    deploy('1.1.0');
    await pass(1000);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1.1.0');
  });

  it('says nothing after it was stopped', async () => {
    deploy('1.1.0');
    stop = onNewVersion({ onChange });
    vi.advanceTimersByTime(0);
    expect(server).toHaveBeenCalledOnce();
    stop();
    stop();
    await pass(600_000);
    expect(server).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does nothing on a server', () => {
    vi.stubGlobal('document', undefined);
    expect(onNewVersion({ onChange })).not.toThrow();
    vi.unstubAllGlobals();
    expect(server).not.toHaveBeenCalled();
  });
});
