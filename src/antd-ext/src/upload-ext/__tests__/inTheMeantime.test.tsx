import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type UploadFile } from 'antd';
import { expect, it, vi } from 'vitest';
import { failuresOf } from '../../_internal/__tests__/failures';
import { UploadExt, type UploadExtProps } from '..';
import { fileOf, names, pick, requests, settled } from './files';

const button = (name: string) => screen.getByRole('button', { name });
const saved = (...titles: string[]): UploadFile[] =>
  titles.map((name) => ({ uid: name, name, status: 'done' }));

/** Answers of somebody who is asked whether a file may go. */
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

// antd's `Upload` is mounted anew by both.
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

it('a late answer leaves the focus where somebody has gone on to', async () => {
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

it('a file is sent although whoever hears of it fails', async () => {
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
