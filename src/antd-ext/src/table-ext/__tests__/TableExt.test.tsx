import { fireEvent, render, screen, within } from '@testing-library/react';
import { ConfigProvider, Empty } from 'antd';
import enUS from 'antd/locale/en_US';
import axe from 'axe-core';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { Tokens, tokensOf } from '../../config-provider-ext/__tests__/InForce';
import { TableExt, type TableExtProps, type TableExtRef } from '..';
import { COLUMNS, type User, users } from './users';

const Users = (props: TableExtProps<User>) => (
  <TableExt<User> rowKey="id" columns={COLUMNS} {...props} />
);
const header = (name: string | RegExp = 'Name') => screen.queryByRole('columnheader', { name });

describe('an empty TableExt', () => {
  it('says so in the language of the page, below its header', () => {
    const { rerender } = render(<Users dataSource={[]} />);
    expect(screen.getByText('暂无数据')).toBeVisible();
    expect(header()).toBeVisible();

    rerender(
      <ConfigProviderExt locale={enUS}>
        <Users dataSource={[]} />
      </ConfigProviderExt>,
    );
    expect(document.querySelector('.ant-empty-description')).toHaveTextContent('No data');
  });

  it('says what emptyDesc says, whatever locale.emptyText says', () => {
    render(<Users dataSource={[]} emptyDesc="No users" locale={{ emptyText: 'Nothing' }} />);
    expect(screen.getByText('No users')).toBeVisible();
    expect(screen.queryByText('Nothing')).toBeNull();
  });

  it('leaves antd’s own ways to say it', () => {
    const { rerender } = render(<Users dataSource={[]} locale={{ emptyText: () => 'Nothing' }} />);
    expect(screen.getByText('Nothing')).toBeVisible();
    rerender(
      <ConfigProviderExt renderEmpty={() => <Empty description="None here" />}>
        <Users dataSource={[]} />
      </ConfigProviderExt>,
    );
    expect(screen.getByText('None here')).toBeVisible();
  });

  it('has no header with useEmpty, and has one as soon as there are rows', () => {
    const { rerender } = render(<Users useEmpty dataSource={[]} />);
    expect(header()).toBeNull();
    expect(screen.getByText('暂无数据')).toBeVisible();

    rerender(<Users useEmpty dataSource={users(1)} />);
    expect(header()).toBeVisible();
  });

  it('keeps the header whose filter is why there are no rows', () => {
    const filter = { filters: [{ text: 'Ada', value: 'Ada' }] };
    const filtered = (filteredValue: string[] | null) => [
      { title: 'Person', children: [{ ...COLUMNS[0], ...filter, filteredValue }] },
    ];
    const { rerender } = render(<Users useEmpty dataSource={[]} columns={filtered(['Ada'])} />);
    expect(header(/Name/)).toBeVisible();
    rerender(<Users useEmpty dataSource={[]} columns={filtered(null)} />);
    expect(header(/Name/)).toBeNull();
  });

  it('keeps the header whose filter is set from the beginning', () => {
    const filter = { filters: [{ text: 'Ada', value: 'Ada' }], defaultFilteredValue: ['Ada'] };
    render(<Users useEmpty dataSource={[]} columns={[{ ...COLUMNS[0], ...filter }]} />);
    expect(header(/Name/)).toBeVisible();
  });

  it('keeps the header after a choice in a filter, and gives it back up after a reset', () => {
    const columns = [
      { ...COLUMNS[0], filters: [{ text: 'Ada', value: 'Ada' }] },
      { ...COLUMNS[1], filters: [{ text: 'Young', value: 20 }], filterIcon: 'by age' },
    ];
    const change = vi.fn();
    const props = { useEmpty: true, columns, onChange: change };
    const { rerender } = render(<Users {...props} dataSource={users(1)} />);
    fireEvent.click(screen.getByRole('button', { name: 'filter' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Ada' }));
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(change).toHaveBeenCalledOnce();

    rerender(<Users {...props} dataSource={[]} />);
    expect(header(/Name/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'filter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(header(/Name/)).toBeNull();
  });
});

describe('TableExt as antd’s Table', () => {
  it('gives its ref, and puts className and style on its root', () => {
    const ref = createRef<TableExtRef>();
    const { container } = render(
      <TableExt ref={ref} className="mine" style={{ inlineSize: 300 }} columns={COLUMNS} />,
    );
    expect(ref.current?.nativeElement).toContainElement(screen.getByRole('table'));
    expect(ref.current?.scrollTo).toBeTypeOf('function');
    expect(container.firstElementChild).toHaveClass('ant-ext-table', 'mine');
    expect(container.firstElementChild).toHaveStyle({ inlineSize: '300px' });
  });

  it('has selection, grouped headers, details, footer and summary', () => {
    const select = vi.fn();
    render(
      <Users
        dataSource={users(2)}
        columns={[{ title: 'Person', children: COLUMNS }]}
        rowSelection={{ onChange: select }}
        expandable={{ expandedRowRender: (user) => `More on ${user.name}` }}
        footer={() => 'The end'}
        summary={(rows) => (
          <TableExt.Summary.Row>
            <TableExt.Summary.Cell index={0}>{rows.length} users</TableExt.Summary.Cell>
          </TableExt.Summary.Row>
        )}
      />,
    );
    expect(header('Person')).toBeVisible();
    expect(screen.getByText('2 users')).toBeVisible();
    expect(screen.getByText('The end')).toBeVisible();

    const row = screen.getByRole('row', { name: /User 2/ });
    fireEvent.click(within(row).getByRole('checkbox'));
    expect(select.mock.lastCall?.[0]).toEqual([2]);
    fireEvent.click(within(row).getByRole('button', { name: 'Expand row' }));
    expect(screen.getByText('More on User 2')).toBeVisible();
  });

  it('takes columns as elements, and leaves out hidden ones', () => {
    render(
      <TableExt rowKey="id" dataSource={users(1)}>
        <TableExt.ColumnGroup title="Person">
          <TableExt.Column<User> title="Name" dataIndex="name" key="name" />
          <TableExt.Column<User> title="Age" dataIndex="age" key="age" hidden />
        </TableExt.ColumnGroup>
      </TableExt>,
    );
    expect(screen.getByRole('cell', { name: 'User 1' })).toBeVisible();
    expect(header('Person')).toBeVisible();
    expect(header('Age')).toBeNull();
  });

  it('draws of many rows those that are seen, and cuts their cells off', () => {
    const scroll = { x: 300, y: 200 };
    const { container } = render(
      <Users virtual scroll={scroll} pagination={false} dataSource={users(1_000)} />,
    );
    expect(screen.getByText('User 1')).toHaveClass('ant-ext-table-line');
    expect(container.querySelectorAll('.ant-table-row').length).toBeLessThan(20);
  });

  it('lays cells out in fixed widths, unless nothing is cut off or the content decides', () => {
    const layout = () => screen.getByRole('table').style.tableLayout;
    const { rerender } = render(<Users dataSource={users(1)} />);
    expect(layout()).toBe('fixed');
    rerender(<Users dataSource={users(1)} cellEllipsisRows={false} />);
    expect(layout()).toBe('auto');
    rerender(<Users dataSource={users(1)} scroll={{ x: 'max-content' }} />);
    expect(layout()).toBe('auto');
    rerender(<Users dataSource={users(1)} scroll={{ x: true }} />);
    expect(layout()).toBe('auto');
    rerender(<Users dataSource={users(1)} tableLayout="auto" />);
    expect(layout()).toBe('auto');
    rerender(
      <ConfigProvider table={{ scroll: { x: 'max-content' } }}>
        <Users dataSource={users(1)} />
      </ConfigProvider>,
    );
    expect(layout()).toBe('auto');
  });

  it('has its own theme, and that of the page without one', () => {
    const columns = [{ key: 'look', render: () => <Tokens /> }];
    render(
      <ConfigProviderExt themeExt="hermes">
        <TableExt theme="zeus" rowKey="id" columns={columns} dataSource={users(1)} />
      </ConfigProviderExt>,
    );
    expect(screen.getByText(tokensOf('zeus'))).toBeVisible();
  });

  it('renders on a server without a warning, and twice under StrictMode', () => {
    const table = (
      <StrictMode>
        <Users useSkeleton dataSource={users(11)} />
      </StrictMode>
    );
    expect(renderToString(table)).toContain('User 10');
    render(table);
    expect(screen.getByText('User 10')).toBeVisible();
  });

  it('passes axe with rows, as a skeleton and empty', async () => {
    const { container } = render(
      <>
        <Users dataSource={users(11)} rowSelection={{}} aria-label="Rows" />
        <Users useSkeleton loading rowSelection={{}} aria-label="Skeleton" />
        <Users useEmpty dataSource={[]} aria-label="Empty" />
      </>,
    );
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
