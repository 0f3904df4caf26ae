import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, type TreeDataNode } from 'antd';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type NodeMore, TreeExt, type TreeExtProps } from '..';
import { active, choose, goDown, moreOf, NODES, openMenu, row, titles, tree } from './nodes';

function setup(props: Partial<TreeExtProps> = {}) {
  const spies = {
    pick: vi.fn(),
    select: vi.fn(),
    check: vi.fn(),
    expand: vi.fn(),
    click: vi.fn(),
    doubleClick: vi.fn(),
  };
  const getNodeMore = vi.fn((node: TreeDataNode) => [
    { key: 'rename', label: 'Rename', onClick: () => spies.pick('rename', node.key) },
    !node.children && { key: 'delete', label: 'Delete' },
  ]);
  const view = render(
    <TreeExt
      treeData={NODES}
      defaultExpandedKeys={['sales']}
      getNodeMore={getNodeMore}
      onSelect={spies.select}
      onCheck={spies.check}
      onExpand={spies.expand}
      onClick={spies.click}
      onDoubleClick={spies.doubleClick}
      {...props}
    />,
  );
  return { ...view, ...spies, getNodeMore };
}

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

const IN_A_ROW: TreeDataNode[] = ['One', 'Two', 'Three'].map((title) => ({ key: title, title }));

function Deleting() {
  const [nodes, setNodes] = useState(IN_A_ROW);
  return (
    <TreeExt
      treeData={nodes}
      defaultExpandAll
      getNodeMore={({ key }) => [
        {
          key: 'x',
          label: 'Delete',
          onClick: () => setNodes(nodes.filter((node) => node.key !== key)),
        },
      ]}
    />
  );
}

