import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, createRef, type RefObject, StrictMode, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type {
  ProSearchColumnType,
  ProSearchPaging,
  ProSearchTableAction,
  ProSearchTableProps,
} from '..';
import {
  activePage,
  click,
  goTo,
  hasSkeleton,
  isLoading,
  requests,
  rows,
  settle,
  type,
  type User,
  UserTable,
  users,
} from './requests';

/** Keeps page and size in its params. */
function Mirror({ request }: Pick<ProSearchTableProps<User>, 'request'>) {
  const [params, setParams] = useState<object>({ team: 1 });
  const mirror = ({ current, size }: ProSearchPaging) => setParams({ team: 1, current, size });
  return <UserTable request={request} params={params} onParamsChange={mirror} />;
}

interface OfficesProps extends Pick<ProSearchTableProps<User>, 'request'> {
  action?: RefObject<ProSearchTableAction | null>;
}

/** Its params change on their own, on reset, and with a request by the action. */
function Offices({ action, ...props }: OfficesProps) {
  const [office, setOffice] = useState<string>();
  useEffect(() => setOffice('Bonn'), []);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOffice('Ulm');
          action?.current?.reload(true);
        }}
      >
        Move
      </button>
      <UserTable
        {...props}
        actionRef={action}
        params={{ office }}
        search={{ onReset: () => setOffice('Rome') }}
      />
    </>
  );
}

/** Its columns say what the filter menu has chosen. */
function Odd({ request }: Pick<ProSearchTableProps<User>, 'request'>) {
  const [odd, setOdd] = useState<string[] | null>(null);
  return (
    <UserTable
      request={request}
      columns={[
        {
          title: 'Id',
          dataIndex: 'id',
          filters: [{ text: 'Odd', value: 'odd' }],
          filteredValue: odd,
        },
      ]}
      tableProps={{ onChange: (_, { id }) => setOdd(id as string[] | null) }}
    />
  );
}

