import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ProSearchTableAction } from '..';
import {
  activePage,
  goTo,
  hasSkeleton,
  requests,
  rows,
  settle,
  type User,
  UserTable,
  users,
} from './requests';

describe('the pagination of ProSearchTable', () => {
  it('has 10 rows at first and offers 3, 5, 10 and 20', async () => {
    const pager = vi.fn();
    const { request, answer, asked } = requests();
    render(<UserTable request={request} pagination={{ showQuickJumper: true, onChange: pager }} />);
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
    render(<UserTable request={request} defaultPageSize={2} pageSizeOptions={[4, 3]} />);
    expect(asked()).toEqual([{ current: 1, size: 2 }]);
    await answer({ records: users(1, 2), total: 30 });
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Page Size' }));
    expect(
      [...document.querySelectorAll('.ant-select-item-option-content')].map((o) => o.textContent),
    ).toEqual(['2 / page', '3 / page', '4 / page']);
  });

  it('shows as many rows as are asked for, before and after they are there', async () => {
    const { request, answer, asked } = requests();
    const action = createRef<ProSearchTableAction>();
    render(<UserTable request={request} actionRef={action} />);
    await answer({ records: users(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), total: 30 });
    await settle(() => action.current?.setPage(1, 3));
    expect(rows()).toEqual(['User 1', 'User 2', 'User 3']);
    await goTo(2);
    expect(rows()).toEqual(['User 1', 'User 2', 'User 3']);
    expect(asked().at(-1)).toEqual({ current: 2, size: 3 });
    await answer({ records: users(4, 5, 6), total: 30 });
    expect(rows()).toEqual(['User 4', 'User 5', 'User 6']);
  });

  it('leaves rows alone that a parent loads', async () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<UserTable dataSource={users(1, 2, 3, 4, 5, 6)} total={9} defaultPageSize={3} />);
    await goTo(2);
    expect(rows()).toEqual(['User 4', 'User 5', 'User 6']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('dataSource'));
  });

  it('can be left out: all rows of the response are shown', async () => {
    const { request, answer } = requests();
    render(<UserTable request={request} pagination={false} defaultPageSize={2} />);
    await answer({ records: users(1, 2, 3), total: 30 });
    expect(rows()).toHaveLength(3);
    expect(document.querySelector('.ant-pagination')).not.toBeInTheDocument();
  });

  it('is that of the rows which a parent loads', async () => {
    const change = vi.fn();
    const table = (props: { rows?: User[]; total?: number; loading?: boolean }) => (
      <UserTable
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
