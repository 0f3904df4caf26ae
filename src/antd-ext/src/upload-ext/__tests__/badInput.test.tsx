import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PENDING_WARNING_MS } from '../../constants';
import { UploadExt, type UploadExtProps } from '..';
import { fileOf, names, pick, requests } from './files';

/** What types forbid and JavaScript passes. */
const wrong = (props: Record<string, unknown>) => props as UploadExtProps;

const listen = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

describe('a warning that helps, and no crash', () => {
  it.each<[string, UploadExtProps, string[], string]>([
    ['a value that is no list', wrong({ value: 'a.pdf' }), [], 'got a value of type string'],
    [
      'entries that are no files',
      wrong({ value: [null, { uid: '1', name: 'a' }, 7] }),
      ['a 移除'],
      'entries that are no files',
    ],
    [
      'the same uid twice',
      {
        value: [
          { uid: '1', name: 'a' },
          { uid: '1', name: 'b' },
        ],
      },
      ['a 移除', 'b 移除'],
      'several files with the uid 1',
    ],
    [
      'no uid beside one that looks like ours',
      wrong({ value: [{ name: 'a' }, { uid: 'ext-0', name: 'b' }, { uid: 'ext-0', name: 'c' }] }),
      ['a 移除', 'b 移除', 'c 移除'],
      'several files with the uid ext-0',
    ],
    ['maxSize={NaN}', { maxSize: Number.NaN }, [], 'maxSize={NaN}, which is ignored'],
    ['maxSize={-1}', { maxSize: -1 }, [], 'maxSize={-1}, which is ignored'],
    ['maxCount={0}', { maxCount: 0 }, [], 'maxCount={0}, which is ignored'],
    [
      'fileList',
      wrong({ fileList: [{ uid: '1', name: 'a' }] }),
      [],
      'Pass value, defaultValue and request in their place',
    ],
  ])('%s', (_, props, shown, text) => {
    const warn = listen();
    render(<UploadExt {...props} />);

    expect(names()).toEqual(shown);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('[@mtools/antd-ext] UploadExt'));
  });

  it('neither request nor action', async () => {
    const warn = listen();
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        open() {}
        setRequestHeader() {}
        abort() {}
        send() {}
      },
    );
    render(<UploadExt />);
    await pick(fileOf('a.pdf'));
    vi.unstubAllGlobals();

    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('neither request nor action'),
    );
  });

  it('a request that returns no promise: the file is done', async () => {
    const warn = listen();
    render(<UploadExt {...wrong({ request: () => ({ url: '/a' }) })} />);
    await pick(fileOf('a.pdf'));

    expect(screen.getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', '/a');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('returned no promise'));
  });

  it('a progress that is no number, as for a file of 0 bytes', async () => {
    const warn = listen();
    const { request, progress, resolve } = requests();
    render(<UploadExt request={request} />);
    await pick(fileOf('empty.txt', { size: 0 }));
    await progress(0 / 0);

    expect(names()[0]).toContain('empty.txt 0 B');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('got NaN as progress'));
    await resolve();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('a request that says nothing', () => {
  it.each([
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a number', 42, '42'],
  ])('is rejected with %s: it is kept, and a warning helps', async (_, reason, name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const change = vi.fn();
    const { request, reject } = requests();
    render(<UploadExt request={request} onChange={change} />);
    await pick(fileOf('a.pdf'));
    await reject(reason);

    expect(screen.getByText('上传失败')).toBeInTheDocument();
    expect(change.mock.lastCall?.[0][0].error).toBe(reason);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`rejected with ${name}, so nobody learns`),
    );
  });

  it('is told after 30 s without a response or progress, and not when it is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { request, progress, reject } = requests();
    const { unmount } = render(<UploadExt request={request} />);
    await pick(fileOf('a.pdf'));
    await reject('Quota exceeded');
    vi.advanceTimersByTime(PENDING_WARNING_MS);
    await pick(fileOf('b.pdf'));
    vi.advanceTimersByTime(PENDING_WARNING_MS - 1000);
    await progress(50);
    vi.advanceTimersByTime(PENDING_WARNING_MS - 1000);
    expect(warn).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1000);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('for 30 s'));
    unmount();
    vi.useRealTimers();
  });
});

describe('without a word', () => {
  it.each([
    [-5, 0],
    [250, 100],
    [Number.POSITIVE_INFINITY, 100],
  ])('a progress of %d is %d', async (given, percent) => {
    const change = vi.fn();
    const { request, progress } = requests();
    render(<UploadExt request={request} onChange={change} />);
    await pick(fileOf('a.pdf'));
    await progress(given);

    expect(change.mock.lastCall?.[0]).toMatchObject([{ status: 'uploading', percent }]);
  });

  it.each([
    ['a text', 'Quota exceeded', 'Quota exceeded'],
    ['an object', { message: 'Quota exceeded' }, 'Quota exceeded'],
  ])(
    'a request that rejects with %s: it is kept, and what can be said is said',
    async (_, reason, text) => {
      const change = vi.fn();
      const { request, reject } = requests();
      render(<UploadExt request={request} onChange={change} />);
      await pick(fileOf('a.pdf'));
      await reject(reason);

      expect(screen.getByText(text)).toBeInTheDocument();
      expect(change.mock.lastCall?.[0][0].error).toBe(reason);
    },
  );

  it('a request that throws at once is one that failed', async () => {
    const request = () => {
      throw new Error('No network');
    };
    render(<UploadExt request={request} />);
    await pick(fileOf('a.pdf'));

    expect(screen.getByText('No network')).toBeInTheDocument();
  });

  it('a request that stays pending can be cancelled', async () => {
    const signals: AbortSignal[] = [];
    const { unmount } = render(
      <UploadExt
        request={(_, { signal }) => {
          signals.push(signal);
          return new Promise<never>(() => {});
        }}
      />,
    );
    await pick(fileOf('a.pdf'));
    screen.getByRole('button', { name: '取消 a.pdf' }).click();
    await vi.waitFor(() => expect(names()).toEqual([]));

    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
    unmount();
  });

  it('null, or no uid; the files of the user stay as they are', () => {
    const { rerender } = render(<UploadExt value={null} />);
    expect(names()).toEqual([]);

    const value = wrong({ value: [{ name: 'a' }, { name: 'b' }] }).value;
    rerender(<UploadExt value={value} />);
    expect(names()).toEqual(['a 移除', 'b 移除']);
    expect(value).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('no uid; each file can be taken away by itself', async () => {
    render(<UploadExt {...wrong({ defaultValue: [{ name: 'a' }, { name: 'b' }] })} />);
    screen.getByRole('button', { name: '移除 a' }).click();

    await vi.waitFor(() => expect(names()).toEqual(['b 移除']));
  });

  it('a hostile name is shown, without being able to do anything', async () => {
    const { request, last } = requests();
    render(<UploadExt request={request} />);
    const name = '<img src=x onerror=alert(1)>\u202egnp.exe';
    await pick(fileOf(name));

    expect(names()[0]).toContain('<img src=x onerror=alert(1)>\ufffdgnp.exe');
    expect(document.querySelector('img')).not.toBeInTheDocument();
    expect(last().file.name).toBe(name);
  });

  it('an address that is a script is no link', () => {
    const value = [{ uid: '1', name: 'a', url: 'javascript:alert(1)' }];
    render(<UploadExt value={value} />);

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(names()).toEqual(['a 移除']);
  });
});
