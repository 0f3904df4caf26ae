import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Tree, TreeDataNode } from 'antd';
import enUS from 'antd/locale/en_US';
import { type ComponentRef, createRef, type Key, StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { variableClass } from '../../_internal/__tests__/variableClass';
import { ConfigProviderExt } from '../../config-provider-ext';
import { TreeExt, type TreeExtProps } from '..';
import { active, goDown, moreOf, NODES, openMenu, row, titles, toggle, tree } from './nodes';

const items = () => [{ key: 'a', label: 'Archive' }];
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const fresh = (): TreeDataNode[] => [
  { key: 'inbox', title: 'Inbox' },
  { key: 'trash', title: 'Trash' },
];

interface FoldersProps {
  filterText: string | undefined;
  onLoad: (key: Key) => void;
}

/** Two folders, of which one is empty, and a button that fetches both again. */
function Folders({ filterText, onLoad }: FoldersProps) {
  const [nodes, setNodes] = useState(fresh);
  const loadData: TreeExtProps['loadData'] = async ({ key }) => {
    onLoad(key);
    const children = key === 'inbox' ? [{ key: 'letter', title: 'Letter', isLeaf: true }] : [];
    setNodes((all) => all.map((node) => (node.key === key ? { ...node, children } : node)));
  };
  return (
    <>
      <button type="button" onClick={() => setNodes(fresh())}>
        Reload
      </button>
      {/* While a node moves, antd ignores a click on its switcher. */}
      <TreeExt treeData={nodes} loadData={loadData} filterText={filterText} motion={false} />
    </>
  );
}

describe('TreeExt', () => {
  it('passes everything on to antd, and its ref', () => {
    const ref = createRef<ComponentRef<typeof Tree>>();
    const { container } = render(
      <TreeExt
        ref={ref}
        aria-label="Departments"
        className="mine"
        treeData={NODES}
        showLine
        defaultSelectedKeys={['legal']}
      />,
    );
    expect(screen.getByRole('tree', { name: 'Departments' })).toBe(tree());
    expect(container.firstElementChild).toHaveClass(
      'ant-tree',
      'ant-ext-tree',
      'mine',
      'ant-tree-show-line',
    );
    expect(container.firstElementChild).not.toHaveClass('ant-tree-block-node');
    expect(row('Legal')).toHaveAttribute('aria-selected', 'true');
    expect(ref.current?.scrollTo).toBeTypeOf('function');
    expect(screen.queryByRole('status')).toBeNull();
    expect(container.querySelector('button')).toBeNull();
  });

  it('fills its width with a menu, unless told otherwise', () => {
    const { container, rerender } = render(<TreeExt treeData={NODES} getNodeMore={items} />);
    expect(container.firstElementChild).toHaveClass(
      'ant-tree-block-node',
      'ant-ext-tree-with-more',
    );
    expect(container.firstElementChild).not.toHaveClass('ant-ext-tree-always');
    rerender(
      <TreeExt treeData={NODES} getNodeMore={items} blockNode={false} moreVisible="always" />,
    );
    expect(container.firstElementChild).not.toHaveClass('ant-tree-block-node');
    expect(container.firstElementChild).toHaveClass('ant-ext-tree-always');
  });

  it.each([undefined, ''])(
    'loads a node again that fresh data has emptied, with filterText %j',
    async (filterText) => {
      const load = vi.fn<(key: Key) => void>();
      render(<Folders filterText={filterText} onLoad={load} />);
      const reload = () =>
        act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reload' })));
      await act(async () => toggle('Trash'));
      await act(async () => toggle('Inbox'));
      await waitFor(() => expect(titles()).toContain('Letter'));

      // Open, it is loaded at once; an empty node stays what it is.
      await reload();
      await waitFor(() => expect(titles()).toContain('Letter'));
      await act(async () => toggle('Inbox'));
      await reload();
      await waitFor(() => expect(load.mock.calls.flat()).toEqual(['trash', 'inbox', 'inbox']));
      await act(async () => toggle('Inbox'));
      await waitFor(() =>
        expect(load.mock.calls.flat()).toEqual(['trash', 'inbox', 'inbox', 'inbox']),
      );
    },
  );

  it('gives up a node that is open and cannot be loaded, as antd does', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    await act(async () => {
      render(
        <TreeExt
          treeData={[{ key: 'inbox', title: 'Inbox' }]}
          expandedKeys={['inbox']}
          loadData={load}
        />,
      );
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(load).toHaveBeenCalledTimes(10);
  });

  it('takes a key that is there but undefined for none', () => {
    render(
      <StrictMode>
        <TreeExt
          treeData={NODES}
          checkable
          expandedKeys={undefined}
          selectedKeys={undefined}
          checkedKeys={undefined}
          loadedKeys={undefined}
        />
      </StrictMode>,
    );
    toggle('Sales');
    expect(titles()).toContain('East');
    fireEvent.click(screen.getByText('East'));
    expect(row('East')).toHaveAttribute('aria-selected', 'true');
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(row('Sales')).toHaveAttribute('aria-checked', 'true');
  });

  it('has names in both languages, its own prefix and theme, and an icon of the user', () => {
    const { container } = render(
      <ConfigProviderExt locale={enUS} prefixCls="admin">
        <TreeExt treeData={NODES} theme="zeus" getNodeMore={items} moreIcon={<b>+</b>} />
      </ConfigProviderExt>,
    );
    const button = screen.getByRole('button', { name: 'More actions for Legal' });
    expect(button).toHaveTextContent('+');
    expect(button).toHaveClass('admin-ext-tree-more');
    expect(container.querySelector('.admin-ext-tree')).toBeInTheDocument();
  });

  it('has a theme of its own with theme', () => {
    render(<TreeExt className="mine" treeData={NODES} theme="zeus" />);
    const root = document.querySelector('.mine') as Element;
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    expect(css).toMatch(new RegExp(`\\.${variableClass(root)}\\{[^}]*--ant-color-primary:#2f3fd0`));
  });

  it('tells its user’s handlers first', () => {
    const log: string[] = [];
    render(
      <TreeExt
        treeData={NODES}
        getNodeMore={() => ({ menu: { items: items() }, trigger: ['contextMenu'] })}
        onKeyDown={({ key }) => log.push(key)}
        onContextMenu={() => log.push('contextmenu')}
        onActiveChange={(key) => log.push(String(key))}
        onScroll={() => log.push('scroll')}
      />,
    );
    goDown(1);
    fireEvent.keyDown(tree(), { key: 'F9' });
    fireEvent.contextMenu(screen.getByText('Legal'));
    expect(log).toEqual(['sales', 'lab', 'ArrowDown', 'F9', 'contextmenu']);
  });
});

describe('bad input', () => {
  it.each<[string, TreeExtProps['getNodeMore'], string]>([
    ['a promise', () => Promise.resolve([]) as never, 'got a promise'],
    ['a text', () => 'Delete' as never, 'got a string'],
    ['a function', () => (() => []) as never, 'got a function'],
  ])('warns once of %s from getNodeMore, and has no menu', (_, getNodeMore, text) => {
    const warn = warnings();
    const { container } = render(<TreeExt treeData={NODES} getNodeMore={getNodeMore} />);
    expect(container.querySelector('button')).toBeNull();
    expect(titles()).toEqual(['Sales', 'Laboratory', 'Legal']);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(text)]]);
  });

  it('closes the menu of a node that vanishes, says why, and keeps the keyboard in the tree', async () => {
    const warn = warnings();
    const setup = (nodes: TreeExtProps['treeData']) => (
      <TreeExt treeData={nodes} getNodeMore={items} />
    );
    const { rerender } = render(setup(NODES));
    goDown(2);
    fireEvent.keyDown(tree(), { key: 'ContextMenu' });
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    rerender(setup(NODES.slice(0, 2)));
    expect(screen.queryByRole('menuitem')).toBeNull();
    await waitFor(() => expect(tree()).toHaveFocus());
    // There is no next one, so it is the one before.
    expect(active()).toBe('Laboratory');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/"legal".*same key/)]]);
  });

  it('does not warn or move the focus when a node goes after its menu was closed', async () => {
    const { rerender } = render(<TreeExt treeData={NODES} getNodeMore={items} />);
    openMenu('Legal');
    openMenu('Legal');
    expect(moreOf('Legal')).toHaveAttribute('aria-expanded', 'false');
    rerender(<TreeExt treeData={[]} getNodeMore={items} />);
    await act(async () => undefined);
    expect(document.body).toHaveFocus();
  });

  it('survives no data, no key and an icon that is null', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(<TreeExt getNodeMore={items} filterText="x" moreIcon={null} />);
    expect(titles()).toEqual([]);
    rerender(<TreeExt treeData={[{ title: 'Nameless' } as never]} getNodeMore={items} />);
    expect(titles()).toEqual(['Nameless']);
    // antd's own words about the key.
    expect(error.mock.calls.flat().join()).toContain('must have a certain key');
  });
});
