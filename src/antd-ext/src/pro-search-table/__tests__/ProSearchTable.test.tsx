import { fireEvent, render, screen } from '@testing-library/react';
import type { Table } from 'antd';
import enUS from 'antd/locale/en_US';
import { createRef, useCallback, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { variableClass } from '../../_internal/__tests__/variableClass';
import { ConfigProviderExt } from '../../config-provider-ext';
import { TableExt } from '../../table-ext';
import { ProSearchTable, type ProSearchTableAction } from '..';
import {
  COLUMNS,
  field,
  hasSkeleton,
  requests,
  rows,
  settle,
  type,
  UserTable,
  users,
} from './requests';

interface StatefulPageProps {
  request: ReturnType<typeof requests>['request'];
  keep: (action: ProSearchTableAction | null) => void;
}

/** Keeps what `actionRef` gets in a state, and tells of it. */
function StatefulPage({ request, keep }: StatefulPageProps) {
  const [action, setAction] = useState<ProSearchTableAction | null>(null);
  const receive = useCallback(
    (given: ProSearchTableAction | null) => {
      keep(given);
      setAction(given);
    },
    [keep],
  );
  return (
    <>
      <button type="button" onClick={() => action?.setPage(3)}>
        Third
      </button>
      <UserTable request={request} actionRef={receive} />
    </>
  );
}

describe('actionRef of ProSearchTable', () => {
  it('reloads, searches, resets, turns pages and sets values, each with one request', async () => {
    const action = createRef<ProSearchTableAction>();
    const reset = vi.fn();
    const { request, answer, asked } = requests();
    render(
      <UserTable
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

  it('is one object for as long as the table is there, so that it may be kept in a state', async () => {
    const keep = vi.fn();
    const { request, answer, asked } = requests();
    const { unmount } = render(<StatefulPage request={request} keep={keep} />);
    await answer({ records: users(1), total: 90 }, 0);
    await settle(() => fireEvent.click(screen.getByRole('button', { name: 'Third' })));
    expect(asked().at(-1)).toEqual({ current: 3, size: 10 });
    unmount();
    // Once with the table, and once without.
    expect(keep.mock.calls).toEqual([[expect.anything()], [null]]);
  });

  it('works without a form', async () => {
    const action = createRef<ProSearchTableAction>();
    const { request, answer, asked } = requests();
    render(<UserTable request={request} actionRef={action} search={false} />);
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
          search={{ collapseCount: 0 }}
          tableProps={{ cellEllipsisRows: 2, footer: () => 'The end' }}
        />
      </ConfigProviderExt>,
    );
    await answer({ records: users(1), total: 1 });
    expect(screen.getByRole('table', { name: 'Users' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
    expect(screen.getByText('The end')).toBeInTheDocument();
    expect(table.current?.nativeElement).toBe(container.querySelector('.ant-table-wrapper'));
    expect(container.querySelector('.mine')).toHaveClass('ant-ext-pro-search-table');
    fireEvent.click(screen.getAllByRole('checkbox')[1] as Element);
    expect(select).toHaveBeenCalledWith([1], users(1), expect.anything());
    expect(screen.getByRole('search', { name: 'Search' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Expand' }));
    expect(screen.getByRole('button', { name: 'Collapse' })).toBeInTheDocument();
    const look = variableClass(container.querySelector('.ant-table') as Element);
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    expect(css).toMatch(new RegExp(`\\.${look}\\{[^}]*--ant-color-primary:#bf4406`));
  });

  it('carries attributes, and leaves the skeleton on where nobody said otherwise', () => {
    render(
      <ProSearchTable
        id="orders"
        data-testid="orders"
        columns={[{ title: 'Name', dataIndex: 'name' }]}
        request={() => new Promise<never>(() => {})}
        tableProps={{ useSkeleton: undefined }}
      />,
    );
    expect(screen.getByTestId('orders')).toHaveAttribute('id', 'orders');
    expect(hasSkeleton()).toBe(true);
  });

  it('carries a class name of its own in place of that of the provider', () => {
    const { container } = render(
      <ProSearchTable prefixCls="orders" className="mine" columns={[]} dataSource={[]} />,
    );
    expect(container.querySelector('.mine')).toHaveClass('orders');
    expect(container.querySelector('.mine')).not.toHaveClass('ant-ext-pro-search-table');
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

  it('puts the checkboxes where the columns say', async () => {
    const { request, answer } = requests();
    render(
      <UserTable
        request={request}
        columns={[...COLUMNS, TableExt.SELECTION_COLUMN]}
        rowSelection={{}}
      />,
    );
    await answer({ records: users(1), total: 1 });

    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(0, 2)).toEqual(['User 1', '1']);
    expect(screen.getAllByRole('cell')[2]).toContainElement(
      screen.getAllByRole('checkbox')[1] ?? null,
    );
  });

  it('shows values that have no name as TableExt does', async () => {
    const { request, answer } = requests();
    render(
      <ProSearchTable
        rowKey="id"
        columns={[{ title: 'State', dataIndex: 'state', dataMap: { on: 'Switched on' } }]}
        request={request}
      />,
    );
    const states = ['on', 'off', null, undefined, '', 0, ['on', 'off'], { is: 'on' }];
    await answer({ records: states.map((state, id) => ({ id, state })), total: 8 });
    expect(rows()).toEqual(['Switched on', 'off', '-', '-', '-', '0', 'on,off', '[object Object]']);
  });
});
