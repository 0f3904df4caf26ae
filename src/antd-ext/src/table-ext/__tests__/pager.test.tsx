import { fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PAGINATION_MIN_TOTAL, TableExt, type TableExtProps } from '../..';
import { COLUMNS, type User, users } from './users';

const Users = (props: TableExtProps<User>) => (
  <TableExt<User> rowKey="id" columns={COLUMNS} {...props} />
);
const pagers = () => document.querySelectorAll('.ant-pagination');
const total = () => document.querySelector('.ant-pagination-total-text')?.textContent;
const shownUsers = () => screen.getAllByText(/^User /).map((cell) => cell.textContent);
const goTo = (page: number) => fireEvent.click(screen.getByTitle(String(page)));

/** Rows on a server, which sorts and filters them. */
function Deletable({ pagination, onChange }: Pick<TableExtProps<User>, 'pagination' | 'onChange'>) {
  const [pageSize, setPageSize] = useState(10);
  const [count, setCount] = useState(30);
  const columns: TableExtProps<User>['columns'] = [
    { ...COLUMNS[0], filters: [{ text: 'User', value: 'User' }], filteredValue: ['User'] },
    { ...COLUMNS[1], sorter: true, defaultSortOrder: 'descend' },
  ];
  return (
    <>
      <button type="button" onClick={() => setCount(0)}>
        Delete all
      </button>
      <Users
        columns={columns}
        dataSource={users(count)}
        pagination={{ ...pagination, pageSize, total: count }}
        onChange={(...told) => {
          setPageSize(told[0].pageSize ?? 0);
          onChange?.(...told);
        }}
      />
    </>
  );
}

