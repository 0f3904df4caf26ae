import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Table } from 'antd';
import enUS from 'antd/locale/en_US';
import { Activity, createRef, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { type ProSearchColumn, ProSearchTable, type ProSearchTableAction } from '..';
import {
  activePage,
  click,
  field,
  goTo,
  hasSkeleton,
  isLoading,
  requests,
  rows,
  settle,
  type,
  type User,
  users,
} from './requests';

const COLUMNS: ProSearchColumn<User>[] = [
  { title: 'Name', dataIndex: 'name', search: true },
  { title: 'Id', dataIndex: 'id' },
];

describe('requests of ProSearchTable', () => {
  it('sends one at first, with a skeleton; later ones keep the rows under a loading indicator', async () => {
    const load = vi.fn();
    const { request, answer, asked } = requests();
    render(<ProSearchTable rowKey="id" columns={COLUMNS} request={request} onLoad={load} />);
    expect(asked()).toEqual([{ current: 1, size: 10 }]);
    expect(hasSkeleton()).toBe(true);

    await answer({ records: users(1, 2), total: 12 });
    expect(hasSkeleton()).toBe(false);
    expect(rows()).toEqual(['User 1', 'User 2']);
    expect(load).toHaveBeenCalledExactlyOnceWith(
      { records: users(1, 2), total: 12, current: 1, size: 10 },
      { current: 1, size: 10 },
    );

    await goTo(2);
    expect(asked().slice(1)).toEqual([{ current: 2, size: 10 }]);
    expect([hasSkeleton(), isLoading(), rows()]).toEqual([false, true, ['User 1', 'User 2']]);
    expect(activePage()).toBe('2');
    await answer({ records: users(3), total: 12 });
    expect([isLoading(), rows()]).toEqual([false, ['User 3']]);
  });

  it('sends exactly one in StrictMode, and aborts it with the component', async () => {
    const { request, at } = requests();
    const { unmount } = render(
      <StrictMode>
        <ProSearchTable rowKey="id" columns={COLUMNS} request={request} />
      </StrictMode>,
    );
    expect(request).toHaveBeenCalledOnce();
    expect(at(0).context.signal.aborted).toBe(false);
    unmount();
    expect(at(0).context.signal.aborted).toBe(true);
  });

  it('hears the newest only, whatever the order of the answers, and aborts the others', async () => {
    const load = vi.fn();
    const error = vi.fn();
    const { request, answer, fail, at } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={request}
        onLoad={load}
        onError={error}
      />,
    );
    type('Name', 'b');
    await click('查 询');
    type('Name', 'c');
    await click('查 询');
    expect([0, 1, 2].map((index) => at(index).context.signal.aborted)).toEqual([true, true, false]);

    await answer({ records: users(1), total: 1 }, 0);
    expect(hasSkeleton()).toBe(true);
    await answer({ records: users(3), total: 30 }, 2);
    expect(rows()).toEqual(['User 3']);
    await fail(new Error('Too late'), 1);
    expect(rows()).toEqual(['User 3']);
    expect(load).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
    // It is over, so that what its signal does to others is over, too.
    await goTo(2);
    expect(at(2).context.signal.aborted).toBe(false);
  });

  it('keeps rows and page when one fails, tells why, and can send it once more', async () => {
    const error = vi.fn();
    const action = createRef<ProSearchTableAction>();
    const { request, answer, fail, asked } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={request}
        onError={error}
        actionRef={action}
      />,
    );
    await answer({ records: users(1), total: 40 });
    await goTo(3);
    expect(activePage()).toBe('3');
    const reason = new Error('The server is busy');
    await fail(reason);
    expect(error).toHaveBeenCalledExactlyOnceWith(reason, { current: 3, size: 10 });
    expect([isLoading(), rows(), activePage()]).toEqual([false, ['User 1'], '1']);

    await settle(() => action.current?.reload());
    expect(asked().at(-1)).toEqual({ current: 3, size: 10 });
    await answer({ records: users(21), total: 40 });
    expect([rows(), activePage()]).toEqual([['User 21'], '3']);
  });

  it('asks for the last page there is when its own has no rows any more', async () => {
    const load = vi.fn();
    const action = createRef<ProSearchTableAction>();
    const { request, answer, asked } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={request}
        onLoad={load}
        actionRef={action}
        defaultPageSize={5}
      />,
    );
    await answer({ records: users(1, 2, 3, 4, 5), total: 11 });
    await goTo(3);
    await answer({ records: users(11), total: 11 });
    load.mockClear();

    await settle(() => action.current?.reload());
    await answer({ records: [], total: 10 });
    expect(asked().slice(2)).toEqual([
      { current: 3, size: 5 },
      { current: 2, size: 5 },
    ]);
    expect([isLoading(), rows()]).toEqual([true, ['User 11']]);
    expect(load).not.toHaveBeenCalled();
    await answer({ records: users(6, 7), total: 10 });
    expect([isLoading(), rows(), activePage()]).toEqual([false, ['User 6', 'User 7'], '2']);

    // Also when all are gone: the first page, and no further request.
    await settle(() => action.current?.reload());
    await answer({ records: [], total: 0 });
    await answer({ records: [], total: 0 });
    expect(asked().at(-1)).toEqual({ current: 1, size: 5 });
    expect(request).toHaveBeenCalledTimes(6);
    expect([isLoading(), rows()]).toEqual([false, []]);
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
  });

  it('goes to page 1 for another order or filter, and sends along what antd says of them', async () => {
    const change = vi.fn();
    const { request, answer, asked, at } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={[
          { title: 'Name', dataIndex: 'name', sorter: true, defaultSortOrder: 'descend' },
          {
            title: 'Id',
            dataIndex: 'id',
            key: 'number',
            filters: [{ text: 'Odd', value: 'odd' }],
            defaultFilteredValue: ['odd'],
          },
        ]}
        request={request}
        tableProps={{ onChange: change }}
      />,
    );
    // The order in which the table begins is that of its first request.
    expect(at(0).context.sorter).toMatchObject({
      field: 'name',
      columnKey: 'name',
      order: 'descend',
    });
    expect(at(0).context.filters).toEqual({ number: ['odd'] });
    await answer({ records: users(1), total: 30 });
    await goTo(2);
    await answer({ records: users(11), total: 30 });

    await settle(() => fireEvent.click(screen.getByRole('columnheader', { name: /Name/ })));
    expect(asked().slice(2)).toEqual([{ current: 1, size: 10 }]);
    expect(at(-1).context.sorter).not.toHaveProperty('order', 'descend');
    // That of the page, and that of the order.
    expect(change).toHaveBeenCalledTimes(2);
  });

  it('says nothing of an order where there is none', () => {
    const { request, at } = requests();
    render(<ProSearchTable rowKey="id" columns={COLUMNS} request={request} />);
    expect(at(0).context).toMatchObject({ sorter: {}, filters: {} });
  });

  it('sends params along, and asks for page 1 when they say something else', async () => {
    const { request, answer, asked } = requests();
    const table = (teams: number[]) => (
      <ProSearchTable rowKey="id" columns={COLUMNS} request={request} params={{ teams }} />
    );
    const { rerender } = render(table([1]));
    await answer({ records: users(1), total: 30 });
    await goTo(2);
    await answer({ records: users(2), total: 30 });
    rerender(table([1]));
    expect(request).toHaveBeenCalledTimes(2);

    rerender(table([1, 2]));
    expect(asked()).toEqual([
      { teams: [1], current: 1, size: 10 },
      { teams: [1], current: 2, size: 10 },
      { teams: [1, 2], current: 1, size: 10 },
    ]);
  });

  it('waits with manualRequest for somebody who asks', async () => {
    const { request, answer, asked } = requests();
    render(<ProSearchTable rowKey="id" columns={COLUMNS} request={request} manualRequest />);
    await settle();
    expect(request).not.toHaveBeenCalled();
    expect([isLoading(), hasSkeleton()]).toEqual([false, false]);
    expect(screen.getByText('暂无数据')).toBeInTheDocument();

    type('Name', 'a');
    await click('查 询');
    expect(asked()).toEqual([{ name: 'a', current: 1, size: 10 }]);
    await waitFor(() => expect(isLoading()).toBe(true));
    await answer({ records: users(1), total: 1 });
    expect(rows()).toEqual(['User 1']);
  });

  it('stays as it is while React hides it, and asks again only for what it still waited for', async () => {
    const { request, answer, asked, at } = requests();
    const table = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <ProSearchTable rowKey="id" columns={COLUMNS} request={request} />
      </Activity>
    );
    const { rerender } = render(table('visible'));
    await answer({ records: users(1), total: 30 });
    await goTo(2);
    await answer({ records: users(11), total: 30 });
    rerender(table('hidden'));
    rerender(table('visible'));
    await settle();
    expect([asked().length, rows(), activePage()]).toEqual([2, ['User 11'], '2']);

    await goTo(3);
    rerender(table('hidden'));
    expect(at(-1).context.signal.aborted).toBe(true);
    rerender(table('visible'));
    await settle();
    expect(asked().slice(2)).toEqual([
      { current: 3, size: 10 },
      { current: 3, size: 10 },
    ]);
    await answer({ records: users(21), total: 30 });
    expect(rows()).toEqual(['User 21']);
  });

  it('takes the page and the size on which the server decided', async () => {
    const action = createRef<ProSearchTableAction>();
    const { request, answer, asked } = requests();
    render(<ProSearchTable rowKey="id" columns={COLUMNS} request={request} actionRef={action} />);
    await answer({ records: users(1), total: 40 });
    await goTo(4);
    await answer({ records: users(11), total: 40, current: 2, size: 20 });
    expect(activePage()).toBe('2');
    expect(screen.queryByTitle('3')).not.toBeInTheDocument();
    expect(screen.getByText('20 / page')).toBeInTheDocument();
    await settle(() => action.current?.reload());
    expect(asked().at(-1)).toEqual({ current: 2, size: 20 });
  });
});

