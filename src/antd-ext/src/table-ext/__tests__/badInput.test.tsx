import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { untyped } from '../../_internal/__tests__/untyped';
import { TableExt, type TableExtProps } from '..';
import { COLUMNS, type User, users } from './users';

const Users = (props: TableExtProps<User>) => (
  <TableExt<User> rowKey="id" columns={COLUMNS} {...props} />
);

/** Collects warnings in place of the failure which they are elsewhere. */
function listen() {
  const texts: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => texts.push(String(text)));
  return texts;
}

describe('a TableExt with bad input', () => {
  it('keeps rows apart whose keys repeat, and says so', () => {
    const warnings = listen();
    const select = vi.fn();
    const twice = [
      { id: 1, name: 'Ada', age: 36 },
      { id: 1, name: 'Bob', age: 40 },
      { id: 1, name: 'Cyd', age: 50 },
    ];
    const { rerender } = render(<Users dataSource={twice} rowSelection={{ onChange: select }} />);
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    fireEvent.click(within(row('Bob')).getByRole('checkbox'));
    expect(within(row('Ada')).getByRole('checkbox')).not.toBeChecked();
    expect(select.mock.lastCall?.[0]).toEqual(['1-2']);
    expect(select.mock.lastCall?.[1]).toEqual([twice[1]]);

    rerender(<Users dataSource={[...twice].reverse()} rowSelection={{}} />);
    expect(screen.getAllByText(/Ada|Bob|Cyd/).map((cell) => cell.textContent)).toEqual([
      'Cyd',
      'Bob',
      'Ada',
    ]);
    expect(warnings).toEqual([expect.stringContaining('the same key "1"')]);
  });

  it('finds repeated keys among rows below rows and by a function, and leaves other keys alone', () => {
    listen();
    const select = vi.fn();
    const tree = [{ id: 1, name: 'Ada', age: 36, kids: [{ id: 1, name: 'Bob', age: 9 }] }];
    render(
      <Users
        dataSource={tree}
        rowKey={(user) => user.id}
        expandable={{ childrenColumnName: 'kids', defaultExpandAllRows: true }}
        rowSelection={{ onChange: select, checkStrictly: true }}
      />,
    );
    const boxes = screen.getAllByRole('checkbox');
    fireEvent.click(boxes[1] ?? document.body);
    expect(select.mock.lastCall?.[0]).toEqual([1]);
  });

  it('keeps an object apart that is there twice', () => {
    listen();
    const select = vi.fn();
    const [ada] = users(1);
    const twice = ada ? [ada, ada] : [];
    const table = (rows: User[]) => <Users dataSource={rows} rowSelection={{ onChange: select }} />;
    const { rerender } = render(table(twice));
    fireEvent.click(screen.getAllByRole('checkbox')[2] ?? document.body);
    expect(select.mock.lastCall).toEqual([['1-2'], [ada], expect.anything()]);

    rerender(table([...twice, ...users(1, 2)]));
    expect(screen.getAllByText(/User/).map((cell) => cell.textContent)).toEqual([
      'User 1',
      'User 1',
      'User 2',
    ]);
  });

  it('warns of columns which nobody can tell apart, and shows them', () => {
    const warnings = listen();
    render(
      <Users
        dataSource={users(1)}
        columns={[
          { title: 'Actions', render: () => 'Edit' },
          { title: 'Group', children: [{ title: 'First', dataIndex: 'name' }] },
          { title: 'Second', dataIndex: 'name' },
          TableExt.SELECTION_COLUMN,
        ]}
        rowSelection={{}}
      />,
    );
    expect(screen.getByText('Edit')).toBeVisible();
    expect(screen.getAllByText('User 1')).toHaveLength(2);
    expect(warnings).toEqual([
      expect.stringContaining('"Actions" with neither key nor dataIndex'),
      expect.stringContaining('"Second" with the key "name"'),
    ]);
  });

  it('takes conditions for columns, as antd does', () => {
    const columns = [COLUMNS[0], false && COLUMNS[1]];
    const { rerender } = render(
      <Users dataSource={users(1)} columns={columns as TableExtProps<User>['columns']} />,
    );
    expect(screen.getByText('User 1')).toBeVisible();
    rerender(
      <Users key="s" useSkeleton loading columns={columns as TableExtProps<User>['columns']} />,
    );
    expect(document.querySelectorAll('th')).toHaveLength(1);
  });

  it('shows no rows where dataSource is no array, and says why', () => {
    const warnings = listen();
    const answer = { records: users(1) };
    render(<Users dataSource={answer as unknown as User[]} />);
    expect(screen.getByText('暂无数据')).toBeVisible();
    expect(warnings).toEqual([expect.stringContaining('a dataSource of type object')]);
  });

  it('shows no rows with null', () => {
    render(<Users dataSource={null as unknown as User[]} />);
    expect(screen.getByText('暂无数据')).toBeVisible();
  });

  it('does not load with null', () => {
    render(<Users dataSource={users(1)} {...untyped<TableExtProps<User>>({ loading: null })} />);
    expect(screen.getByText('User 1')).toBeVisible();
    expect(document.querySelector('.ant-spin-spinning')).toBeNull();
  });

  it('ignores counts that count nothing', () => {
    const warnings = listen();
    render(
      <Users
        useSkeleton
        loading
        cellEllipsisRows={0}
        skeletonRows={Number.NaN}
        paginationThreshold={-1}
      />,
    );
    expect(document.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(10);
    expect(document.querySelector('.ant-ext-table-single')).not.toBeNull();
    expect(warnings).toHaveLength(3);
    expect(warnings).toContainEqual(expect.stringContaining('cellEllipsisRows={0}'));
  });
});
