import { act, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import { createRef, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableExt, type TableExtProps, type TableExtRef } from '..';
import { COLUMNS, type User, users } from './users';

type Step = Pick<TableExtProps<User>, 'dataSource' | 'loading'>;

const SkeletonUsers = (props: TableExtProps<User>) => (
  <TableExt<User> useSkeleton rowKey="id" columns={COLUMNS} {...props} />
);

const InEnglish = (props: { children: ReactNode }) => <ConfigProvider locale={enUS} {...props} />;

/** What a person sees of the table. */
function seen(): string {
  const table = screen.getByRole('table');
  if (table.getAttribute('aria-busy') === 'true') return 'skeleton';
  const spinner = document.querySelector('.ant-spin-spinning') ? ' loading' : '';
  const content = screen.queryByText('User 1') ? 'rows' : 'nothing';
  const header = screen.queryByRole('columnheader', { name: 'Name' }) ? '' : ' without header';
  return `${content}${spinner}${header}`;
}

const none: User[] = [];
const some = users(1);

describe('the first load of a TableExt', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const stories: [name: string, ...steps: [Step, string][]][] = [
    [
      'ends when loading does, and later loads keep the rows',
      [{ loading: true }, 'skeleton'],
      [{ loading: false, dataSource: some }, 'rows'],
      [{ loading: true, dataSource: some }, 'rows loading'],
      [{ loading: false, dataSource: none }, 'nothing without header'],
      [{ loading: true, dataSource: none }, 'nothing loading without header'],
    ],
    [
      'ends when rows come although loading lasts',
      [{ loading: true, dataSource: none }, 'skeleton'],
      [{ loading: true, dataSource: some }, 'rows loading'],
    ],
    [
      'lasts as long as loading does, with rows from the beginning',
      [{ loading: true, dataSource: some }, 'skeleton'],
      [{ loading: true, dataSource: users(2) }, 'skeleton'],
      [{ loading: false, dataSource: some }, 'rows'],
    ],
    [
      'has begun where nobody said yet what rows there are',
      [{}, 'skeleton'],
      [{ loading: true }, 'skeleton'],
      [{ loading: true, dataSource: none }, 'skeleton'],
      [{ loading: false, dataSource: some }, 'rows'],
    ],
    ['ends with the rows without any loading', [{}, 'skeleton'], [{ dataSource: some }, 'rows']],
    [
      'is over where there are no rows and nothing loads',
      [{ loading: false, dataSource: none }, 'nothing without header'],
      [{ loading: true, dataSource: none }, 'nothing loading without header'],
    ],
    [
      'ends when it fails: empty, no skeleton for ever',
      [{ loading: true }, 'skeleton'],
      [{ loading: false }, 'nothing without header'],
      [{ loading: true }, 'nothing loading without header'],
    ],
    [
      'is told by the props of antd’s Spin as well',
      [{ loading: { size: 'large' } }, 'skeleton'],
      [{ loading: { spinning: false }, dataSource: some }, 'rows'],
    ],
  ];
  it.each(stories)('%s', (_, ...steps) => {
    const { rerender } = render(<SkeletonUsers {...steps[0]?.[0]} />);
    const met = steps.map(([props]) => {
      rerender(<SkeletonUsers {...props} />);
      // antd's indicator comes a task later.
      act(() => vi.advanceTimersByTime(1));
      return seen();
    });
    expect(met).toEqual(steps.map(([, expected]) => expected));
  });

  it('begins again with another key', () => {
    const { rerender } = render(<SkeletonUsers key="a" dataSource={some} />);
    expect(seen()).toBe('rows');
    rerender(<SkeletonUsers key="b" loading />);
    expect(seen()).toBe('skeleton');
  });

  it('is no different from a later one without useSkeleton', () => {
    render(<SkeletonUsers useSkeleton={false} loading dataSource={none} />);
    expect(seen()).toBe('nothing loading');
  });
});

