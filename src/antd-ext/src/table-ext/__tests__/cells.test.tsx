import { resetWarned } from '@rc-component/util';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { type PropsWithChildren, type TdHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CELL_ELLIPSIS_ROWS, TableExt, type TableExtColumnsType, type TableExtProps } from '../..';
import { translate } from '../../_internal/__tests__/translate';
import { COLUMNS, type User, users } from './users';

const Users = (props: TableExtProps<User>) => (
  <TableExt<User> rowKey="id" columns={COLUMNS} {...props} />
);

/** A link that takes the focus when it comes; the second one gives it away again. */
function FocusedLink({ name }: User) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    link.current?.focus();
    if (name === 'User 2') link.current?.blur();
  }, [name]);
  return (
    <a href="#u" ref={link}>
      {name}
    </a>
  );
}

interface EditableCellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  editing?: boolean;
}

/** antd's recipe for rows that can be edited. */
const EditableCell = ({ editing, children, ...props }: PropsWithChildren<EditableCellProps>) => (
  <td {...props}>
    {editing ? (
      <Form.Item name="name" validateStatus="error" help="Enter a name">
        <Input aria-label="Name" />
      </Form.Item>
    ) : (
      children
    )}
  </td>
);

/** Two users, of whom the second is being edited. */
function EditedUsers(props: TableExtProps<User>) {
  const onCell = ({ id }: User): EditableCellProps => ({ editing: id === 2 });
  return (
    <Form>
      <Users
        components={{ body: { cell: EditableCell } }}
        columns={[{ dataIndex: 'name', onCell }]}
        dataSource={users(2)}
        {...props}
      />
    </Form>
  );
}

it('shows text for any value in a cell of a TableExt, and a dash for none', () => {
  const values: [value: unknown, text: string][] = [
    ['text', 'text'],
    [0, '0'],
    [true, 'true'],
    [false, 'false'],
    [12n, '12'],
    [null, '-'],
    [undefined, '-'],
    ['', '-'],
    [Number.NaN, '-'],
    [['a', 'b'], 'a,b'],
    [[], '-'],
    [new Date(Number.NaN), 'Invalid Date'],
    [{ a: 1 }, '[object Object]'],
    [Object.create(null), '[object Object]'],
    [<b key="b">bold</b>, 'bold'],
    [['a', <b key="b">b</b>], 'ab'],
  ];
  const { container } = render(
    <TableExt
      columns={[
        { dataIndex: 'value' },
        { key: 'none', title: 'Only a title' },
        { dataIndex: 'value', key: 'ellipsis', ellipsis: true },
        { dataIndex: 'value', key: 'whole', useDefaultRender: false },
      ]}
      dataSource={values.map(([value], key) => ({ key, value }))}
      pagination={false}
    />,
  );
  const textOf = (column: number) =>
    Array.from(
      container.querySelectorAll(`tbody td:nth-child(${column})`),
      (cell) => cell.textContent,
    );
  for (const column of [1, 3, 4]) {
    expect(textOf(column)).toEqual(values.map(([, text]) => text));
  }
  expect(new Set(textOf(2))).toEqual(new Set(['']));
});

/** How the cells of columns are cut off: by themselves, by an element in them, or not at all. */
function cutsOf(columns: TableExtColumnsType, props: TableExtProps = {}) {
  const named = columns.map((column, key) => ({ dataIndex: 'name', key, ...column }));
  render(<TableExt {...props} columns={named} dataSource={[{ key: 1, name: 'Ada' }]} />);
  const cuts = Array.from(document.querySelectorAll('tbody td'), (cell) => {
    if (cell.matches('.ant-ext-table-line')) return 'line';
    return cell.querySelector(':scope > .ant-ext-table-clamp') ? 'clamp' : 'none';
  });
  cleanup();
  return cuts;
}