describe('the pager of ProSearchTable', () => {
  it('has 10 rows at first and offers 3, 5, 10 and 20', async () => {
    const pager = vi.fn();
    const { request, answer, asked } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={request}
        pagination={{ showQuickJumper: true, onChange: pager }}
      />,
    );
    await answer({ records: users(1), total: 30 });
    const size = screen.getByRole('combobox', { name: 'Page Size' });
    fireEvent.mouseDown(size);
    const options = () => [...document.querySelectorAll('.ant-select-item-option-content')];
    expect(options().map(({ textContent }) => textContent)).toEqual([
      '3 / page',
      '5 / page',
      '10 / page',
      '20 / page',
    ]);
    await settle(() => fireEvent.click(options()[0] as Element));
    expect(asked().at(-1)).toEqual({ current: 1, size: 3 });
    expect(request).toHaveBeenCalledTimes(2);
    expect(pager).toHaveBeenCalledExactlyOnceWith(1, 3);
    await answer({ records: users(1, 2, 3), total: 30 });

    const jumper = document.querySelector('.ant-pagination-options-quick-jumper input');
    fireEvent.change(jumper as Element, { target: { value: '4' } });
    await settle(() => fireEvent.keyUp(jumper as Element, { key: 'Enter', keyCode: 13 }));
    expect(asked().at(-1)).toEqual({ current: 4, size: 3 });
  });

  it('keeps a size of its own among those to choose from, so that one can go back to it', async () => {
    const { request, answer, asked } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={request}
        defaultPageSize={2}
        pageSizeOptions={[4, 3]}
      />,
    );
    expect(asked()).toEqual([{ current: 1, size: 2 }]);
    await answer({ records: users(1, 2), total: 30 });
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Page Size' }));
    expect(
      [...document.querySelectorAll('.ant-select-item-option-content')].map((o) => o.textContent),
    ).toEqual(['2 / page', '3 / page', '4 / page']);
  });

  it('can be left out: all rows of the answer are shown', async () => {
    const { request, answer } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={request}
        pagination={false}
        defaultPageSize={2}
      />,
    );
    await answer({ records: users(1, 2, 3), total: 30 });
    expect(rows()).toHaveLength(3);
    expect(document.querySelector('.ant-pagination')).not.toBeInTheDocument();
  });

  it('is that of the rows which a parent loads', async () => {
    const change = vi.fn();
    const table = (props: { rows?: User[]; total?: number; loading?: boolean }) => (
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        defaultPageSize={5}
        onParamsChange={change}
        dataSource={props.rows}
        total={props.total}
        loading={props.loading}
      />
    );
    const { rerender } = render(table({ loading: true }));
    expect(change).toHaveBeenCalledExactlyOnceWith(
      { current: 1, size: 5 },
      { sorter: {}, filters: {} },
    );
    expect(hasSkeleton()).toBe(true);
    rerender(table({ rows: users(1, 2), total: 11, loading: false }));
    expect([hasSkeleton(), rows()]).toEqual([false, ['User 1', 'User 2']]);
    await goTo(3);
    expect(change).toHaveBeenLastCalledWith({ current: 3, size: 5 }, expect.anything());
    expect(activePage()).toBe('3');

    // The last row of the last page is deleted.
    rerender(table({ rows: [], total: 10, loading: true }));
    expect(change).toHaveBeenCalledTimes(2);
    rerender(table({ rows: [], total: 10, loading: false }));
    expect(change).toHaveBeenLastCalledWith({ current: 2, size: 5 }, expect.anything());
    expect(activePage()).toBe('2');
  });
});