describe('the skeleton of a TableExt', () => {
  it('has the id of the table', () => {
    const { rerender } = render(<SkeletonUsers id="users" loading />);
    expect(document.getElementById('users')).toContainElement(screen.getByRole('table'));
    rerender(<SkeletonUsers id="users" dataSource={some} />);
    expect(document.getElementById('users')).toContainElement(screen.getByRole('table'));
  });

  it('is what the ref leads to, until the rows are there', () => {
    const ref = createRef<TableExtRef>();
    const { rerender } = render(
      <TableExt<User> ref={ref} useSkeleton rowKey="id" loading columns={COLUMNS} />,
    );
    expect(ref.current?.nativeElement).toContainElement(screen.getByRole('table'));
    expect(ref.current?.scrollTo).toBeInstanceOf(Function);

    rerender(
      <TableExt<User> ref={ref} useSkeleton rowKey="id" columns={COLUMNS} dataSource={users(2)} />,
    );
    expect(ref.current?.nativeElement).toContainElement(screen.getByText('User 2'));
  });

  const rows = () => document.querySelectorAll('tbody tr[aria-hidden="true"]');

  it('has no more rows than anybody could see', () => {
    render(<SkeletonUsers loading skeletonRows={99_999} />);
    expect(rows()).toHaveLength(100);
  });

  it('has a bar for every title, cell and checkbox, and keeps groups and widths', () => {
    render(
      <SkeletonUsers
        loading
        skeletonRows={3}
        title={() => 'Users'}
        aria-label="List of users"
        rowSelection={{ columnWidth: 50 }}
        columns={[
          { title: 'Person', children: COLUMNS },
          { title: 'Town', dataIndex: 'town', width: 120 },
          { title: 'Secret', dataIndex: 'secret', hidden: true },
        ]}
        onRow={() => {
          throw new Error('There is no row yet');
        }}
      />,
    );
    expect(screen.getByRole('table', { name: 'List of users' })).toHaveAttribute('aria-busy');
    expect(rows()).toHaveLength(3);
    // Four titles and that of the group, and four cells in each row.
    expect(document.querySelectorAll('th .ant-skeleton')).toHaveLength(5);
    expect(document.querySelectorAll('tbody .ant-skeleton')).toHaveLength(12);
    expect(screen.queryByText('Person')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('Users')).toBeVisible();
    const widths = Array.from(document.querySelectorAll('col'), ({ style }) => style.width);
    expect(widths).toEqual(['50px', '', '', '120px']);
  });

  it('has what the columns share, and the checkboxes where the columns say', () => {
    render(
      <SkeletonUsers
        loading
        skeletonRows={1}
        column={{ width: 80 }}
        rowSelection={{ columnWidth: 50 }}
        columns={[...COLUMNS, TableExt.SELECTION_COLUMN]}
      />,
    );
    const widths = Array.from(document.querySelectorAll('col'), ({ style }) => style.width);
    expect(widths).toEqual(['80px', '80px', '50px']);
    expect(document.querySelectorAll('tbody .ant-skeleton')).toHaveLength(3);
  });

  it('has the theme of the table, with and without its header', () => {
    const look: TableExtProps<User> = {
      size: 'small',
      bordered: true,
      rootClassName: 'mine',
      sticky: true,
      columns: [
        { title: 'Name', dataIndex: 'name', align: 'end', width: 80, fixed: 'start' },
        { title: 'Phone', dataIndex: 'phone', responsive: ['xxl'] },
      ],
      rowSelection: { fixed: true },
      expandable: { expandedRowRender: () => null, columnWidth: 30, fixed: 'left' },
    };
    const shape = () => ({
      root: document.querySelector('.ant-table-wrapper')?.className,
      table: document.querySelector('.ant-table')?.className.split(' ').sort(),
      head: Array.from(document.querySelectorAll('th'), ({ className, style }) => [
        className
          .split(' ')
          .filter((name) => /fix|selection|expand/.test(name))
          .sort(),
        style.textAlign,
      ]),
      widths: Array.from(document.querySelectorAll('col'), ({ style }) => style.width),
    });
    const { rerender } = render(<SkeletonUsers {...look} loading />);
    const loading = shape();
    expect(loading.root).toContain('mine');
    expect(loading.table).toEqual(
      expect.arrayContaining(['ant-table-small', 'ant-table-bordered']),
    );
    rerender(<SkeletonUsers {...look} loading={false} dataSource={some} />);
    expect(shape()).toEqual(loading);

    rerender(<SkeletonUsers key="bare" {...look} showHeader={false} loading />);
    expect(document.querySelector('th')).toBeNull();
  });

  it('has as many rows as a page, but ten at most', () => {
    const { rerender } = render(<SkeletonUsers loading />);
    expect(rows()).toHaveLength(10);
    rerender(<SkeletonUsers key="small" loading pagination={{ defaultPageSize: 4 }} />);
    expect(rows()).toHaveLength(4);
    rerender(<SkeletonUsers key="large" loading pagination={{ pageSize: 50 }} />);
    expect(rows()).toHaveLength(10);
  });

  it('opens details by default once the rows are there', () => {
    const expandable = {
      defaultExpandAllRows: true,
      expandedRowRender: (user: User) => `More on ${user.name}`,
    };
    const { rerender } = render(<SkeletonUsers loading expandable={expandable} />);
    expect(document.querySelectorAll('tbody .ant-skeleton')).toHaveLength(30);
    rerender(<SkeletonUsers dataSource={some} loading={false} expandable={expandable} />);
    expect(screen.getByText('More on User 1')).toBeVisible();
    const bare = { ...expandable, showExpandColumn: false };
    rerender(<SkeletonUsers key="bare" loading expandable={bare} />);
    expect(document.querySelectorAll('tbody .ant-skeleton')).toHaveLength(20);
  });
});