describe('which cells of a TableExt are cut off', () => {
  const bold = (name: string) => <b>{name}</b>;

  it('after one line those of columns without a render, or that ask for it', () => {
    expect(CELL_ELLIPSIS_ROWS).toBe(1);
    expect(
      cutsOf([
        {},
        { render: bold },
        { render: bold, useDefaultRender: true },
        { render: () => null, useDefaultRender: true },
        { render: () => undefined, useDefaultRender: true },
        { render: () => false, useDefaultRender: true },
        { ellipsis: true },
        { ellipsis: true, useDefaultRender: true },
        { useDefaultRender: false },
        // The shadow of a fixed column is outside its cell.
        { fixed: 'start' },
        { fixed: 'start', children: [{ dataIndex: 'name', key: 'inner' }] },
      ]),
    ).toEqual([
      'line',
      'none',
      'clamp',
      'none',
      'none',
      'none',
      'none',
      'line',
      'none',
      'clamp',
      'clamp',
    ]);
  });

  it('all or none with cellEllipsisRows', () => {
    expect(cutsOf([{}], { cellEllipsisRows: 3 })).toEqual(['clamp']);
    const asked = { render: bold, useDefaultRender: true };
    expect(cutsOf([{}, asked], { cellEllipsisRows: false })).toEqual(['none', 'none']);
  });

  it('as the shared column says, unless a column says otherwise', () => {
    expect(cutsOf([{}, { useDefaultRender: true }], { column: { render: bold } })).toEqual([
      'none',
      'clamp',
    ]);
    expect(
      cutsOf([{ render: bold }, { useDefaultRender: false }, { render: undefined }], {
        column: { useDefaultRender: true },
      }),
    ).toEqual(['clamp', 'none', 'line']);
  });

  it('as the group of a column says, unless the column says otherwise', () => {
    const children: TableExtColumnsType = [
      { dataIndex: 'name', key: 'a' },
      { dataIndex: 'name', key: 'b', useDefaultRender: true },
    ];
    expect(cutsOf([{ useDefaultRender: false, children }])).toEqual(['none', 'line']);
  });

  it('in a cell of the user’s own what it shows of the value, not a field in its place', () => {
    render(<EditedUsers />);
    expect(screen.getByText('User 1')).toHaveClass('ant-ext-table-clamp');
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.closest('.ant-ext-table-clamp, .ant-ext-table-line')).toBeNull();
  });

  it('by styles of the table, and what a cell has of its own stays', () => {
    const onCell = () => ({ className: 'mine', id: 'cell' });
    const columns = [{ dataIndex: 'name', onCell }];
    const { container, rerender } = render(<Users columns={columns} dataSource={users(1)} />);
    const root = container.firstElementChild as HTMLElement;
    expect(screen.getByText('User 1')).toHaveClass('mine', 'ant-ext-table-line');
    expect(screen.getByText('User 1')).toHaveAttribute('id', 'cell');
    expect(root).toHaveClass('ant-ext-table-single');

    rerender(<Users columns={columns} dataSource={users(1)} cellEllipsisRows={3} />);
    expect(root.style.getPropertyValue('--ant-ext-table-rows')).toBe('3');
    expect(root).not.toHaveClass('ant-ext-table-single');
  });

  it('whatever props for the cell a render still returns in the old way', () => {
    // antd says it once in a process.
    resetWarned();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const render = (name: string) => ({ children: name, props: { colSpan: 2 } });
    expect(
      cutsOf([{ render, useDefaultRender: true }, { onCell: () => ({ colSpan: 0 }) }]),
    ).toEqual(['clamp']);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('use `onCell` instead'));
  });
});