describe('actionRef of ProSearchTable', () => {
  it('reloads, searches, resets, turns pages and sets values, each with one request', async () => {
    const action = createRef<ProSearchTableAction>();
    const reset = vi.fn();
    const { request, answer, asked } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={[
          ...COLUMNS,
          { title: 'City', dataIndex: 'city', search: { initialValue: 'Bonn' }, hideInTable: true },
        ]}
        request={request}
        actionRef={action}
        search={{ onReset: reset }}
      />,
    );
    const page = { records: users(1), total: 90 };
    const first = { city: 'Bonn', current: 1, size: 10 };
    expect(action.current?.getParams()).toEqual(first);
    const does = async (what: (it: ProSearchTableAction) => void) => {
      const before = asked().length;
      await settle(() => action.current && what(action.current));
      await answer(page);
      expect(asked()).toHaveLength(before + 1);
      expect(action.current?.getParams()).toEqual(asked().at(-1));
      return asked().at(-1);
    };
    await answer(page);

    expect(await does((it) => it.setPage(3))).toEqual({ ...first, current: 3 });
    expect(await does((it) => it.reload())).toEqual({ ...first, current: 3 });
    // As the handler of a click.
    expect(await does((it) => it.reload({} as unknown as boolean))).toMatchObject({ current: 3 });
    expect(await does((it) => it.reload(true))).toEqual(first);
    expect(await does((it) => it.setPage(2, 20))).toEqual({ ...first, current: 2, size: 20 });

    type('Name', 'Ada');
    expect(await does((it) => it.reload())).toEqual({ ...first, current: 2, size: 20 });
    expect(await does((it) => it.submit())).toEqual({ ...first, name: 'Ada', size: 20 });
    expect(await does((it) => it.setParams({ city: 'Köln', current: 4 }))).toEqual({
      name: 'Ada',
      city: 'Köln',
      current: 4,
      size: 20,
    });
    expect([field('Name').value, field('City').value]).toEqual(['Ada', 'Köln']);
    expect(await does((it) => it.setParams({ name: undefined }))).toEqual({
      city: 'Köln',
      current: 1,
      size: 20,
    });
    expect(await does((it) => it.reset())).toEqual({ ...first, size: 20 });
    expect([field('Name').value, field('City').value]).toEqual(['', 'Bonn']);
    expect(reset).toHaveBeenCalledExactlyOnceWith({ city: 'Bonn' });
    // What happens at once is one request.
    expect(
      await does((it) => {
        it.setPage(5);
        it.reload();
      }),
    ).toMatchObject({ current: 5 });
  });

  it('works without a form', async () => {
    const action = createRef<ProSearchTableAction>();
    const { request, answer, asked } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={request}
        actionRef={action}
        search={false}
      />,
    );
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    await answer({ records: users(1), total: 90 });
    for (const what of ['submit', 'reset'] as const) {
      await settle(() => action.current?.setPage(2));
      await settle(() => action.current?.[what]());
      expect(asked().at(-1)).toEqual({ current: 1, size: 10 });
    }
    await settle(() => action.current?.setParams({ current: 3 }));
    expect(asked().at(-1)).toEqual({ current: 3, size: 10 });
  });
});