it('tells assistive technology how many rows came, after every load', () => {
  const { rerender } = render(<SkeletonUsers loading />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<SkeletonUsers loading={false} dataSource={users(3)} />);
  expect(status).toHaveTextContent('已加载 3 条');
  rerender(<SkeletonUsers loading dataSource={users(3)} />);
  expect(status).toBeEmptyDOMElement();
  rerender(<SkeletonUsers loading={false} dataSource={users(5)} />);
  expect(status).toHaveTextContent('已加载 5 条');
});

it('tells of rows that come without any loading', () => {
  const { rerender } = render(<SkeletonUsers />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<SkeletonUsers dataSource={users(3)} />);
  expect(status).toHaveTextContent('已加载 3 条');
});

it('tells nothing of a load that has left the rows as they were', () => {
  const { rerender } = render(<SkeletonUsers loading />);
  rerender(<SkeletonUsers loading={false} dataSource={some} />);
  rerender(<SkeletonUsers loading dataSource={some} />);
  rerender(<SkeletonUsers loading={false} dataSource={some} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('tells of a load that begins later, and of nothing where there is no skeleton and no loading', () => {
  const { rerender } = render(<SkeletonUsers dataSource={some} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<SkeletonUsers dataSource={some} loading />);
  rerender(<SkeletonUsers dataSource={users(2)} loading={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('已加载 2 条');

  rerender(<SkeletonUsers useSkeleton={false} dataSource={some} loading={false} />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  rerender(<SkeletonUsers useSkeleton={false} dataSource={some} />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('tells so in English, for one row as for many', () => {
  const { rerender } = render(<SkeletonUsers loading />, { wrapper: InEnglish });
  rerender(<SkeletonUsers loading={false} dataSource={users(1)} />);
  expect(screen.getByRole('status')).toHaveTextContent('Rows loaded: 1');
});

it.each([undefined, false, true, { spinning: true, size: 'small' }] as const)(
  'leaves reading the rows out to its user, with loading %j',
  (loading) => {
    render(<SkeletonUsers useSkeleton={false} dataSource={some} loading={loading} />);
    expect(screen.getByRole('table').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    expect(document.querySelectorAll('.ant-spin-spinning')).toHaveLength(loading ? 1 : 0);
    const spinner = document.querySelectorAll('.ant-spin-sm');
    expect(spinner).toHaveLength(typeof loading === 'object' ? 1 : 0);
  },
);