describe('getNodeMore', () => {
  it('gives each node in sight a menu of its own, without what is false', () => {
    const { pick, getNodeMore } = setup();
    expect(new Set(getNodeMore.mock.calls.map(([node]) => node.key))).toEqual(
      new Set(['sales', 'east', 'west', 'lab', 'legal']),
    );
    expect(items()).toEqual([]);

    openMenu('Sales');
    expect(items()).toEqual(['Rename']);
    expect(moreOf('Sales')).toHaveAttribute('aria-haspopup', 'menu');
    expect(moreOf('Sales')).toHaveAttribute('aria-expanded', 'true');
    expect(moreOf('East')).toHaveAttribute('aria-expanded', 'false');
    choose('Rename');
    expect(pick.mock.lastCall).toEqual(['rename', 'sales']);
    expect(moreOf('Sales')).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves the node alone, whatever is done to its button and menu', () => {
    const { select, check, expand, click, doubleClick } = setup({
      checkable: true,
      multiple: true,
    });
    openMenu('Sales');
    fireEvent.doubleClick(moreOf('Sales'));
    const item = screen.getByRole('menuitem', { name: 'Rename' });
    for (const key of ['ArrowDown', 'ArrowLeft', 'Enter', ' ', 'F10']) {
      fireEvent.keyDown(item, { key, shiftKey: key === 'F10' });
      fireEvent.keyDown(moreOf('Sales'), { key });
    }
    fireEvent.contextMenu(item, { button: 2 });
    const move = vi.fn();
    document.addEventListener('mousemove', move);
    fireEvent.mouseMove(item);
    expect(move).not.toHaveBeenCalled();
    fireEvent.mouseMove(moreOf('Sales'));
    expect(move).toHaveBeenCalledTimes(1);
    document.removeEventListener('mousemove', move);
    choose('Rename');
    for (const spy of [select, check, expand, click, doubleClick]) {
      expect(spy).not.toHaveBeenCalled();
    }
    fireEvent.click(screen.getByText('Sales'));
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('has no button where there is nothing to choose', () => {
    const { container } = setup({
      getNodeMore: ({ key }) => {
        if (key === 'sales') return [];
        if (key === 'east') return [false, { type: 'divider' }, undefined];
        if (key === 'west') return { menu: {} };
        if (key === 'lab') return {};
        return key === 'legal' ? null : undefined;
      },
    });
    expect(container.querySelectorAll('button')).toHaveLength(0);
  });

  it('makes a drop-down for a node only when it is opened', () => {
    const read = vi.fn();
    setup({
      getNodeMore: ({ key }) => ({
        menu: { items: [{ key: 'a', label: 'Archive' }] },
        get className() {
          read(key);
          return undefined;
        },
      }),
    });
    expect(read).not.toHaveBeenCalled();
    openMenu('Legal');
    expect(items()).toEqual(['Archive']);
    expect(new Set(read.mock.calls.flat())).toEqual(new Set(['legal']));
  });

  it('stays open when something is clicked in it that is nothing to choose', () => {
    const onOpenChange = vi.fn();
    const rightClick = vi.fn();
    setup({
      onContextMenu: rightClick,
      getNodeMore: () => ({
        menu: { items: [{ key: 'a', label: 'Archive' }] },
        popupRender: (menu) => (
          <>
            <h6>Legal</h6>
            {menu}
          </>
        ),
        onOpenChange,
      }),
    });
    openMenu('Legal');
    fireEvent.click(screen.getByRole('heading', { name: 'Legal' }));
    // The browser's own menu may come there, without an event for the node.
    expect(fireEvent.contextMenu(screen.getByRole('heading'), { button: 2 })).toBe(true);
    expect(rightClick).not.toHaveBeenCalled();
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'true');
    choose('Archive');
    expect(onOpenChange.mock.calls).toEqual([
      [true, { source: 'trigger' }],
      [false, { source: 'menu' }],
    ]);
  });

  it('takes the props of a drop-down: its handler, what it renders and its state', () => {
    const openChange = vi.fn();
    setup({
      getNodeMore: ({ key }) =>
        key === 'legal'
          ? { menu: {}, popupRender: () => <p>Anything</p>, onOpenChange: openChange }
          : { menu: { items: [{ key: 'a', label: 'Archive' }] }, open: key === 'east' },
    });
    expect(items()).toEqual(['Archive']);
    openMenu('Legal');
    expect(screen.getByText('Anything')).toBeInTheDocument();
    expect(openChange.mock.calls).toEqual([[true, { source: 'trigger' }]]);
    openMenu('Legal');
    expect(openChange.mock.lastCall).toEqual([false, { source: 'trigger' }]);
  });

  it('follows the node and the tree in being disabled, unless told otherwise', () => {
    const menu = { items: [{ key: 'a', label: 'Archive' }] };
    const { rerender } = render(
      <TreeExt
        treeData={NODES}
        getNodeMore={({ key }) => (key === 'legal' ? { menu, disabled: true } : { menu })}
      />,
    );
    for (const name of ['Laboratory', 'Legal']) {
      expect(moreOf(name)).toHaveAttribute('aria-disabled', 'true');
      openMenu(name);
    }
    expect(items()).toEqual([]);
    rerender(<TreeExt treeData={NODES} disabled getNodeMore={() => ({ menu, disabled: false })} />);
    openMenu('Laboratory');
    expect(items()).toEqual(['Archive']);
    rerender(<TreeExt treeData={NODES} disabled getNodeMore={() => ({ menu })} />);
    expect(moreOf('Sales')).toHaveAttribute('aria-disabled', 'true');
    rerender(
      <ConfigProvider componentDisabled>
        <TreeExt treeData={NODES} getNodeMore={() => ({ menu })} />
      </ConfigProvider>,
    );
    expect(moreOf('Sales')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each(['ltr', 'rtl'] as const)('opens towards the inside of the tree, %s', (direction) => {
    render(
      <ConfigProvider direction={direction}>
        <TreeExt treeData={NODES} getNodeMore={() => [{ key: 'a', label: 'Archive' }]} />
      </ConfigProvider>,
    );
    openMenu('Sales');
    const side = direction === 'rtl' ? 'bottomLeft' : 'bottomRight';
    expect(document.querySelector(`.ant-dropdown-placement-${side}`)).toBeInTheDocument();
  });

  it('opens where it is told to', () => {
    const menu = { items: [{ key: 'a', label: 'Archive' }] };
    setup({ getNodeMore: () => ({ menu, placement: 'topLeft' }) });
    openMenu('Sales');
    expect(document.querySelector('.ant-dropdown-placement-topLeft')).toBeInTheDocument();
  });

  it('closes when the tree is scrolled, and says that it is', () => {
    const scroll = vi.fn();
    const { container } = setup({ height: 100, onScroll: scroll });
    openMenu('Sales');
    fireEvent.scroll(container.querySelector('.ant-tree-list-holder') as Element);
    expect(scroll).toHaveBeenCalled();
    expect(moreOf('Sales')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens under the pointer after a while, if its trigger says so', () => {
    vi.useFakeTimers();
    const menu = { items: [{ key: 'a', label: 'Archive' }] };
    setup({ getNodeMore: () => ({ menu, trigger: ['hover'] }) });
    fireEvent.mouseEnter(moreOf('Legal'));
    pass(149);
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'false');
    pass(1);
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.mouseLeave(moreOf('Legal'));
    pass(99);
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'true');
    pass(1);
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'false');
  });

  it('is not opened by a pointer that only passes, nor again once it was closed by a click', () => {
    vi.useFakeTimers();
    const onOpenChange = vi.fn();
    const menu = { items: [{ key: 'a', label: 'Archive' }] };
    setup({ getNodeMore: () => ({ menu, trigger: ['hover'], onOpenChange }) });
    fireEvent.mouseEnter(moreOf('Legal'));
    pass(100);
    fireEvent.mouseLeave(moreOf('Legal'));
    pass(1000);
    expect(onOpenChange).not.toHaveBeenCalled();

    fireEvent.mouseEnter(moreOf('Legal'));
    openMenu('Legal');
    openMenu('Legal');
    pass(1000);
    expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
  });

  it('opens and closes under the pointer after as long as it is told, and never once it is gone', () => {
    vi.useFakeTimers();
    const onOpenChange = vi.fn();
    const menu = { items: [{ key: 'a', label: 'Archive' }] };
    const { unmount } = setup({
      getNodeMore: () => ({
        menu,
        trigger: ['hover'],
        mouseEnterDelay: 1,
        mouseLeaveDelay: 2,
        onOpenChange,
      }),
    });
    fireEvent.mouseEnter(moreOf('Legal'));
    pass(999);
    expect(onOpenChange).not.toHaveBeenCalled();
    pass(1);
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { source: 'trigger' });
    fireEvent.mouseLeave(moreOf('Legal'));
    pass(1999);
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    pass(1);
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { source: 'trigger' });
    fireEvent.mouseEnter(moreOf('Legal'));
    unmount();
    pass(1000);
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it('opens by a right click on the node, if its trigger says so', () => {
    const menu = { items: [{ key: 'a', label: 'Archive' }] };
    setup({
      getNodeMore: ({ key }) => ({ menu, trigger: key === 'legal' ? ['contextMenu'] : ['click'] }),
    });
    // `fireEvent` tells whether the browser's own menu would come.
    expect(fireEvent.contextMenu(screen.getByText('Sales'), { button: 2 })).toBe(true);
    expect(moreOf('Sales')).toHaveAttribute('aria-expanded', 'false');
    expect(fireEvent.contextMenu(screen.getByText('Legal'), { button: 2 })).toBe(false);
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'true');
    openMenu('Legal');
    expect(fireEvent.contextMenu(moreOf('Legal'), { button: 2 })).toBe(false);
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'true');
  });

  it('refuses to be what a node is dragged by', () => {
    const dragStart = vi.fn();
    const { unmount } = setup({ draggable: true, onDragStart: dragStart });
    expect(moreOf('Legal')).toHaveAttribute('draggable', 'true');
    expect(fireEvent.dragStart(moreOf('Legal'))).toBe(false);
    expect(dragStart).not.toHaveBeenCalled();
    expect(row('Legal')).not.toHaveClass('dragging');
    unmount();
    setup();
    expect(moreOf('Legal')).not.toHaveAttribute('draggable');
  });
});