describe('what stands around the rows of ProSearchTable', () => {
  it('has a title, a toolbar, a selection, the ref of the table, and everything else of it', async () => {
    const table = createRef<React.ComponentRef<typeof Table>>();
    const select = vi.fn();
    const { request, answer } = requests();
    const { container } = render(
      <ConfigProviderExt themeExt="zeus" locale={enUS}>
        <ProSearchTable
          ref={table}
          theme="hermes"
          className="mine"
          rowKey="id"
          columns={COLUMNS}
          request={request}
          title="Users"
          toolbar={<button type="button">Add</button>}
          rowSelection={{ onChange: select }}
          tableProps={{ cellEllipsisRows: 2, footer: () => 'The end' }}
        />
      </ConfigProviderExt>,
    );
    await answer({ records: users(1), total: 1 });
    expect(screen.getByText('Users')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
    expect(screen.getByText('The end')).toBeInTheDocument();
    expect(table.current?.nativeElement).toBe(container.querySelector('.ant-table-wrapper'));
    expect(container.querySelector('.mine')).toHaveClass('ant-ext-pro-search-table');
    fireEvent.click(screen.getAllByRole('checkbox')[1] as Element);
    expect(select).toHaveBeenCalledWith([1], users(1), expect.anything());
    expect(screen.getByRole('search', { name: 'Search' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeInTheDocument();
  });

  it('shows names for values, in the cells and in the field, and leaves columns out', async () => {
    const { request, answer, asked } = requests();
    render(
      <ProSearchTable<{ id: number; role: number }, { role?: number }>
        rowKey="id"
        columns={[
          {
            title: 'Who',
            children: [
              {
                title: 'Role',
                dataIndex: 'role',
                dataMap: { 1: 'Admin', 2: 'Editor' },
                dataMapValueType: 'number',
                search: { initialValue: 2 },
              },
              { title: 'Gone', dataIndex: 'gone', hideInTable: true },
              { title: 'New', dataIndex: 'isNew', dataMap: { true: 'Yes' } },
            ],
          },
          { title: 'Too', children: [{ dataIndex: 'x' }], hideInTable: true },
        ]}
        request={request as never}
      />,
    );
    expect(asked()).toEqual([{ role: 2, current: 1, size: 10 }]);
    expect(screen.getByRole('search')).toHaveTextContent('Editor');
    await answer({
      records: [
        { id: 1, role: 1, isNew: true },
        { id: 2, role: 7 },
      ],
      total: 2,
    });
    expect(rows()).toEqual(['Admin', '7']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Who',
      'Role',
      'New',
    ]);
    expect(screen.getByRole('cell', { name: 'Yes' })).toBeInTheDocument();
  });
});
