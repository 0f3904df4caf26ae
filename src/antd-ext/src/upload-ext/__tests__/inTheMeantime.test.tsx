import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type UploadFile } from 'antd';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { failuresOf } from '../../_internal/__tests__/failures';
import { UploadExt, type UploadExtProps } from '..';
import { fileOf, names, pick, requests, settled } from './files';

const button = (name: string) => screen.getByRole('button', { name });
const saved = (...titles: string[]): UploadFile[] =>
  titles.map((name) => ({ uid: name, name, status: 'done' }));

/** Decisions about whether a file may be removed. */
function questions() {
  const answers: ((allowed?: boolean) => void)[] = [];
  return {
    onRemove: () => new Promise<boolean | undefined>((resolve) => answers.push(resolve)),
    answer: () =>
      act(async () => {
        for (const answer of answers) answer();
        await settled();
      }),
  };
}

interface ParentProps extends Pick<UploadExtProps, 'request' | 'onChange'> {}

/** Takes what it is told when a test lets it. */
function Late({ request, onAnswer }: ParentProps & { onAnswer: (answer: () => void) => void }) {
  const [files, setFiles] = useState<UploadFile[]>([]);
  const answerLate = (list: UploadFile[]) => onAnswer(() => setFiles([...list]));
  return <UploadExt request={request} value={files} onChange={answerLate} />;
}

/** Takes any file but `a.pdf`. */
function Strict({ request, onChange }: ParentProps) {
  const [files, setFiles] = useState<UploadFile[]>(saved('b'));
  const handleChange: UploadExtProps['onChange'] = (list, info) => {
    onChange?.(list, info);
    setFiles(list.filter(({ name }) => name !== 'a.pdf'));
  };
  return <UploadExt request={request} value={files} onChange={handleChange} />;
}

// antd's `Upload` is mounted again by both.
it.each<[string, Partial<UploadExtProps>, Partial<UploadExtProps>]>([
  ['a theme comes', {}, { theme: 'zeus' }],
  ['its list is another one for a while', { listType: 'picture-card' }, {}],
])('UploadExt goes on with its files when %s', async (_, before, after) => {
  const { request, sent, resolve, reject } = requests();
  const change = vi.fn<NonNullable<UploadExtProps['onChange']>>();
  const page = (props: Partial<UploadExtProps>) => (
    <UploadExt request={request} onChange={change} {...props} />
  );
  const { rerender } = render(page(before));
  await pick(fileOf('a.pdf'));
  rerender(page(after));
  await act(settled);
  expect(sent[0]?.context.signal.aborted).toBe(false);
  await reject(new Error('The disk is full'));
  expect(change.mock.lastCall?.[0]).toMatchObject([{ name: 'a.pdf', status: 'error' }]);

  await pick(fileOf('b.pdf'));
  await resolve();
  await userEvent.click(button('重试 a.pdf'));
  await resolve();
  expect(change.mock.lastCall?.[0]).toMatchObject([
    { name: 'a.pdf', status: 'done' },
    { name: 'b.pdf', status: 'done' },
  ]);
});

it('a file that was cancelled does not come back with the progress of another one', async () => {
  const { request, sent, progress } = requests();
  render(<UploadExt request={request} />);
  await pick(fileOf('a.pdf'), fileOf('b.pdf'));
  await act(async () => {
    button('取消 a.pdf').click();
    await null;
    await null;
    sent[1]?.context.onProgress(40);
  });
  await progress(60);
  expect(names()).toEqual([expect.stringContaining('b.pdf')]);
});

