import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type UploadFile } from 'antd';
import { Activity, StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UploadExt, type UploadExtProps } from '..';
import { fileOf, names, pick, requests, settled } from './files';

const SAVED: UploadFile[] = ['old', 'older'].map((name) => ({
  uid: name,
  name: `${name}.pdf`,
  status: 'done',
}));
const button = (name: string) => screen.getByRole('button', { name });
const retryOf = (name: string) => screen.queryByRole('button', { name: `重试 ${name}` });
const bar = (name: string) => screen.queryByRole('progressbar', { name: `正在上传 ${name}` });

/** A promise that a test settles by hand. */
function deferred<T>() {
  let settle: { resolve: (value: T) => void; reject: (reason: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const end = (how: (settlers: NonNullable<typeof settle>) => void) =>
    act(async () => {
      if (settle) how(settle);
      await settled();
    });
  return {
    promise,
    resolve: (value: T) => end(({ resolve }) => resolve(value)),
    reject: (reason: unknown) => end(({ reject }) => reject(reason)),
  };
}

/** A form, of which the field can be reset. */
function FilesForm(props: UploadExtProps) {
  const [form] = Form.useForm();
  const value = Form.useWatch('files', form) as UploadFile[] | undefined;
  return (
    <Form form={form}>
      <Form.Item name="files">
        <UploadExt {...props} />
      </Form.Item>
      <button type="reset">Reset</button>
      <output>{JSON.stringify(value?.map(({ name }) => name) ?? null)}</output>
    </Form>
  );
}
const formValue = () => JSON.parse(document.querySelector('output')?.textContent ?? '');

/** A page with the value, of which the field comes and goes. */
function Wizard({ initial = [], ...props }: UploadExtProps & { initial?: UploadFile[] }) {
  const [value, setValue] = useState(initial);
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && <UploadExt value={value} onChange={setValue} {...props} />}
      <button type="button" onClick={() => setShown(!shown)}>
        Turn
      </button>
      <output>{JSON.stringify(value.map(({ status }) => status))}</output>
    </>
  );
}
const turn = () => userEvent.click(button('Turn'));

describe('what ends after UploadExt is gone changes nothing', () => {
  it('a check of a file, after the form was reset', async () => {
    const check = deferred<void>();
    const { request } = requests();
    render(
      <StrictMode>
        <FilesForm request={request} beforeUpload={() => check.promise} />
      </StrictMode>,
    );
    await pick(fileOf('a.pdf'));
    await userEvent.click(button('Reset'));
    await check.resolve();

    expect(names()).toEqual([]);
    expect(formValue()).toBeNull();
    expect(request).not.toHaveBeenCalled();

    // The new field works.
    await pick(fileOf('b.pdf'));
    expect(request.mock.calls.map(([file]) => file.name)).toEqual(['b.pdf']);
    expect(formValue()).toEqual(['b.pdf']);
  });

  it('a question whether a file may go, after the form was reset', async () => {
    const question = deferred<boolean>();
    render(<FilesForm request={requests().request} onRemove={() => question.promise} />);
    await pick(fileOf('a.pdf'));
    await pick(fileOf('b.pdf'));
    await userEvent.click(button('取消 a.pdf'));
    await userEvent.click(button('Reset'));
    expect(formValue()).toBeNull();

    await question.resolve(true);
    expect(formValue()).toBeNull();
    expect(names()).toEqual([]);
  });

  it('the same in antd’s list, which marks the file itself', async () => {
    const question = deferred<boolean>();
    const files = SAVED.map((file) => ({ ...file }));
    const change = vi.fn();
    const { unmount } = render(
      <UploadExt
        listType="text"
        value={files}
        onChange={change}
        onRemove={() => question.promise}
      />,
    );
    const [remove] = screen.getAllByRole('button', { name: /删除|Remove/ });
    if (remove) await userEvent.click(remove);
    unmount();
    await question.resolve(true);

    expect(change).not.toHaveBeenCalled();
    expect(files).toEqual(SAVED);
  });

  // React 18 has no `Activity`.
  it.runIf(Activity)('a check while React hides it; the file does not count', async () => {
    const check = deferred<void>();
    const reject = vi.fn();
    const { request } = requests();
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <UploadExt
          maxCount={2}
          multiple
          request={request}
          onReject={reject}
          beforeUpload={(file) => (file.name === 'a.pdf' ? check.promise : undefined)}
        />
      </Activity>
    );
    const { rerender } = render(view('visible'));
    await pick(fileOf('a.pdf'));
    rerender(view('hidden'));
    await check.resolve();
    await act(async () => rerender(view('visible')));
    expect(names()).toEqual([]);

    await pick(fileOf('b.pdf'), fileOf('c.pdf'));
    expect(names()).toHaveLength(2);
    expect(reject).not.toHaveBeenCalled();
  });
});

