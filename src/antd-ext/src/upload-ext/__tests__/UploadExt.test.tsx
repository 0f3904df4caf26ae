import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form, Upload, type UploadFile } from 'antd';
import enUS from 'antd/locale/en_US';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { failuresOf } from '../../_internal/__tests__/failures';
import { ConfigProviderExt } from '../../config-provider-ext';
import { UploadExt, type UploadExtProps } from '..';
import { fileOf, names, pick, requests, settled } from './files';

const SAVED: UploadFile[] = [
  { uid: '1', name: 'old.pdf', status: 'done', url: '/files/old.pdf', size: 2048 },
];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bar = () => screen.queryByRole('progressbar');

interface ParentProps extends Pick<UploadExtProps, 'request'> {
  /** What the parent makes of a change; `false` if it does not listen. */
  take: (...change: Parameters<NonNullable<UploadExtProps['onChange']>>) => UploadFile[] | false;
}

/** A page which controls the files in its own way. */
function Parent({ request, take }: ParentProps) {
  const [files, setFiles] = useState<UploadFile[]>([]);
  return (
    <UploadExt
      value={files}
      onChange={(...change) => setFiles((old) => take(...change) || old)}
      request={request}
    />
  );
}

describe('request of UploadExt', () => {
  it('sends a file: uploading with progress, then done with its address and response', async () => {
    const change = vi.fn<NonNullable<UploadExtProps['onChange']>>();
    const { request, last, progress, resolve } = requests();
    render(<UploadExt request={request} onChange={change} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();

    await pick(fileOf('a.pdf', { size: 1536 }));
    expect(last().file.name).toBe('a.pdf');
    expect(screen.getByRole('list', { name: '文件列表' })).toBeInTheDocument();
    expect(names()[0]).toContain('a.pdf 1.5 KB');
    expect(bar()).toHaveAccessibleName('正在上传 a.pdf');
    expect(bar()).toHaveAttribute('aria-valuenow', '0');

    await progress(41.6);
    expect(bar()).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await resolve({ url: '/files/7', response: { id: 7 } });
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', '/files/7');
    expect(screen.getByRole('status')).toHaveTextContent('a.pdf: 上传完成');
    expect(change.mock.calls.map(([files]) => files.map(({ status }) => status))).toEqual([
      ['uploading'],
      ['uploading'],
      ['done'],
    ]);
    expect(change.mock.lastCall).toMatchObject([
      [{ name: 'a.pdf', status: 'done', percent: 100, url: '/files/7', response: { id: 7 } }],
      { file: { name: 'a.pdf', url: '/files/7' } },
    ]);
  });

  it('says what went wrong, and sends the file once more', async () => {
    const { request, sent, reject, progress, resolve } = requests();
    render(<UploadExt request={request} />);
    await pick(fileOf('a.pdf'));
    await progress(80);
    await reject(new Error('The disk is full'));

    expect(screen.getByText('The disk is full')).toBeInTheDocument();
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('a.pdf: 上传失败');

    await userEvent.click(button('重试 a.pdf'));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.file).toBe(sent[0]?.file);
    expect(screen.queryByText('The disk is full')).not.toBeInTheDocument();
    expect(bar()).toHaveAttribute('aria-valuenow', '0');

    // Told again, and the keyboard stays at the file.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button('取消 a.pdf')).toHaveFocus();

    await resolve();
    expect(screen.queryByRole('button', { name: /重试/ })).not.toBeInTheDocument();
    expect(names()).toHaveLength(1);
  });

  it('is aborted by cancelling; what it says afterwards is not heard', async () => {
    const change = vi.fn();
    const { request, last, resolve, progress } = requests();
    render(<UploadExt request={request} onChange={change} />);
    await pick(fileOf('a.pdf'));
    expect(last().context.signal.aborted).toBe(false);

    await userEvent.click(button('取消 a.pdf'));
    await waitFor(() => expect(last().context.signal.aborted).toBe(true));
    expect(names()).toEqual([]);
    expect(change).toHaveBeenLastCalledWith([], {
      file: expect.objectContaining({ name: 'a.pdf', status: 'removed' }),
      fileList: [],
    });

    change.mockClear();
    await progress(50);
    await resolve({ url: '/late' });
    expect(change).not.toHaveBeenCalled();
    expect(names()).toEqual([]);
  });

  it.each(['done', 'a failure'])('is not aborted once it is %s', async (end) => {
    const kit = requests();
    const { unmount } = render(<UploadExt request={kit.request} />);
    await pick(fileOf('a.pdf'));
    await pick(fileOf('b.pdf'));
    await (end === 'done' ? kit.resolve() : kit.reject('no'));

    await userEvent.click(button(/移除 b.pdf/));
    unmount();
    expect(kit.sent.map(({ context }) => context.signal.aborted)).toEqual([true, false]);
  });

  it('is aborted by unmounting, also the second try', async () => {
    const change = vi.fn();
    const { request, sent, reject, resolve } = requests();
    const { unmount } = render(
      <StrictMode>
        <UploadExt request={request} onChange={change} />
      </StrictMode>,
    );
    await pick(fileOf('a.pdf'));
    await reject('no');
    await userEvent.click(button('重试 a.pdf'));
    expect(sent[1]?.context.signal.aborted).toBe(false);

    unmount();
    expect(sent[1]?.context.signal.aborted).toBe(true);
    change.mockClear();
    await resolve();
    expect(change).not.toHaveBeenCalled();
  });

  it('sends several files side by side, each with its own fate', async () => {
    const { request, sent } = requests();
    render(<UploadExt multiple request={request} />);
    await pick(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
    expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);

    await act(async () => {
      sent[2]?.resolve({});
      sent[0]?.context.onProgress(10);
      sent[1]?.reject('Broken');
      await settled();
    });

    const items = screen.getAllByRole('listitem');
    expect(within(items[0] as HTMLElement).getByRole('progressbar')).toBeInTheDocument();
    expect(within(items[1] as HTMLElement).getByText('Broken')).toBeInTheDocument();
    expect(items[2]).toHaveTextContent(/^c\.pdf 3 B移除$/);
  });

  it('can be antd’s own, with an action', async () => {
    const send = vi.fn();
    const headers = vi.fn();
    const abort = vi.fn();
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {};
        open = vi.fn();
        setRequestHeader = headers;
        abort = abort;
        send = send;
      },
    );
    render(<UploadExt action="/api/files" headers={{ 'X-Token': 't' }} />);
    await pick(fileOf('a.pdf'));
    vi.unstubAllGlobals();

    expect(send.mock.calls[0]?.[0].get('file').name).toBe('a.pdf');
    expect(headers).toHaveBeenCalledWith('X-Token', 't');
    expect(abort).not.toHaveBeenCalled();
    await userEvent.click(button('取消 a.pdf'));
    await waitFor(() => expect(abort).toHaveBeenCalledOnce());
  });

  it('is over when it is done; a progress that comes later is not heard', async () => {
    const { request, progress, resolve } = requests();
    render(<UploadExt request={request} />);
    await pick(fileOf('a.pdf'));
    await resolve({ url: '/a' });
    await progress(50);

    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'a.pdf' })).toBeInTheDocument();
  });

  it('is the one of the latest render, also for a second try', async () => {
    const first = requests();
    const second = requests();
    const { rerender } = render(<UploadExt request={first.request} />);
    await pick(fileOf('a.pdf'));
    await first.reject('no');
    rerender(<UploadExt request={second.request} />);
    await userEvent.click(button('重试 a.pdf'));

    expect(first.sent).toHaveLength(1);
    expect(second.sent).toHaveLength(1);
  });

  it('sends a failed file of the value once more, which antd has never seen', async () => {
    const { request, resolve } = requests();
    // A plain File: antd has not given it a `uid`.
    const originFileObj = fileOf('a.pdf') as UploadFile['originFileObj'];
    const failed: UploadFile = { uid: '1', name: 'a.pdf', status: 'error', originFileObj };
    render(<UploadExt defaultValue={[failed]} request={request} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();

    await userEvent.click(button('重试 a.pdf'));
    expect(bar()).toHaveAccessibleName('正在上传 a.pdf');
    await resolve({ url: '/a' });
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', '/a');
  });
});

