import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failuresOf } from '../../_internal/__tests__/failures';
import { untyped } from '../../_internal/__tests__/untyped';
import { PENDING_WARNING_MS } from '../../constants';
import {
  type ProSearchColumn,
  ProSearchTable,
  type ProSearchTableAction,
  type ProSearchTableProps,
} from '..';
import { readPage } from '../readPage';
import { fieldsOf } from '../searchFields';
import { activePage, goTo, isLoading, requests, rows, settle, type User, users } from './requests';

const COLUMNS: ProSearchColumn<User>[] = [{ title: 'Name', dataIndex: 'name' }];

const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

describe('a request that resolves to something else', () => {
  it('keeps the rows, and tells what to do', async () => {
    const warn = quiet();
    const error = vi.fn();
    const { request, answer } = requests();
    render(<ProSearchTable rowKey="id" columns={COLUMNS} request={request} onError={error} />);
    await answer({ records: users(1), total: 30 });
    await goTo(2);
    await answer(users(7));
    expect([isLoading(), rows(), activePage()]).toEqual([false, ['User 1'], '1']);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), { current: 2, size: 10 });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/got an array from request.*\{ records: \[\], total: 0 \}/),
    );

    // Rows that the total forgets are there all the same, and ask for no other page.
    await goTo(3);
    await answer({ records: users(21, 22), total: 2 });
    expect([rows(), activePage()]).toEqual([['User 21', 'User 22'], '3']);
    expect(request).toHaveBeenCalledTimes(3);
  });

  const read = (answer: unknown, { current = 1, size = 2, paged = true } = {}) =>
    readPage<User>(answer, { current, size }, paged);

  it.each([
    ['nothing', undefined, 'got undefined from request'],
    ['null', null, 'got null from request'],
    ['a text', 'Bad Gateway', 'got Bad Gateway from request'],
    ['an envelope', { data: { records: [] } }, 'got an object with data from request'],
    ['nothing in it', {}, 'got an empty object from request'],
    ['records of another kind', { records: {}, total: 1 }, 'got an object with records, total'],
  ])('%s is no page', (_, answer, text) => {
    const warn = quiet();
    expect(() => read(answer)).toThrow(TypeError);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
  });

  it.each<[string, object, number, string | undefined]>([
    ['a total as text', { total: '25' }, 25, 'the total "25" from request, which is read'],
    ['no total', {}, 1, 'the total undefined from request, so no later page'],
    ['a total of NaN', { total: Number.NaN }, 1, 'no later page'],
    ['a total below zero', { total: -1 }, 1, 'the total -1'],
    ['an empty text', { total: ' ' }, 1, 'the total " "'],
    ['places that are none', { total: 25, current: 0, size: 'x' }, 25, undefined],
  ])('%s', (_, wrong, total, text) => {
    const warn = quiet();
    const records = users(1);
    expect(read({ records, ...wrong })).toEqual({ records, total, current: 1, size: 2 });
    expect(warn.mock.calls).toEqual(text ? [[expect.stringContaining(text)]] : []);
  });

  it('too many rows: those of the page are shown', () => {
    const warn = quiet();
    const records = users(1, 2, 3);
    expect(read({ records, total: 30 })).toMatchObject({ records: users(1, 2), total: 30 });
    // They make no page after the last one.
    expect(read({ records, total: 4 }, { current: 2 })).toMatchObject({ total: 4 });
    // All there are, on every page.
    const second = { records: users(3), total: 3, current: 2 };
    expect(read({ records, total: 3 }, { current: 2 })).toMatchObject(second);
    expect(read({ records, total: 3 }, { paged: false })).toMatchObject({ records, total: 3 });
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('got 3 rows from request for a page of 2, and shows 2 of them')],
    ]);
  });
});

it('a page behind the last one, which is returned again and again, is shown as the last', async () => {
  const warn = quiet();
  const request = vi.fn(async () => ({ records: [], total: 3, current: 3, size: 10 }));
  render(<ProSearchTable rowKey="id" columns={COLUMNS} request={request} />);
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  expect([isLoading(), rows()]).toEqual([false, []]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(
      'got page 3 from request, but with a total of 3 page 1 is the last one',
    ),
  );
});