describe('the pagination of a TableExt', () => {
  it('comes with row eleven and stays, also without rows', () => {
    expect(PAGINATION_MIN_TOTAL).toBe(10);
    const { rerender } = render(<Users dataSource={users(10)} />);
    expect(pagers()).toHaveLength(0);
    for (const count of [11, 10, 0, 3, 0]) {
      rerender(<Users dataSource={users(count)} />);
      expect(pagers()).toHaveLength(1);
      expect(total()).toBe(`共 ${count} 条`);
    }
  });

  it('believes total more than the rows, and what falls to zero as well', () => {
    const { rerender } = render(<Users dataSource={users(10)} pagination={{ total: 10 }} />);
    expect(pagers()).toHaveLength(0);
    for (const sum of [11, 2, 0]) {
      rerender(<Users dataSource={users(sum && 2)} pagination={{ total: sum }} />);
      expect(pagers()).toHaveLength(1);
      expect(total()).toBe(`共 ${sum} 条`);
    }
  });

  it('stays when a page holds all rows, whatever hideOnSinglePage says', () => {
    const { rerender } = render(<Users dataSource={users(11)} />);
    rerender(
      <Users dataSource={users(11)} pagination={{ pageSize: 20, hideOnSinglePage: true }} />,
    );
    expect(pagers()).toHaveLength(1);
    expect(shownUsers()).toHaveLength(11);
  });

  it('comes earlier or later with paginationThreshold', () => {
    const { rerender } = render(<Users paginationThreshold={2} dataSource={users(2)} />);
    expect(pagers()).toHaveLength(0);
    rerender(<Users paginationThreshold={2} dataSource={users(3)} />);
    expect(pagers()).toHaveLength(1);
    rerender(<Users key="later" paginationThreshold={20} dataSource={users(20)} />);
    expect(pagers()).toHaveLength(0);
    // All of them, because there is no way to the others.
    expect(shownUsers()).toHaveLength(20);
    rerender(<Users key="always" paginationThreshold={0} dataSource={users(1)} />);
    expect(pagers()).toHaveLength(1);
  });

  it('comes for rows on a server which nobody could reach without it', () => {
    const { rerender } = render(
      <Users dataSource={users(3)} pagination={{ total: 8, defaultPageSize: 3 }} />,
    );
    expect(pagers()).toHaveLength(1);
    rerender(<Users key="all" dataSource={users(8)} pagination={{ total: 8, pageSize: 3 }} />);
    expect(pagers()).toHaveLength(0);
    expect(shownUsers()).toHaveLength(8);
  });

  it('stays away while a total comes before its rows, which then fill one page', () => {
    const { rerender } = render(<Users dataSource={[]} pagination={{ total: 5 }} />);
    expect(pagers()).toHaveLength(0);
    rerender(<Users dataSource={users(5)} pagination={{ total: 5 }} />);
    expect(shownUsers()).toHaveLength(5);
    expect(pagers()).toHaveLength(0);
  });

  it('never comes with pagination={false}', () => {
    const { rerender } = render(<Users dataSource={users(11)} pagination={false} />);
    expect(pagers()).toHaveLength(0);
    expect(shownUsers()).toHaveLength(11);
    // Those rows were never paged.
    rerender(<Users dataSource={users(2)} />);
    expect(pagers()).toHaveLength(0);
  });

  it('stays when antd’s filters leave no row', () => {
    const columns = (wanted: string[]) => [
      {
        ...COLUMNS[0],
        filteredValue: wanted,
        onFilter: (value: unknown, user: User) => user.name === value,
      },
    ];
    const { rerender } = render(<Users dataSource={users(11)} columns={columns([])} />);
    rerender(<Users dataSource={users(11)} columns={columns(['Nobody'])} />);
    expect(total()).toBe('共 0 条');
    rerender(<Users dataSource={users(11)} columns={columns(['User 3'])} />);
    expect(total()).toBe('共 1 条');
    expect(pagers()).toHaveLength(1);
  });

  it('turns pages, tells of it, and keeps the size that it had before it came', () => {
    const change = vi.fn();
    const page = vi.fn();
    const props = { onChange: change, pagination: { defaultPageSize: 5, onChange: page } };
    const { rerender } = render(<Users {...props} dataSource={users(4)} />);
    rerender(<Users {...props} dataSource={users(12)} />);
    expect(shownUsers()).toHaveLength(5);
    goTo(3);
    expect(shownUsers()).toEqual(['User 11', 'User 12']);
    expect(page).toHaveBeenCalledExactlyOnceWith(3, 5);
    expect(change.mock.lastCall?.[0]).toMatchObject({ current: 3, pageSize: 5 });
  });

  it.each<[TableExtProps<User>['pagination'], object]>([
    [undefined, { current: 1, pageSize: 10 }],
    [false, {}],
  ])('with pagination %o, an order of three rows tells of the page %o', (pagination, page) => {
    const change = vi.fn();
    const columns = [{ title: 'Name', dataIndex: 'name', sorter: true }];
    const rows = users(3);
    render(<Users columns={columns} dataSource={rows} pagination={pagination} onChange={change} />);
    fireEvent.click(screen.getByRole('columnheader', { name: /Name/ }));
    expect(change.mock.lastCall?.[0]).toEqual(page);
  });

  it('is controlled by current, and free with undefined', () => {
    const { rerender } = render(<Users dataSource={users(21)} pagination={{ current: 2 }} />);
    goTo(3);
    expect(shownUsers()[0]).toBe('User 11');
    rerender(<Users dataSource={users(21)} pagination={{ current: undefined }} />);
    goTo(1);
    expect(shownUsers()[0]).toBe('User 1');
  });

  it('has a size changer and the total, unless told otherwise', () => {
    const { rerender } = render(<Users dataSource={users(11)} />);
    expect(screen.getByRole('combobox')).toBeInTheDocument();
    const pagination = { showSizeChanger: false, showTotal: (sum: number) => `${sum} users` };
    rerender(<Users dataSource={users(11)} pagination={pagination} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(total()).toBe('11 users');
    rerender(
      <ConfigProvider pagination={{ showSizeChanger: false }}>
        <Users dataSource={users(11)} />
      </ConfigProvider>,
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('tells the table, too, of a size chosen without rows, and what is sorted and filtered by', () => {
    const change = vi.fn<NonNullable<TableExtProps<User>['onChange']>>();
    const pageChange = vi.fn();
    const sizeChange = vi.fn();
    render(
      <Deletable
        onChange={change}
        pagination={{ onChange: pageChange, onShowSizeChange: sizeChange }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete all' }));
    expect(total()).toBe('共 0 条');
    expect(change).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(screen.getByTitle('20 / page'));
    expect(change).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ current: 1, pageSize: 20, total: 0 }),
      { name: ['User'] },
      expect.objectContaining({ field: 'age', order: 'descend' }),
      { action: 'paginate', currentDataSource: [] },
    );
    expect(pageChange).toHaveBeenCalledExactlyOnceWith(1, 20);
    expect(sizeChange).toHaveBeenCalledExactlyOnceWith(1, 20);
    expect(pagers()[0]).toHaveTextContent('20 / page');
  });

  it('tells page and size of a sorting also while there is no pagination', () => {
    const change = vi.fn();
    const columns = [{ ...COLUMNS[0], sorter: true }];
    render(
      <Users columns={columns} dataSource={users(3)} onChange={change} pagination={{ total: 3 }} />,
    );
    fireEvent.click(screen.getByText('Name'));
    expect(change.mock.lastCall?.[0]).toEqual({ current: 1, pageSize: 10, total: 3 });
  });

  it('stands where antd has it also without rows', () => {
    type Placements = Exclude<TableExtProps['pagination'], false | undefined>['placement'];
    const places = () =>
      Array.from(pagers(), (pager) => {
        const after = screen.getByRole('table').compareDocumentPosition(pager);
        return [after & Node.DOCUMENT_POSITION_FOLLOWING ? 'bottom' : 'top', pager.className];
      });
    const { rerender } = render(<Users dataSource={users(11)} />);
    const check = (sides: string[], placement?: Placements) => {
      rerender(<Users dataSource={users(11)} pagination={{ placement }} />);
      const withRows = places();
      expect(withRows.map(([side]) => side)).toEqual(sides);
      rerender(<Users dataSource={[]} pagination={{ placement }} />);
      expect(places()).toEqual(withRows);
    };
    check(['bottom']);
    check(['top'], ['topStart']);
    check(['top', 'bottom'], ['topEnd', 'bottomCenter']);
    check([], ['none']);
  });

  it.each(['small', 'medium', 'large'] as const)('is as big in an empty %s table', (size) => {
    const isSmall = () => pagers()[0]?.matches('.ant-pagination-small');
    const { rerender } = render(<Users dataSource={users(11)} size={size} />);
    expect(isSmall()).toBe(size !== 'large');
    rerender(<Users dataSource={[]} size={size} />);
    expect(isSmall()).toBe(size !== 'large');
    rerender(<Users dataSource={[]} size={size} pagination={{ size: 'large' }} />);
    expect(isSmall()).toBe(false);

    const onPage = (rows: User[]) => (
      <ConfigProvider componentSize={size}>
        <Users dataSource={rows} />
      </ConfigProvider>
    );
    rerender(onPage(users(11)));
    expect(isSmall()).toBe(size !== 'large');
    rerender(onPage([]));
    expect(isSmall()).toBe(size !== 'large');
  });

  it('is one also where a page that there is has no rows yet', () => {
    render(<Users dataSource={[]} pagination={{ total: 30 }} />);
    expect(pagers()).toHaveLength(1);
    expect(total()).toBe('共 30 条');
  });

  it('holds as many rows as were chosen in it', () => {
    render(<Users dataSource={users(30)} />);
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(screen.getByTitle('20 / page'));
    expect(shownUsers()).toHaveLength(20);
  });
});