describe('files of UploadExt', () => {
  it('are kept by the component where the value is undefined', async () => {
    const { request, resolve } = requests();
    render(<UploadExt value={undefined} defaultValue={SAVED} request={request} />);
    expect(screen.getByRole('link', { name: 'old.pdf' })).toHaveAttribute('href', '/files/old.pdf');
    expect(names()[0]).toContain('2 KB');

    await pick(fileOf('a.pdf'));
    await resolve();
    await userEvent.click(button('移除 old.pdf'));
    expect(names()).toEqual([expect.stringContaining('a.pdf')]);
  });

  it('are those of a controlled value, and nothing else', async () => {
    const change = vi.fn();
    render(<UploadExt value={SAVED} onChange={change} request={requests().request} />);
    await pick(fileOf('a.pdf'));
    expect(names()).toEqual([expect.stringContaining('old.pdf')]);
    expect(change.mock.lastCall?.[0]).toHaveLength(2);

    await userEvent.click(button('移除 old.pdf'));
    expect(names()).toHaveLength(1);
  });

  it('do not stay uploading when a parent misses an event, or only listens to the last', async () => {
    const { request, resolve, progress } = requests();
    const { unmount } = render(
      <Parent request={request} take={(list, { file }) => file.status === 'uploading' && list} />,
    );
    await pick(fileOf('a.pdf'));
    await progress(60);
    expect(bar()).toHaveAttribute('aria-valuenow', '60');
    await resolve({ url: '/a' });
    expect(screen.getByRole('link', { name: 'a.pdf' })).toBeInTheDocument();
    unmount();

    render(<Parent request={request} take={(list, { file }) => file.status === 'done' && list} />);
    await pick(fileOf('b.pdf'));
    expect(names()).toEqual([]);
    await resolve();
    expect(names()).toEqual([expect.stringContaining('b.pdf')]);
  });

  it('are as far as their upload, although a parent only takes new ones', async () => {
    const { request, progress, resolve } = requests();
    render(
      <Parent
        request={request}
        take={(list, { file }) => file.status === 'uploading' && !file.percent && list}
      />,
    );
    await pick(fileOf('a.pdf'));
    await progress(60);
    expect(bar()).toHaveAttribute('aria-valuenow', '60');
    await resolve({ url: '/a' });
    expect(screen.getByRole('link', { name: 'a.pdf' })).toBeInTheDocument();
  });

  it('are further than their upload where a parent says so', async () => {
    const { request, progress } = requests();
    render(
      <Parent request={request} take={(list) => list.map((file) => ({ ...file, percent: 90 }))} />,
    );
    await pick(fileOf('a.pdf'));
    await progress(10);
    expect(bar()).toHaveAttribute('aria-valuenow', '90');
  });

  it('keep what a parent has made of them when another one is done', async () => {
    const { request, resolve } = requests();
    render(
      <Parent
        request={request}
        take={(list, { file }) =>
          list.map((one) =>
            one.uid === file.uid && one.name === 'a.pdf' && one.status === 'done'
              ? { ...one, url: '/mine' }
              : one,
          )
        }
      />,
    );
    await pick(fileOf('a.pdf'));
    await resolve({ url: '/a' });
    expect(screen.getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', '/mine');

    await pick(fileOf('b.pdf'));
    await resolve({ url: '/b' });
    expect(screen.getByRole('link', { name: 'b.pdf' })).toHaveAttribute('href', '/b');
    expect(screen.getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', '/mine');
  });

  it('go on while a parent keeps them', async () => {
    const { request, last } = requests();
    render(
      <Parent request={request} take={(list, { file }) => file.status !== 'removed' && list} />,
    );
    await pick(fileOf('a.pdf'));
    await userEvent.click(button('取消 a.pdf'));

    expect(bar()).toBeInTheDocument();
    expect(last().context.signal.aborted).toBe(false);
  });

  it('go from the value as it is now', async () => {
    const change = vi.fn();
    const page = (value: UploadFile[]) => <UploadExt value={value} onChange={change} />;
    const { rerender } = render(page(SAVED));
    const added: UploadFile = { uid: '2', name: 'new.pdf', status: 'done' };
    rerender(page([...SAVED, added]));
    await userEvent.click(button('移除 old.pdf'));

    expect(change.mock.lastCall?.[0]).toEqual([added]);
  });

  it('show a second try, although a parent only keeps what failed or is done', async () => {
    const { request, reject, resolve } = requests();
    render(
      <Parent request={request} take={(list, { file }) => file.status !== 'uploading' && list} />,
    );
    await pick(fileOf('a.pdf'));
    await reject('Broken');
    expect(screen.getByText('Broken')).toBeInTheDocument();

    await userEvent.click(button('重试 a.pdf'));
    expect(bar()).toBeInTheDocument();
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
    await resolve();
    expect(names()).toEqual([expect.stringMatching(/^a\.pdf 3 B移除$/)]);
  });

  it('are as a parent makes them, for instance faulty although the upload went well', async () => {
    const { request, resolve } = requests();
    const judge = (list: UploadFile[]) =>
      list.map((file) =>
        file.response ? { ...file, status: 'error' as const, error: 'A virus' } : file,
      );
    render(<Parent request={request} take={judge} />);
    await pick(fileOf('a.pdf'));
    await resolve({ response: { code: 3 } });

    expect(screen.getByText('A virus')).toBeInTheDocument();
  });

  it('are aborted when a parent takes them away', async () => {
    const { request, last } = requests();
    const page = (value: UploadFile[] | undefined, change?: UploadExtProps['onChange']) => (
      <UploadExt value={value} onChange={change} request={request} />
    );
    const change = vi.fn();
    const { rerender } = render(page([], change));
    await pick(fileOf('a.pdf'));
    rerender(page(change.mock.lastCall?.[0]));
    expect(names()).toHaveLength(1);
    expect(last().context.signal.aborted).toBe(false);

    rerender(page([]));
    expect(last().context.signal.aborted).toBe(true);
    expect(names()).toEqual([]);
  });

  it('are a field of a form, which can be reset', async () => {
    const { request, resolve } = requests();
    const finish = vi.fn();
    render(
      <Form onFinish={finish}>
        <Form.Item name="files" label="Contract" rules={[{ required: true, message: 'Missing' }]}>
          <UploadExt request={request} />
        </Form.Item>
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </Form>,
    );
    await userEvent.click(button('Send'));
    expect(await screen.findByText('Missing')).toBeInTheDocument();

    await pick(fileOf('a.pdf'));
    await resolve({ url: '/a' });
    await waitFor(() => expect(screen.queryByText('Missing')).not.toBeInTheDocument());
    await userEvent.click(button('Send'));
    await waitFor(() =>
      expect(finish).toHaveBeenCalledWith({
        files: [expect.objectContaining({ name: 'a.pdf', status: 'done', url: '/a' })],
      }),
    );

    await userEvent.click(button('Reset'));
    expect(names()).toEqual([]);
  });

  it('can be asked for before they go', async () => {
    const remove = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(undefined);
    render(<UploadExt defaultValue={SAVED} onRemove={remove} />);
    await userEvent.click(button('移除 old.pdf'));
    expect(names()).toHaveLength(1);

    await userEvent.click(button('移除 old.pdf'));
    expect(names()).toEqual([]);
    expect(remove).toHaveBeenCalledWith(SAVED[0]);
  });

  it('go one by one, whatever came or went while somebody was asked', async () => {
    const answers: ((allowed?: boolean) => void)[] = [];
    const { request, sent } = requests();
    render(
      <UploadExt
        defaultValue={[...SAVED, { uid: '2', name: 'older.pdf', status: 'done' }]}
        request={request}
        onRemove={() => new Promise((resolve) => answers.push(resolve))}
      />,
    );
    await userEvent.click(button('移除 old.pdf'));
    await userEvent.click(button('移除 older.pdf'));
    await pick(fileOf('new.pdf'));
    await act(async () => {
      for (const answer of answers) answer();
      await settled();
    });

    expect(names()).toEqual([expect.stringContaining('new.pdf')]);
    expect(sent[0]?.context.signal.aborted).toBe(false);
  });

  it('stay unsent with a beforeUpload that says so', async () => {
    const { request } = requests();
    const change = vi.fn();
    render(<UploadExt request={request} beforeUpload={() => false} onChange={change} />);
    await pick(fileOf('a.pdf'));

    expect(names()).toEqual([expect.stringContaining('a.pdf')]);
    expect(request).not.toHaveBeenCalled();
    expect(change.mock.lastCall?.[0][0].status).toBeUndefined();
  });
});

describe('limits of UploadExt', () => {
  it('refuse files before they are sent, and one notification says why', async () => {
    const { request } = requests();
    render(
      <UploadExt
        multiple
        accept=".pdf"
        maxSize={0.5}
        maxCount={2}
        defaultValue={SAVED}
        request={request}
      />,
    );
    expect(document.querySelector('input[type="file"]')).toHaveAttribute('accept', '.pdf');
    await pick(
      fileOf('a.exe'),
      fileOf('b.pdf', { size: 512 * 1024 + 1 }),
      fileOf('c.pdf'),
      fileOf('d.pdf'),
    );

    expect(request.mock.calls.map(([file]) => file.name)).toEqual(['c.pdf']);
    expect(names()).toHaveLength(2);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('以下文件未上传');
    expect(alert).toHaveTextContent('a.exe: 类型不符，只接受 .pdf');
    expect(alert).toHaveTextContent('b.pdf: 超过 512 KB');
    expect(alert).toHaveTextContent('d.pdf: 最多 2 个文件');
    expect(alert).not.toHaveTextContent('c.pdf');
  });

  it('say why until the next choice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { request } = requests();
    render(
      // With motion the node stays until its animation ends, which in jsdom it does late.
      <ConfigProvider theme={{ token: { motion: false } }}>
        <UploadExt accept=".pdf" request={request} />
      </ConfigProvider>,
    );
    await pick(fileOf('a.exe'));
    expect(await screen.findByRole('alert')).toHaveTextContent('a.exe');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('a.exe');

    await pick(fileOf('b.exe'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^(?!.*a\.exe).*b\.exe/),
    );
    await pick(fileOf('c.pdf'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('name the types of an accept that is an object', async () => {
    const { request } = requests();
    render(<UploadExt accept={{ format: '.pdf' }} request={request} />);
    expect(document.querySelector('input[type="file"]')).toHaveAttribute('accept', '.pdf');
    await pick(fileOf('a.exe'));

    expect(await screen.findByRole('alert')).toHaveTextContent('a.exe: 类型不符，只接受 .pdf');
  });

  it('keep a file out though onReject fails, and tell of each', async () => {
    const broken = new Error('broken');
    const { request } = requests();
    const reject = vi.fn(() => {
      throw broken;
    });
    render(<UploadExt multiple accept=".pdf" request={request} onReject={reject} />);
    expect(await failuresOf(() => pick(fileOf('a.exe'), fileOf('b.exe')))).toEqual([broken]);
    expect(reject).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('a.exe')).toBeNull();
    expect(request).not.toHaveBeenCalled();
  });

  it('are those of the page around it where it has no accept', async () => {
    const reject = vi.fn();
    const { request } = requests();
    const page = (accept?: UploadExtProps['accept']) => (
      <ConfigProvider upload={{ accept: '.pdf' }}>
        <UploadExt accept={accept} request={request} onReject={reject} />
      </ConfigProvider>
    );
    const { rerender } = render(page());
    expect(document.querySelector('input[type="file"]')).toHaveAttribute('accept', '.pdf');
    await pick(fileOf('a.png'));
    expect(reject.mock.calls).toEqual([[expect.objectContaining({ name: 'a.png' }), 'type']]);
    expect(request).not.toHaveBeenCalled();

    rerender(page('.png'));
    expect(document.querySelector('input[type="file"]')).toHaveAttribute('accept', '.png');
    await pick(fileOf('a.png'), fileOf('b.pdf'));
    expect(request.mock.calls.map(([file]) => file.name)).toEqual(['a.png']);

    rerender(page(''));
    await pick(fileOf('c.txt'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('count files whose check is not done yet, and forget those that it refuses', async () => {
    const answers: ((answer?: string) => void)[] = [];
    const { request } = requests();
    const reject = vi.fn();
    render(
      <UploadExt
        multiple
        maxCount={2}
        request={request}
        onReject={reject}
        beforeUpload={() => new Promise<string | undefined>((resolve) => answers.push(resolve))}
      />,
    );
    const answer = (says: Array<string | undefined>) =>
      act(async () => {
        for (const each of says) answers.shift()?.(each);
        await settled();
      });
    await pick(fileOf('a.pdf'), fileOf('b.pdf'));
    await pick(fileOf('c.pdf'));
    expect(reject).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'c.pdf' }),
      'count',
    );

    await answer([undefined, Upload.LIST_IGNORE]);
    await pick(fileOf('d.pdf'));
    await answer([undefined]);
    expect(request.mock.calls.map(([file]) => file.name)).toEqual(['a.pdf', 'd.pdf']);
    await pick(fileOf('e.pdf'));
    expect(reject).toHaveBeenCalledTimes(2);
  });

  it('count each file until it is listed itself', async () => {
    const answers: (() => void)[] = [];
    const reject = vi.fn();
    render(
      <UploadExt
        maxCount={2}
        request={requests().request}
        onReject={reject}
        beforeUpload={() => new Promise<void>((resolve) => answers.push(resolve))}
      />,
    );
    await pick(fileOf('a.pdf'));
    await pick(fileOf('b.pdf'));
    await act(async () => {
      answers[0]?.();
      await settled();
    });
    expect(names()).toEqual([expect.stringContaining('a.pdf')]);

    await pick(fileOf('c.pdf'));
    expect(reject).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'c.pdf' }),
      'count',
    );
  });

  it('count files that a parent has not taken while their upload runs', async () => {
    const reject = vi.fn();
    const { request } = requests();
    render(<UploadExt value={[]} maxCount={2} request={request} onReject={reject} />);
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await pick(fileOf(name));

    expect(request.mock.calls.map(([file]) => file.name)).toEqual(['a.pdf', 'b.pdf']);
    expect(reject).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'c.pdf' }),
      'count',
    );
  });

  it('count no files that a parent has not taken and whose upload is over', async () => {
    const reject = vi.fn();
    const { request, resolve } = requests();
    render(<UploadExt value={[]} maxCount={2} request={request} onReject={reject} />);
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
      await pick(fileOf(name));
      await resolve();
    }

    expect(request).toHaveBeenCalledTimes(3);
    expect(reject).not.toHaveBeenCalled();
  });

  it.each(['data', 'action'])(
    'forget files that antd does not list, because the %s of one of them fails',
    async (prop) => {
      const reject = vi.fn();
      const token = vi.fn().mockRejectedValueOnce(new Error('no token')).mockResolvedValue('');
      const { request } = requests();
      render(
        <UploadExt
          multiple
          maxCount={2}
          request={request}
          onReject={reject}
          {...{ [prop]: token }}
        />,
      );
      const failures = await failuresOf(() => pick(fileOf('a.pdf'), fileOf('b.pdf')));
      expect(failures).toHaveLength(1);
      expect(names()).toEqual([]);

      await pick(fileOf('c.pdf'), fileOf('d.pdf'));
      expect(reject).not.toHaveBeenCalled();
      expect(request.mock.calls.map(([file]) => file.name)).toEqual(['c.pdf', 'd.pdf']);
    },
  );

  it('call onReject in place of the notification; beforeUpload sees only what is left', async () => {
    const reject = vi.fn();
    const before = vi.fn();
    const { request } = requests();
    render(
      <UploadExt
        multiple
        accept="image/*"
        onReject={reject}
        beforeUpload={before}
        request={request}
      />,
    );
    const [text, picture] = [fileOf('a.txt'), fileOf('b.png', { type: 'image/png' })];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => {};
    await pick(text, picture);

    expect(reject.mock.calls).toEqual([[text, 'type']]);
    expect(before.mock.calls).toEqual([[picture, [picture]]]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['dropped', 'pasted'])('are the same for %s files', async (way) => {
    const reject = vi.fn();
    const { request } = requests();
    const limits = { multiple: true, accept: '.pdf', onReject: reject, request };
    render(
      <UploadExt type="drag" pastable {...limits}>
        Drop here
      </UploadExt>,
    );
    const transfer = { files: [fileOf('a.pdf'), fileOf('b.exe')], items: [] };
    await act(async () => {
      if (way === 'dropped') {
        fireEvent.drop(screen.getByText('Drop here'), { dataTransfer: transfer });
      } else {
        fireEvent.paste(document.body, { clipboardData: transfer });
      }
      await settled();
    });

    expect(request.mock.calls.map(([file]) => file.name)).toEqual(['a.pdf']);
    expect(reject.mock.calls.map(([file, reason]) => [file.name, reason])).toEqual([
      ['b.exe', 'type'],
    ]);
  });

  it('with maxCount={1} a new file replaces the old one, whose upload is aborted', async () => {
    const { request, sent } = requests();
    render(<UploadExt maxCount={1} request={request} />);
    await pick(fileOf('a.pdf'));
    await pick(fileOf('b.pdf'));

    expect(names()).toEqual([expect.stringContaining('b.pdf')]);
    expect(sent.map(({ context }) => context.signal.aborted)).toEqual([true, false]);
  });
});