describe('the keyboard', () => {
  it.each([{ key: 'F10', shiftKey: true }, { key: 'ContextMenu' }])(
    'opens the menu of the active node with %o, and goes back to that node',
    async (press) => {
      setup();
      goDown(2);
      expect(active()).toBe('West');
      fireEvent.keyDown(tree(), { key: 'F10' });
      fireEvent.keyDown(tree(), { key: 'A', shiftKey: true });
      expect(items()).toEqual([]);
      expect(fireEvent.keyDown(tree(), press)).toBe(false);
      expect(items()).toEqual(['Rename', 'Delete']);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
      expect(active()).toBe('West');

      // The second of the two ways in which some systems ask for a menu.
      expect(fireEvent.contextMenu(screen.getByRole('menuitem', { name: 'Rename' }))).toBe(false);
      await userEvent.keyboard('{Escape}');
      expect(moreOf('West')).toHaveAttribute('aria-expanded', 'false');
      expect(tree()).toHaveFocus();
      expect(active()).toBe('West');
      fireEvent.keyDown(tree(), { key: 'ArrowDown' });
      expect(active()).toBe('Laboratory');
    },
  );

  it('goes back to the node also when a closed menu takes the focus, as out of a submenu', async () => {
    setup();
    goDown(2);
    fireEvent.keyDown(tree(), { key: 'ContextMenu' });
    const item = screen.getByRole('menuitem', { name: 'Rename' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    // jsdom opens no submenu with the keyboard; this is what antd does on the way out of one.
    act(() => item.focus());
    expect(tree()).toHaveFocus();
    expect(active()).toBe('West');
    fireEvent.keyDown(tree(), { key: 'ArrowDown' });
    expect(active()).toBe('Laboratory');
  });

  it('does nothing where no menu can be opened, so that the browser’s own may come', () => {
    setup();
    goDown(3);
    expect(active()).toBe('Laboratory');
    expect(fireEvent.keyDown(tree(), { key: 'ContextMenu' })).toBe(true);
    expect(items()).toEqual([]);
  });

  it('leaves a field in a title to the browser, whose menu has paste in it', () => {
    setup({
      titleRender: ({ key, title }) =>
        key === 'legal' ? <input aria-label="Name" /> : String(title),
    });
    const input = screen.getByRole('textbox', { name: 'Name' });
    act(() => input.focus());
    expect(fireEvent.keyDown(input, { key: 'F10', shiftKey: true })).toBe(true);
    expect(fireEvent.keyDown(input, { key: 'ContextMenu' })).toBe(true);
    expect(items()).toEqual([]);
  });

  it('finds the menus of a disabled tree that are not', async () => {
    const menu = { items: [{ key: 'a', label: 'Archive' }] };
    setup({
      disabled: true,
      getNodeMore: ({ key }) => ({ menu, disabled: key !== 'legal' }),
    });
    await userEvent.tab();
    expect(moreOf('Legal')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(items()).toEqual(['Archive']);
  });

  describe('goes on from the node whose menu', () => {
    const menu = { items: [{ key: 'a', label: 'Archive' }] };
    const openIt = async () => {
      fireEvent.keyDown(tree(), { key: 'F10', shiftKey: true });
      await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    };
    const expectToGoOn = async () => {
      await waitFor(() => expect(tree()).toHaveFocus());
      const way = ['Home', 'ArrowDown', 'ArrowDown'].map((key) => {
        fireEvent.keyDown(tree(), { key });
        return active();
      });
      expect(way).toEqual(['Sales', 'Laboratory', 'Legal']);
    };

    it.each<[string, TreeExtProps]>([
      ['is closed by its own prop', { getNodeMore: () => ({ menu, open: false }) }],
      ['is gone', { getNodeMore: () => undefined }],
      ['is disabled', { getNodeMore: () => ({ menu, disabled: true }) }],
    ])('%s', async (_, change) => {
      const props = { treeData: NODES, getNodeMore: () => ({ menu }) };
      const { rerender } = render(<TreeExt {...props} />);
      goDown(2);
      await openIt();
      rerender(<TreeExt {...props} {...change} />);
      await waitFor(() => expect(tree()).toHaveFocus());
      expect(active()).toBe('Legal');
      await expectToGoOn();
      // Nor does it come back on its own.
      rerender(<TreeExt {...props} />);
      expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'false');
    });

    it('is not let open', async () => {
      render(<TreeExt treeData={NODES} getNodeMore={() => ({ menu, open: false })} />);
      goDown(2);
      fireEvent.keyDown(tree(), { key: 'F10', shiftKey: true });
      await expectToGoOn();
    });

    it('goes with the node, whose parent is closed', async () => {
      const props = { treeData: NODES, motion: false, getNodeMore: () => ({ menu }) };
      const { rerender } = render(<TreeExt {...props} expandedKeys={['sales']} />);
      goDown(1);
      await openIt();
      rerender(<TreeExt {...props} expandedKeys={[]} />);
      await expectToGoOn();
    });
  });

  it('finds the tree as one stop, and the pointer finds its way back to the button', async () => {
    setup();
    await userEvent.tab();
    expect(tree()).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.click(moreOf('Legal'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    expect(moreOf('Legal')).toHaveFocus();
    // antd makes the first node active when the focus comes into the tree; here it is only on the button.
    expect(active()).toBeNull();
  });

  it('picks by Enter, of which the browser makes no click in a dialog, but may on a link', () => {
    const { pick } = setup({
      getNodeMore: () => [
        { key: 'ask', label: 'Delete', onClick: () => pick('ask') },
        { key: 'link', label: <a href="/more">More</a> },
      ],
    });
    openMenu('Legal');
    // Without the code antd does not know the key.
    const enter = { key: 'Enter', keyCode: 13 };
    expect(fireEvent.keyDown(screen.getByRole('link', { name: 'More' }), enter)).toBe(true);
    openMenu('Legal');
    expect(fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Delete' }), enter)).toBe(false);
    expect(pick.mock.calls).toEqual([['ask']]);
  });

  it('leaves the focus where it has gone meanwhile', async () => {
    render(<input aria-label="Filter" />);
    const { container } = setup({ height: 100 });
    goDown(1);
    fireEvent.keyDown(tree(), { key: 'ContextMenu' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    expect(moreOf('East')).toHaveAttribute('aria-expanded', 'true');
    const filter = screen.getByRole('textbox', { name: 'Filter' });
    act(() => filter.focus());
    fireEvent.scroll(container.querySelector('.ant-tree-list-holder') as Element);
    expect(moreOf('East')).toHaveAttribute('aria-expanded', 'false');
    expect(filter).toHaveFocus();
  });

  it('leaves the menu by Tab, and other keys to the browser', () => {
    setup();
    openMenu('Legal');
    const item = screen.getByRole('menuitem', { name: 'Rename' });
    expect(fireEvent.keyDown(item, { key: 'F5', keyCode: 116 })).toBe(true);
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'true');
    // Out of the button into the menu, and out of that.
    fireEvent.keyDown(item, { key: 'Tab', keyCode: 9 });
    fireEvent.keyDown(item, { key: 'Tab', keyCode: 9 });
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes on with the next node when one is deleted from its menu', async () => {
    render(
      <StrictMode>
        <Deleting />
      </StrictMode>,
    );
    goDown(1);
    for (const [left, at] of [
      [['One', 'Three'], 'Three'],
      [['One'], 'One'],
    ]) {
      fireEvent.keyDown(tree(), { key: 'ContextMenu' });
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
      choose('Delete');
      expect(titles()).toEqual(left);
      expect(tree()).toHaveFocus();
      expect(active()).toBe(at);
    }
  });
});

it('a menu that is open from the beginning stands at its button', async () => {
  const place = vi.fn((node: HTMLElement) => node);
  const more = (): NodeMore => ({ open: true, menu: { items: [{ key: 'a', label: 'Rename' }] } });
  const { container } = render(
    <ConfigProvider getPopupContainer={(node) => place(node as HTMLElement)}>
      <TreeExt treeData={IN_A_ROW.slice(0, 1)} getNodeMore={more} />
    </ConfigProvider>,
  );
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeInTheDocument();
  expect(place).toHaveBeenLastCalledWith(container.querySelector('[role="tree"]'));
});