describe('requests of ProSearchTable', () => {
  it('sends one at first, with a skeleton; later ones keep the rows under a loading indicator', async () => {
    const load = vi.fn();
    const { request, answer, asked } = requests();
    render(<UserTable request={request} onLoad={load} />);
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
    await waitFor(() => expect(isLoading()).toBe(true));
    expect([hasSkeleton(), rows()]).toEqual([false, ['User 1', 'User 2']]);
    expect(activePage()).toBe('2');
    await answer({ records: users(3), total: 12 });
    expect([isLoading(), rows()]).toEqual([false, ['User 3']]);
  });

  it('sends exactly one in StrictMode, and aborts it with the component', async () => {
    const { request, at } = requests();
    const { unmount } = render(
      <StrictMode>
        <UserTable request={request} />
      </StrictMode>,
    );
    expect(request).toHaveBeenCalledOnce();
    expect(at(0).context.signal.aborted).toBe(false);
    unmount();
    expect(at(0).context.signal.aborted).toBe(true);
  });

  it('uses the newest response only, in any order of arrival, and aborts the others', async () => {
    const load = vi.fn();
    const error = vi.fn();
    const { request, answer, fail, at } = requests();
    render(<UserTable request={request} onLoad={load} onError={error} />);
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

  it('ignores a response that comes in the moment of another request', async () => {
    const action = createRef<ProSearchTableAction>();
    const load = vi.fn();
    const { request, at, answer, asked } = requests();
    render(<UserTable actionRef={action} request={request} onLoad={load} />);
    await answer({ records: users(1), total: 30 });
    await settle(() => action.current?.reload());
    load.mockClear();
    await settle(() => {
      action.current?.setPage(3);
      at(1).resolve({ records: users(2), total: 30 });
    });
    expect(asked().map(({ current }) => current)).toEqual([1, 1, 3]);
    expect([rows(), activePage()]).toEqual([['User 1'], '3']);
    expect(load).not.toHaveBeenCalled();
    await waitFor(() => expect(isLoading()).toBe(true));
  });

  it('keeps rows and page when one fails, tells why, and can send it once more', async () => {
    const error = vi.fn();
    const action = createRef<ProSearchTableAction>();
    const { request, answer, fail, asked } = requests();
    render(<UserTable request={request} onError={error} actionRef={action} />);
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
    render(<UserTable request={request} onLoad={load} actionRef={action} defaultPageSize={5} />);
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
    await waitFor(() => expect(isLoading()).toBe(true));
    expect(rows()).toEqual(['User 11']);
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
      <UserTable
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

  it('goes by columns that decide order and filters themselves, with one request for each change', async () => {
    const { request, answer, asked, at } = requests();
    const table = (
      sortOrder: ProSearchColumnType<User>['sortOrder'],
      filteredValue: string[] | null,
      deaf = false,
    ) => (
      <UserTable
        columns={[
          { title: 'Name', dataIndex: 'name', sorter: true, sortOrder },
          { title: 'Id', dataIndex: 'id', filters: [{ text: 'Odd', value: 'odd' }], filteredValue },
        ]}
        request={request}
        tableProps={{
          onChange: (_, { id }, sorter) => {
            if (!deaf && !Array.isArray(sorter)) {
              rerender(table(sorter.order ?? null, id as string[] | null));
            }
          },
        }}
      />
    );
    const { rerender } = render(table(null, ['odd']));
    const page = { records: users(1), total: 30 };
    const clickName = () =>
      settle(() => fireEvent.click(screen.getByRole('columnheader', { name: /Name/ })));
    expect(at(0).context).toMatchObject({ sorter: {}, filters: { id: ['odd'] } });
    await answer(page);
    await goTo(2);
    await answer(page);

    await clickName();
    expect(asked().slice(2)).toEqual([{ current: 1, size: 10 }]);
    expect(at(-1).context).toMatchObject({
      sorter: { columnKey: 'name', order: 'ascend' },
      filters: { id: ['odd'] },
    });
    await answer(page);

    // A button of the page.
    await settle(() => rerender(table(null, null)));
    expect(asked()).toHaveLength(4);
    expect(at(-1).context).toMatchObject({ sorter: {}, filters: {} });
    await answer(page);

    await settle(() => rerender(table(null, null, true)));
    await clickName();
    expect(asked()).toHaveLength(4);
  });

  it('requests on a filter where columns control the order alone, and on an order where they control the filters', async () => {
    const { request, answer, at } = requests();
    const table = (name: ProSearchColumnType<User>, id: ProSearchColumnType<User>) => (
      <UserTable
        columns={[
          { title: 'Name', dataIndex: 'name', sorter: true, ...name },
          { title: 'Id', dataIndex: 'id', filters: [{ text: 'Odd', value: 'odd' }], ...id },
        ]}
        request={request}
      />
    );
    const { unmount } = render(table({ sortOrder: 'descend' }, {}));
    await answer({ records: users(1), total: 30 });
    await settle(() =>
      fireEvent.click(document.querySelector('.ant-table-filter-trigger') as Element),
    );
    await settle(() => fireEvent.click(screen.getByRole('menuitem', { name: 'Odd' })));
    await click('OK');
    expect(request).toHaveBeenCalledTimes(2);
    expect(at(-1).context).toMatchObject({
      sorter: { order: 'descend' },
      filters: { id: ['odd'] },
    });
    unmount();

    render(table({}, { filteredValue: ['odd'] }));
    await answer({ records: users(1), total: 30 });
    await settle(() => fireEvent.click(screen.getByRole('columnheader', { name: /Name/ })));
    expect(request).toHaveBeenCalledTimes(4);
    expect(at(-1).context).toMatchObject({ sorter: { order: 'ascend' }, filters: { id: ['odd'] } });
  });

  it('names the filter of a column with a path as antd does', () => {
    const { request, at } = requests();
    render(
      <UserTable
        columns={[
          {
            title: 'City',
            dataIndex: ['address', 'city'],
            filters: [{ text: 'Bonn', value: 'Bonn' }],
            defaultFilteredValue: ['Bonn'],
          },
        ]}
        request={request}
      />,
    );
    expect(at(0).context.filters).toEqual({ 'address.city': ['Bonn'] });
  });

  it('does not go by what antd ignores: the order of a column that cannot be sorted', async () => {
    const { request, answer, at } = requests();
    render(
      <UserTable
        columns={[
          { title: 'Name', dataIndex: 'name', sorter: true },
          { title: 'Id', dataIndex: 'id', sortOrder: null },
        ]}
        request={request}
      />,
    );
    await answer({ records: users(1), total: 30 });
    await settle(() => fireEvent.click(screen.getByRole('columnheader', { name: /Name/ })));
    expect(at(-1).context.sorter).toMatchObject({
      columnKey: undefined,
      field: 'name',
      order: 'ascend',
    });
  });

  it('says nothing of an order where there is none', () => {
    const { request, at } = requests();
    render(<UserTable request={request} />);
    expect(at(0).context).toMatchObject({ sorter: {}, filters: {} });
  });

  it('sends params along, and asks for page 1 when they say something else', async () => {
    const { request, answer, asked } = requests();
    const table = (teams: number[]) => <UserTable request={request} params={{ teams }} />;
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

  it('stays on its page in an app that keeps page and size in params, and warns once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { request, answer, asked } = requests();
    render(<Mirror request={request} />);
    await answer({ records: users(1), total: 30 });
    await goTo(2);
    await answer({ records: users(2), total: 30 });

    expect(activePage()).toBe('2');
    expect(asked()).toEqual([
      { team: 1, current: 1, size: 10 },
      { team: 1, current: 2, size: 10 },
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('ignores current and size in params'),
    );
  });

  it('has params in what the action tells, under those of the form', async () => {
    const action = createRef<ProSearchTableAction>();
    const { request, asked } = requests();
    render(<UserTable request={request} actionRef={action} params={{ name: 'Nobody', team: 1 }} />);
    await settle();
    expect(action.current?.getParams()).toEqual({ name: 'Nobody', team: 1, current: 1, size: 10 });
    type('Name', 'Ada');
    await click('查 询');
    expect(asked().at(-1)).toEqual({ name: 'Ada', team: 1, current: 1, size: 10 });
    expect(action.current?.getParams()).toEqual(asked().at(-1));
  });

  it('shows that it loads as well when only its user knows of it', async () => {
    const { request, answer } = requests();
    const { rerender } = render(<UserTable request={request} />);
    await answer({ records: users(1), total: 1 });
    expect(isLoading()).toBe(false);
    rerender(<UserTable request={request} loading />);
    await waitFor(() => expect(isLoading()).toBe(true));
  });

  describe('sends one alone when params change with', () => {
    it('the first one', async () => {
      const { request, asked } = requests();
      render(<Offices request={request} />);
      await settle();
      expect(asked()).toEqual([{ office: 'Bonn', current: 1, size: 10 }]);
    });

    it.each([1, 2])('what asks for page 1, on page %i', async (page) => {
      const { request, answer, asked } = requests();
      render(<Offices request={request} action={createRef()} />);
      await answer({ records: users(1), total: 30 });
      if (page > 1) await goTo(page);
      await answer({ records: users(1), total: 30 });
      const before = asked().length;

      await click('重 置');
      expect(asked().slice(before)).toEqual([{ office: 'Rome', current: 1, size: 10 }]);
      await answer({ records: users(1), total: 30 });
      await click('Move');
      expect(asked().slice(before + 1)).toEqual([{ office: 'Ulm', current: 1, size: 10 }]);
    });

    it('the page, which is the first one then', async () => {
      const action = createRef<ProSearchTableAction>();
      const { request, answer, asked } = requests();
      const table = (office: string) => (
        <UserTable request={request} actionRef={action} params={{ office }} />
      );
      const { rerender } = render(table('Bonn'));
      await answer({ records: users(1), total: 30 });
      await settle(() => {
        rerender(table('Ulm'));
        action.current?.setPage(2);
      });
      expect(asked().slice(1)).toEqual([{ office: 'Ulm', current: 1, size: 10 }]);
    });

    it('columns that say by what is filtered', async () => {
      const { request, answer, asked, at } = requests();
      render(<Odd request={request} />);
      await answer({ records: users(1), total: 30 });
      await goTo(2);
      await answer({ records: users(1), total: 30 });
      await settle(() =>
        fireEvent.click(document.querySelector('.ant-table-filter-trigger') as Element),
      );
      await settle(() => fireEvent.click(screen.getByRole('menuitem', { name: 'Odd' })));
      await click('OK');
      expect(asked().slice(2)).toEqual([{ current: 1, size: 10 }]);
      expect(at(-1).context.filters).toEqual({ id: ['odd'] });
    });
  });

  it('compares sets and maps in params by what is in them', () => {
    const { request } = requests();
    const table = (id: number) => (
      <UserTable request={request} params={{ ids: new Set([id]), teams: new Map([['a', [id]]]) }} />
    );
    const { rerender } = render(table(1));
    rerender(table(1));
    expect(request).toHaveBeenCalledTimes(1);
    rerender(table(2));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('asks again when a date in params is another one', () => {
    const { request } = requests();
    const table = (day: number) => <UserTable request={request} params={{ from: new Date(day) }} />;
    const { rerender } = render(table(1));
    rerender(table(1));
    expect(request).toHaveBeenCalledTimes(1);
    rerender(table(2));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('waits with manualRequest for somebody who asks', async () => {
    const { request, answer, asked } = requests();
    render(<UserTable request={request} manualRequest />);
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

  it('waits with manualRequest also when params change, which the first request then has', async () => {
    const { request, answer, asked } = requests();
    const table = (team: number) => <UserTable request={request} params={{ team }} manualRequest />;
    const { rerender } = render(table(1));
    rerender(table(2));
    await settle();
    expect(request).not.toHaveBeenCalled();
    expect(isLoading()).toBe(false);

    await click('查 询');
    await answer({ records: users(1), total: 1 });
    rerender(table(3));
    expect(asked()).toEqual([
      { team: 2, current: 1, size: 10 },
      { team: 3, current: 1, size: 10 },
    ]);
  });

  it('waits for a request that comes later', async () => {
    const { request, answer, asked } = requests();
    const { rerender } = render(<UserTable dataSource={[]} />);
    await settle();
    rerender(<UserTable request={request} />);
    expect(asked()).toEqual([{ current: 1, size: 10 }]);
    await answer({ records: users(1), total: 1 });
    expect([rows(), hasSkeleton()]).toEqual([['User 1'], false]);

    // Another one is no reason to ask.
    rerender(<UserTable request={(params, context) => request(params, context)} />);
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
  });

  // React 18 has no `Activity`.
  it.runIf(Activity)(
    'stays as it is while React hides it, and asks again only for what it still waited for',
    async () => {
      const { request, answer, asked, at } = requests();
      const table = (mode: 'visible' | 'hidden') => (
        <Activity mode={mode}>
          <UserTable request={request} />
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
    },
  );

  it('takes the page and the size on which the server decided', async () => {
    const action = createRef<ProSearchTableAction>();
    const { request, answer, asked } = requests();
    render(<UserTable request={request} actionRef={action} />);
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