describe('lists of UploadExt', () => {
  it.each(['top', 'bottom'] as const)('with the trigger at the %s', (position) => {
    render(<UploadExt defaultValue={SAVED} uploadBtnPosition={position} />);
    const order = screen
      .getByRole('list')
      .compareDocumentPosition(screen.getByRole('button', { name: '选择文件' }));

    expect(order).toBe(
      position === 'top' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('can be antd’s, or none', async () => {
    const { request, reject } = requests();
    const { rerender } = render(
      <UploadExt listType="text" defaultValue={SAVED} request={request} />,
    );
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'old.pdf' })).toBeInTheDocument();
    await pick(fileOf('a.pdf'));
    await reject(new Error('no'));
    expect(document.querySelector('.ant-upload-list-item-error')).toHaveTextContent('a.pdf');

    rerender(<UploadExt listType="text" key="controlled" value={SAVED} request={request} />);
    await pick(fileOf('b.pdf'));
    expect(document.querySelectorAll('.ant-upload-list-item')).toHaveLength(1);

    rerender(<UploadExt showUploadList={false} defaultValue={SAVED} />);
    expect(screen.queryByText('old.pdf')).not.toBeInTheDocument();
  });

  it('show of a card what they are asked for', async () => {
    const download = vi.fn();
    render(
      <UploadExt
        defaultValue={[...SAVED, { uid: '2', name: 'bad.pdf', status: 'error' }]}
        onDownload={download}
        showUploadList={{
          showDownloadIcon: true,
          showRemoveIcon: ({ status }) => status === 'error',
          extra: ({ uid }) => `No. ${uid}`,
        }}
      />,
    );
    expect(names()).toEqual([
      expect.stringMatching(/No. 1下载$/),
      expect.stringMatching(/No. 2上传失败移除$/),
    ]);

    await userEvent.click(button('下载 old.pdf'));
    expect(download).toHaveBeenCalledExactlyOnceWith(SAVED[0]);
  });

  it('take what antd’s own would of icon, progress and link', async () => {
    const { request, progress } = requests();
    const linkProps = { title: 'The old one', href: '/elsewhere' };
    const files = ['1', '2'].map((uid) => ({
      ...SAVED[0],
      uid,
      name: `${uid}.pdf`,
      linkProps: uid === '1' ? linkProps : JSON.stringify(linkProps),
    }));
    render(
      <UploadExt
        defaultValue={files}
        request={request}
        iconRender={({ name }) => `(${name})`}
        progress={{ format: (percent) => `${percent} of 100` }}
      />,
    );
    await pick(fileOf('a.pdf'));
    await progress(40);
    expect(names()[2]).toContain('(a.pdf)a.pdf');
    expect(bar()).toHaveTextContent('40 of 100');
    for (const name of ['1.pdf', '2.pdf']) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('title', 'The old one');
      expect(link).toHaveAttribute('href', '/files/old.pdf');
    }
  });

  it('take the progress of a provider, under their own', async () => {
    const { request, progress } = requests();
    const tree = (own?: UploadExtProps['progress']) => (
      <ConfigProvider upload={{ progress: { format: (percent) => `${percent} of 100` } }}>
        <UploadExt request={request} progress={own} />
      </ConfigProvider>
    );
    const { rerender } = render(tree());
    await pick(fileOf('a.pdf'));
    await progress(40);
    expect(bar()).toHaveTextContent('40 of 100');
    rerender(tree({ format: (percent) => `${percent} p` }));
    expect(bar()).toHaveTextContent('40 p');
  });

  it('open the address of a file for its download, where nobody says otherwise', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    render(<UploadExt defaultValue={SAVED} showUploadList={{ showDownloadIcon: true }} />);
    await userEvent.click(button('下载 old.pdf'));
    expect(open).toHaveBeenCalledExactlyOnceWith('/files/old.pdf', '_blank', 'noopener,noreferrer');
  });

  it('open no address that is a script', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const file: UploadFile = { uid: '1', name: 'a', status: 'done', url: 'javascript:alert(1)' };
    render(<UploadExt defaultValue={[file]} showUploadList={{ showDownloadIcon: true }} />);
    await userEvent.click(button('下载 a'));

    expect(open).not.toHaveBeenCalled();
  });

  it('give an itemRender what can be done with a file', async () => {
    const handlers = { onPreview: vi.fn(), onDownload: vi.fn() };
    const page = (given: Partial<typeof handlers>) => (
      <UploadExt
        defaultValue={SAVED}
        itemRender={(_node, _file, _files, { preview, download }) => (
          <>
            <button type="button" onClick={preview}>
              Look
            </button>
            <button type="button" onClick={download}>
              Save
            </button>
          </>
        )}
        {...given}
      />
    );
    const { rerender } = render(page(handlers));
    await userEvent.click(button('Look'));
    expect(handlers.onPreview).toHaveBeenCalledExactlyOnceWith(SAVED[0]);
    await userEvent.click(button('Save'));
    expect(handlers.onDownload).toHaveBeenCalledExactlyOnceWith(SAVED[0]);

    rerender(page({}));
    await userEvent.click(button('Look'));
    expect(handlers.onPreview).toHaveBeenCalledOnce();
  });

  it('take an itemRender and an onPreview', async () => {
    const preview = vi.fn();
    render(
      <UploadExt
        defaultValue={SAVED}
        onPreview={preview}
        itemRender={(node, file, _, { remove }) => (
          <>
            {node}
            <button type="button" onClick={remove}>
              Drop {file.name}
            </button>
          </>
        )}
      />,
    );
    await userEvent.click(button('old.pdf'));
    expect(preview).toHaveBeenCalledWith(SAVED[0]);
    expect(screen.queryByRole('link', { name: 'old.pdf' })).not.toBeInTheDocument();

    await userEvent.click(button('Drop old.pdf'));
    await waitFor(() => expect(names()).toEqual([]));
  });

  it('show a picture from memory, and free it', async () => {
    const created = vi.fn(() => 'blob:1');
    const revoked = vi.fn();
    URL.createObjectURL = created;
    URL.revokeObjectURL = revoked;
    const { request, resolve } = requests();
    render(<UploadExt request={request} />);
    const picture = fileOf('a.png', { type: 'image/png' });
    await pick(picture);
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:1');
    expect(created).toHaveBeenCalledExactlyOnceWith(picture);
    await resolve();
    expect(revoked).not.toHaveBeenCalled();

    await userEvent.click(button('移除 a.png'));
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1');
    await pick(fileOf('b.pdf', { type: 'application/pdf' }));
    expect(created).toHaveBeenCalledOnce();
  });

  it('speak English', async () => {
    // What is rejected says nothing, so the card does.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { request, reject } = requests();
    render(
      <ConfigProviderExt locale={enUS}>
        <UploadExt request={request} />
      </ConfigProviderExt>,
    );
    expect(button('Choose files')).toBeInTheDocument();
    await pick(fileOf('a.pdf'));
    await reject(undefined);

    expect(screen.getByText('Upload failed')).toBeInTheDocument();
    expect(button('Retry a.pdf')).toBeInTheDocument();
  });
});