describe('files of UploadExt, which was gone for a moment', () => {
  it('have failed if they were on their way, and can be sent again, as those that failed before', async () => {
    const { request, sent, reject, resolve } = requests();
    render(
      <StrictMode>
        <Wizard request={request} />
      </StrictMode>,
    );
    await pick(fileOf('failed.pdf'));
    await reject('Broken');
    await pick(fileOf('going.pdf'));
    expect(bar('going.pdf')).toBeInTheDocument();

    await turn();
    expect(sent[1]?.context.signal.aborted).toBe(true);
    await turn();
    expect(bar('going.pdf')).not.toBeInTheDocument();
    expect(names()).toEqual([
      expect.stringMatching(/Broken重 试移除$/),
      expect.stringMatching(/上传失败重 试移除$/),
    ]);

    await userEvent.click(button('重试 going.pdf'));
    expect(bar('going.pdf')).toHaveAttribute('aria-valuenow', '0');
    expect(retryOf('going.pdf')).not.toBeInTheDocument();
    expect(sent.map(({ file }) => file.name)).toEqual(['failed.pdf', 'going.pdf', 'going.pdf']);
    expect(sent[2]?.file).toBe(sent[1]?.file);
    await resolve({ url: '/going' });
    expect(screen.getByRole('link', { name: 'going.pdf' })).toHaveAttribute('href', '/going');
    expect(button('移除 going.pdf')).toBeInTheDocument();

    await userEvent.click(button('重试 failed.pdf'));
    expect(sent[3]?.file).toBe(sent[0]?.file);
    await resolve();
    expect(retryOf('failed.pdf')).not.toBeInTheDocument();
    expect(document.querySelector('output')).toHaveTextContent('["done","done"]');
  });

  it('have failed in the value, too, as soon as there is news of another', async () => {
    const { request } = requests();
    render(<Wizard request={request} />);
    await pick(fileOf('a.pdf'));
    await turn();
    await turn();
    await pick(fileOf('b.pdf'));

    expect(document.querySelector('output')).toHaveTextContent('["error","uploading"]');
    expect(bar('b.pdf')).toBeInTheDocument();
  });

  // React 18 has no `Activity`.
  it.runIf(Activity)('are the same after React has hidden them', async () => {
    const { request, sent, reject, resolve } = requests();
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <UploadExt request={request} />
      </Activity>
    );
    const { rerender } = render(view('visible'));
    await pick(fileOf('failed.pdf'));
    await reject('Broken');
    await pick(fileOf('going.pdf'));
    rerender(view('hidden'));
    expect(sent[1]?.context.signal.aborted).toBe(true);
    await resolve({ url: '/late' });
    await act(async () => rerender(view('visible')));

    expect(names()).toEqual([
      expect.stringMatching(/Broken重 试移除$/),
      expect.stringMatching(/上传失败重 试移除$/),
    ]);
    await userEvent.click(button('重试 going.pdf'));
    expect(bar('going.pdf')).toBeInTheDocument();
    await resolve({ url: '/going' });
    expect(screen.getByRole('link', { name: 'going.pdf' })).toHaveAttribute('href', '/going');
  });

  it('are as beforeUpload made them, which is not asked again; nor do they count twice', async () => {
    const { request, sent, resolve } = requests();
    const small = fileOf('small.png');
    const before = vi.fn(async () => small);
    const reject = vi.fn();
    render(
      <Wizard
        request={request}
        beforeUpload={before}
        accept=".png"
        maxCount={2}
        onReject={reject}
      />,
    );
    await pick(fileOf('big.png'));
    expect(sent[0]?.file).toBe(small);
    await turn();
    await turn();
    await userEvent.click(button('重试 small.png'));

    expect(sent[1]?.file).toBe(small);
    expect(before).toHaveBeenCalledOnce();
    await resolve();
    await pick(fileOf('other.png'));
    expect(reject).not.toHaveBeenCalled();
  });

  it('stay as a parent says where it has to know', async () => {
    const file = Object.assign(fileOf('a.pdf'), { uid: '1', lastModifiedDate: new Date() });
    const going: UploadFile = { uid: '1', name: 'a.pdf', status: 'uploading', percent: 30 };
    const failed: UploadFile = { uid: '2', name: 'b.pdf', status: 'error' };
    const { request } = requests();
    const { rerender } = render(<UploadExt value={[going, failed]} request={request} />);
    expect(bar('a.pdf')).toHaveAttribute('aria-valuenow', '30');
    expect(retryOf('b.pdf')).not.toBeInTheDocument();

    // Nothing of the component could have sent it.
    const mine = [going, failed].map((one) => ({ ...one, originFileObj: file }));
    rerender(<UploadExt value={mine} />);
    expect(bar('a.pdf')).toHaveAttribute('aria-valuenow', '30');
    expect(retryOf('b.pdf')).not.toBeInTheDocument();

    rerender(<UploadExt value={mine} request={request} />);
    expect(bar('a.pdf')).not.toBeInTheDocument();
    expect(retryOf('a.pdf')).toBeInTheDocument();
    expect(retryOf('b.pdf')).toBeInTheDocument();
  });

  it.each([
    ['says false', async () => false],
    ['fails', () => Promise.reject(new Error('too wide'))],
  ])('stay as a parent says where beforeUpload %s', async (_, beforeUpload) => {
    const { request } = requests();
    let status: UploadFile['status'] = 'uploading';
    const page = () => (
      <UploadExt
        request={request}
        beforeUpload={beforeUpload}
        onChange={change}
        value={change.mock.lastCall?.[0].map((file) => ({ ...file, status }))}
      />
    );
    const change = vi.fn<NonNullable<UploadExtProps['onChange']>>();
    const { rerender } = render(page());
    await pick(fileOf('a.pdf'));
    rerender(page());
    expect(bar('a.pdf')).toBeInTheDocument();

    status = 'error';
    rerender(page());
    expect(screen.getByText('上传失败')).toBeInTheDocument();
    expect(retryOf('a.pdf')).not.toBeInTheDocument();
  });
});

it('only a request can send a file that was picked before the component came', async () => {
  const originFileObj = Object.assign(fileOf('a.pdf'), { uid: '1', lastModifiedDate: new Date() });
  const going: UploadFile = { uid: '1', name: 'a.pdf', status: 'uploading', originFileObj };
  render(<UploadExt action="/api" defaultValue={[going]} />);
  expect(names()).toEqual([expect.stringMatching(/上传失败移除$/)]);
});

it('a file that was just picked is never shown as one that failed', async () => {
  const { request } = requests();
  const seen: UploadFile['status'][] = [];
  render(
    <UploadExt
      multiple
      request={request}
      itemRender={(node, { status }) => {
        seen.push(status);
        return node;
      }}
    />,
  );
  await pick(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));

  expect(names()).toHaveLength(3);
  expect(seen).not.toContain('error');
});