describe('the tooltip of a TableExt', () => {
  const tooltips = () => Array.from(document.querySelectorAll('.ant-tooltip-container'));
  const visible = () =>
    tooltips().flatMap((node) => (node.closest('.ant-tooltip-hidden') ? [] : node.textContent));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const hover = async (name: string) => {
    fireEvent.mouseOver(screen.getByRole('cell', { name }));
    await wait(500);
  };
  const closing = async () => {
    await wait(500);
    // The longest that antd's motion takes.
    await wait(1_500);
  };
  let width: number;

  beforeEach(() => {
    vi.useFakeTimers();
    width = 200;
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => width);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says the whole text of a cell that is cut off, and there is one for all', async () => {
    const { container } = render(<Users dataSource={users(3)} />);
    expect(tooltips()).toHaveLength(0);
    await hover('User 1');
    expect(visible()).toEqual(['User 1']);
    await hover('User 3');
    expect(visible()).toEqual(['User 3']);
    expect(tooltips()).toHaveLength(1);

    fireEvent.mouseLeave(container.firstElementChild ?? container);
    await closing();
    expect(visible()).toEqual([]);
  });

  it('has room for a long text, unless it is told how to look', async () => {
    const { rerender } = render(<Users dataSource={users(1)} />);
    await hover('User 1');
    expect(tooltips()[0]).toHaveStyle({ maxHeight: '50vh', overflow: 'auto' });
    const styles = { container: { maxHeight: 90 } };
    rerender(<Users dataSource={users(1)} tdTooltip={{ styles }} />);
    expect(tooltips()[0]).toHaveStyle({ maxHeight: '90px' });
  });

  it('says what each cell says in a page that the browser has translated', async () => {
    render(<Users dataSource={users(2)} />);
    await hover('User 1');
    translate();
    await hover('User 2');
    expect(visible()).toEqual(['User 2']);
  });

  it('stays away from a picture that is cut off', async () => {
    const columns = [{ key: 'a', useDefaultRender: true, render: () => <img src="#" alt="Ada" /> }];
    render(<Users columns={columns} dataSource={users(1)} />);
    await act(async () => fireEvent.mouseOver(screen.getByRole('img')));
    await wait(500);
    expect(visible()).toEqual([]);
  });

  // Seen in Firefox itself; jsdom measures nothing.
  it('can be measured in Firefox, where a cell that clips would tell no width', () => {
    render(<Users dataSource={users(1)} />);
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    expect(css).toMatch(/@supports \(-moz-appearance: ?none\)\{[^}]*-line\{overflow:hidden;?\}/);
  });

  it('stays away from a cell that is not cut off', async () => {
    width = 100;
    render(<Users dataSource={users(1)} />);
    await hover('User 1');
    expect(visible()).toEqual([]);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(60);
    await hover('20');
    expect(visible()).toEqual(['20']);
  });

  it('comes with the focus of what is in a cell, and goes with it', async () => {
    const columns = [
      { key: 'a', useDefaultRender: true, render: (user: User) => <a href="#u">{user.name}</a> },
    ];
    render(<Users columns={columns} dataSource={users(1)} tdTooltip={{ mouseEnterDelay: 0 }} />);
    await act(async () => screen.getByRole('link').focus());
    await wait(500);
    expect(visible()).toEqual(['User 1']);
    await act(async () => screen.getByRole('link').blur());
    await closing();
    expect(visible()).toEqual([]);
  });

  it('comes also when an effect moves the focus into a cell, and stays away if that goes on at once', async () => {
    const columns = [
      { key: 'a', useDefaultRender: true, render: (user: User) => <FocusedLink {...user} /> },
    ];
    const page = (data: User[]) => (
      <Users columns={columns} dataSource={data} tdTooltip={{ mouseEnterDelay: 0 }} />
    );
    const { rerender } = render(page([]));
    await act(async () => rerender(page(users(1))));
    await wait(500);
    expect(visible()).toEqual(['User 1']);
    await act(async () => rerender(page(users(2))));
    await closing();
    expect(visible()).toEqual([]);
  });

  it('closes when the rows are scrolled, and when its row is gone', async () => {
    const { container, rerender } = render(<Users dataSource={users(2)} />);
    await hover('User 2');
    fireEvent.scroll(container.querySelector('.ant-table-content') ?? container);
    // At once, without the delay for a pointer that leaves.
    expect(tooltips()[0]?.closest('.ant-tooltip')).toHaveClass('ant-zoom-big-fast-leave');
    await closing();
    expect(visible()).toEqual([]);

    await hover('User 2');
    expect(visible()).toEqual(['User 2']);
    rerender(<Users dataSource={users(1)} />);
    await closing();
    expect(visible()).toEqual([]);
  });

  it('says what its cell says now', async () => {
    const { rerender } = render(<Users dataSource={users(1)} />);
    await hover('User 1');
    rerender(<Users dataSource={[{ id: 1, name: 'Ada', age: 36 }]} />);
    expect(visible()).toEqual(['Ada']);
  });

  it('stays away from a field in the place of what can be cut off', async () => {
    render(<EditedUsers tdTooltip={{ mouseEnterDelay: 0 }} />);
    await act(async () => screen.getByRole('textbox', { name: 'Name' }).focus());
    await wait(500);
    expect(visible()).toEqual([]);
    fireEvent.mouseOver(screen.getByText('User 1'));
    await wait(500);
    expect(visible()).toEqual(['User 1']);
  });

  it('belongs to the inner of two tables', async () => {
    render(
      <Users
        dataSource={users(1)}
        expandable={{
          expandedRowKeys: [1],
          expandedRowRender: () => <Users dataSource={users(1, 7)} />,
        }}
      />,
    );
    await hover('User 7');
    expect(visible()).toEqual(['User 7']);
  });

  it.each<[string, TableExtProps['tdTooltip'], string[]]>([
    ['has the props of tdTooltip', { title: 'Whole text', placement: 'left' }, ['Whole text']],
    ['takes a function as its title', { title: () => 'Made' }, ['Made']],
    [
      'comes with the pointer, whatever its trigger says',
      { trigger: 'click' } as TableExtProps['tdTooltip'],
      ['User 1'],
    ],
    ['does not come with tdTooltip={false}', false, []],
  ])('%s', async (_, tdTooltip, expected) => {
    render(<Users dataSource={users(1)} tdTooltip={tdTooltip} />);
    await hover('User 1');
    expect(visible()).toEqual(expected);
  });

  it('leaves nothing behind when the table goes while it comes', async () => {
    const { unmount } = render(<Users dataSource={users(1)} />);
    fireEvent.mouseOver(screen.getByRole('cell', { name: 'User 1' }));
    unmount();
    await wait(500);
    expect(tooltips()).toHaveLength(0);
  });
});