describe('a request that stays pending', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('throws at once: as if it had rejected', async () => {
    const error = vi.fn();
    const reason = new Error('No network');
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={() => {
          throw reason;
        }}
        onError={error}
      />,
    );
    await settle();
    expect(error).toHaveBeenCalledExactlyOnceWith(reason, { current: 1, size: 10 });
    expect(isLoading()).toBe(false);
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
  });

  it('rejects, and nobody listens: the error is not swallowed', async () => {
    const { request, fail } = requests();
    render(<ProSearchTable rowKey="id" columns={COLUMNS} request={request} />);
    expect(await failuresOf(() => fail('busy'))).toEqual(['busy']);
    expect(isLoading()).toBe(false);
  });

  it('stays pending: it warns once, and the next search goes out', async () => {
    vi.useFakeTimers();
    const warn = quiet();
    const action = createRef<ProSearchTableAction>();
    const { request, at } = requests();
    const { unmount } = render(
      <ProSearchTable rowKey="id" columns={COLUMNS} request={request} actionRef={action} />,
    );
    await vi.advanceTimersByTimeAsync(PENDING_WARNING_MS - 1);
    expect(warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/without an answer for 30 s.*AbortSignal\.timeout/),
    );
    act(() => action.current?.reload());
    await vi.advanceTimersByTimeAsync(0);
    expect(request).toHaveBeenCalledTimes(2);
    expect(at(0).context.signal.aborted).toBe(true);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('props that contradict themselves', () => {
  const request = () => new Promise<never>(() => {});
  const columns = [{ title: 'Name', dataIndex: 'name' }];
  it.each<[string, Partial<ProSearchTableProps>, string]>([
    ['request and dataSource', { request, dataSource: [] }, 'got both request and dataSource'],
    ['neither of them', {}, 'got neither request nor dataSource'],
    [
      'a number for keys that are text',
      { dataSource: [{ id: 1, a: 1 }], columns: [{ dataIndex: 'a', dataMap: { 1: 'One' } }] },
      'got the number 1, but the keys',
    ],
    [
      'a dictionary of a column that is none',
      untyped<ProSearchTableProps>({
        dataSource: [],
        columns: [{ dataIndex: 'a', dataMap: ['One'] }],
      }),
      'a dataMap which is neither an object nor a Map but of type array',
    ],
    [
      'a key of a search field that is no number',
      {
        dataSource: [],
        searchFields: [{ name: 'a', dataMap: { x: 'X' }, dataMapValueType: 'number' }],
      },
      "the key 'x' of dataMap is no number",
    ],
  ])('%s: a warning that helps, and no crash', async (_, props, text) => {
    const warn = quiet();
    render(<ProSearchTable rowKey="id" columns={columns} {...props} />);
    await settle();
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('[@mtools/antd-ext] ProSearchTable'));
  });

  it.each<[string, Parameters<typeof fieldsOf>, string[], string]>([
    [
      'a path for a name',
      [[{ title: 'Path', dataIndex: ['a', 'b'], search: true }], undefined],
      [],
      'a search field without a name',
    ],
    [
      'a name twice',
      [[], [{ name: 'a' }, { name: 'a' }]],
      ['a'],
      'two search fields with the name a',
    ],
    ['the name of the page', [[], [{ name: 'size' }]], [], 'a search field with the name size'],
  ])('%s: the field is left out, with a warning', (_, given, names, text) => {
    const warn = quiet();
    expect(fieldsOf(...given).map(({ name }) => name)).toEqual(names);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
  });

  it('what is no column is left out, also in a group', async () => {
    const [column] = COLUMNS;
    // What `condition && column` may be.
    const nothing = [false, null, undefined, 0, ''];
    const { request, answer, at } = requests();
    render(
      <ProSearchTable
        {...untyped<ProSearchTableProps<User>>({
          rowKey: 'id',
          columns: [
            ...nothing,
            { title: 'Who', children: [...nothing, { ...column, search: true }] },
            { title: 'Id', dataIndex: 'id', sorter: true, defaultSortOrder: 'descend' },
          ],
          request,
        })}
      />,
    );
    expect(at(0).context.sorter).toMatchObject({ field: 'id', order: 'descend' });
    await answer({ records: users(1), total: 1 });
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Who',
      'Id',
      'Name',
    ]);
    expect(rows()).toEqual(['User 1']);
  });

  it('values for fields that do not exist, and pages that are none', async () => {
    const warn = quiet();
    const action = createRef<ProSearchTableAction>();
    const helpers = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        searchFields={[{ name: 'a', label: 'A' }]}
        request={helpers.request}
        actionRef={action}
        defaultPageSize={0}
      />,
    );
    await helpers.answer({ records: users(1), total: 30 });
    await settle(() => action.current?.setParams({ b: 1, a: 2 }));
    expect(helpers.asked().at(-1)).toEqual({ a: 2, current: 1, size: 10 });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('setParams got b'));
    await settle(() => action.current?.setPage(-1, Number.NaN));
    expect(helpers.asked().at(-1)).toEqual({ a: 2, current: 1, size: 10 });
  });
});