it('files beyond a maxCount that have been there before stay when one is sent once more', async () => {
  const change = vi.fn<NonNullable<UploadExtProps['onChange']>>();
  const { request, resolve } = requests();
  const files = ['a', 'b', 'c'].map((uid): UploadFile => {
    const originFileObj = Object.assign(fileOf(uid), { uid, lastModifiedDate: new Date() });
    return { uid, name: uid, status: 'error', originFileObj };
  });
  render(<UploadExt defaultValue={files} maxCount={2} request={request} onChange={change} />);
  await userEvent.click(button('重试 a'));
  await resolve();
  expect(change.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it('a late decision leaves the focus where it has moved to', async () => {
  const { onRemove, answer } = questions();
  render(<UploadExt defaultValue={saved('a', 'b', 'c')} onRemove={onRemove} />);
  await userEvent.click(button('移除 a'));
  await userEvent.tab();
  expect(button('移除 b')).toHaveFocus();
  await answer();
  expect(screen.queryByRole('button', { name: '移除 a' })).toBeNull();
  expect(button('移除 b')).toHaveFocus();
});

it('a file that was to go twice goes once', async () => {
  const { onRemove, answer } = questions();
  const change = vi.fn();
  render(<UploadExt defaultValue={saved('a', 'b')} onRemove={onRemove} onChange={change} />);
  await userEvent.click(button('移除 a'));
  await userEvent.click(button('移除 a'));
  await answer();
  expect(change).toHaveBeenCalledTimes(1);
});

it('a file is sent although its handler throws', async () => {
  const { request, resolve } = requests();
  const broken = new Error('broken');
  const fail = () => {
    throw broken;
  };
  render(
    <Form onValuesChange={fail}>
      <Form.Item name="files">
        <UploadExt request={request} />
      </Form.Item>
    </Form>,
  );
  expect(await failuresOf(() => pick(fileOf('a.pdf')))).toEqual([broken]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(await failuresOf(() => resolve())).toEqual([broken]);
  expect(button('移除 a.pdf')).toBeInTheDocument();
});

it('with maxCount 1 the newer of two choices stays, however long beforeUpload takes for the older one', async () => {
  const { request } = requests();
  const open = new Map<string, (answer: boolean) => void>();
  const beforeUpload = ({ name }: File) =>
    new Promise<boolean>((resolve) => open.set(name, resolve));
  const decide = (name: string, answer = true) =>
    act(async () => {
      open.get(name)?.(answer);
      await settled();
    });
  render(<UploadExt request={request} beforeUpload={beforeUpload} maxCount={1} />);
  await pick(fileOf('old.pdf'));
  await pick(fileOf('new.pdf'));
  await decide('new.pdf');
  await decide('old.pdf');
  expect(names()).toEqual([expect.stringContaining('new.pdf')]);
  expect(request.mock.calls.map(([{ name }]) => name)).toEqual(['new.pdf']);

  // In their order, each takes the place of the one before.
  await pick(fileOf('a.pdf'));
  await pick(fileOf('b.pdf'));
  await decide('a.pdf');
  expect(names()).toEqual([expect.stringContaining('a.pdf')]);
  await decide('b.pdf', false);
  expect(names()).toEqual([expect.stringContaining('b.pdf')]);
});

it('a parent that updates late loses no file that was done before', async () => {
  const { request, resolve } = requests();
  const answers: (() => void)[] = [];
  render(<Late request={request} onAnswer={(answer) => answers.push(answer)} />);
  await pick(fileOf('a.pdf'));
  await resolve();
  await pick(fileOf('b.pdf'));
  await resolve();
  for (const answer of answers) await act(async () => answer());
  expect(names()).toEqual([expect.stringContaining('a.pdf'), expect.stringContaining('b.pdf')]);
  expect(button('移除 a.pdf')).toBeInTheDocument();
});

it('a file that a parent has refused is not offered again', async () => {
  const { request, resolve } = requests();
  const change = vi.fn<NonNullable<UploadExtProps['onChange']>>();
  render(<Strict request={request} onChange={change} />);
  await pick(fileOf('a.pdf'));
  await resolve();
  await pick(fileOf('c.pdf'));
  expect(change.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['b', 'c.pdf']);
});

it.each(['text', 'picture-card'] as const)(
  'a removal from a list of type %s leaves the objects of the value as they are',
  async (listType) => {
    const value = saved('a', 'b');
    const change = vi.fn<NonNullable<UploadExtProps['onChange']>>();
    render(<UploadExt listType={listType} value={value} onChange={change} />);
    await userEvent.click(screen.getAllByTitle('Remove file')[0] ?? document.body);
    expect(change).toHaveBeenCalledExactlyOnceWith(
      [value[1]],
      expect.objectContaining({ file: { ...value[0], status: 'removed' } }),
    );
    expect(value).toEqual(saved('a', 'b'));
  },
);
