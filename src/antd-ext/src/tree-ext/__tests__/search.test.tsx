import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tree, type TreeDataNode, type TreeProps } from 'antd';
import type { Key } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { translate } from '../../_internal/__tests__/translate';
import { TreeExt, type TreeExtProps } from '..';
import { moreOf, NODES, openMenu, row, titles, toggle } from './nodes';

const box = (name: string) => {
  const found = row(name).querySelector('[role="checkbox"]');
  if (!found) throw new Error(`${name} has no checkbox`);
  return found;
};

function setup(props: TreeExtProps) {
  const view = render(<TreeExt treeData={NODES} {...props} />);
  return (more: TreeExtProps) => view.rerender(<TreeExt treeData={NODES} {...props} {...more} />);
}

describe('filterText', () => {
  it('keeps what is above and below a hit, opens the way to it and marks it', () => {
    const update = setup({ filterText: '' });
    expect(titles()).toEqual(['Sales', 'Laboratory', 'Legal']);

    update({ filterText: ' EAST ' });
    expect(titles()).toEqual(['Sales', 'East', 'Laboratory', 'Eastern']);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'East',
      'East',
    ]);

    update({ filterText: 'sales' });
    // Open only if something below is a hit, too; but all that is below is there.
    expect(titles()).toEqual(['Sales']);
    toggle('Sales');
    expect(titles()).toEqual(['Sales', 'East', 'West']);
  });

  it('gives back what was expanded before, but for what was done by hand', () => {
    const expand = vi.fn();
    const update = setup({ filterText: '', defaultExpandedKeys: ['lab'], onExpand: expand });
    update({ filterText: 'east' });
    toggle('Laboratory');
    expect(expand.mock.lastCall?.[0]).toEqual([]);
    expect(titles()).toEqual(['Sales', 'East', 'Laboratory']);
    update({ filterText: 'eas' });
    expect(titles()).toEqual(['Sales', 'East', 'Laboratory', 'Eastern']);
    update({ filterText: undefined });
    expect(titles()).toEqual(['Sales', 'Laboratory', 'Legal']);
  });

  it('keeps all that was done by hand as long as the same is searched for', () => {
    const update = setup({ filterText: 'east' });
    toggle('Laboratory');
    toggle('Sales');
    expect(titles()).toEqual(['Sales', 'Laboratory']);
    update({ filterText: 'eas' });
    expect(titles()).toEqual(['Sales', 'East', 'Laboratory', 'Eastern']);
    toggle('Sales');
    expect(titles()).toEqual(['Sales', 'Laboratory', 'Eastern']);
  });

  it.each<[string, TreeExtProps, string[]]>([
    [
      'defaultExpandAll',
      { defaultExpandAll: true },
      ['Sales', 'East', 'West', 'Laboratory', 'Eastern', 'Legal'],
    ],
    [
      'a key below',
      { defaultExpandedKeys: ['west'] },
      ['Sales', 'East', 'West', 'Laboratory', 'Legal'],
    ],
    [
      'a key below alone',
      { defaultExpandedKeys: ['west'], defaultExpandParent: false },
      ['Sales', 'Laboratory', 'Legal'],
    ],
    ['expandedKeys', { expandedKeys: ['lab'] }, ['Sales', 'Laboratory', 'Eastern', 'Legal']],
    ['undefined', { expandedKeys: undefined }, ['Sales', 'Laboratory', 'Legal']],
  ])('begins as antd does with %s', (_, props, shown) => {
    const view = render(<Tree treeData={NODES} {...(props as TreeProps)} />);
    expect(titles()).toEqual(shown);
    view.unmount();
    setup({ ...props, filterText: '' });
    expect(titles()).toEqual(shown);
  });

  it.each([
    [{}, ['Top', 'Middle', 'Low', 'Bottom']],
    [{ defaultExpandParent: false }, ['Top']],
    [{ defaultExpandParent: false, autoExpandParent: true }, ['Top', 'Middle', 'Low', 'Bottom']],
    [{ defaultExpandAll: true, defaultExpandedKeys: [] }, ['Top', 'Middle', 'Low', 'Bottom']],
  ])('expands at first what antd would: %j', (props, shown) => {
    const treeData = ['Bottom', 'Low', 'Middle', 'Top'].reduce<TreeDataNode[]>(
      (children, title) => [{ key: title, title, ...(children.length && { children }) }],
      [],
    );
    const given = { treeData, defaultExpandedKeys: ['Low'], motion: false, ...props };
    // What is open stays open when another node is closed or opened.
    const isOpen = shown.includes('Low');
    const toggled = isOpen ? ['Top', 'Middle', 'Low'] : ['Top', 'Middle'];
    for (const tree of [
      <Tree key="antd" {...given} />,
      <TreeExt key="ext" {...given} filterText="" />,
    ]) {
      const { unmount } = render(tree);
      expect(titles()).toEqual(shown);
      toggle(isOpen ? 'Low' : 'Top');
      expect(titles()).toEqual(toggled);
      unmount();
    }
  });

  it('takes over what was expanded by hand before the first search', () => {
    const update = setup({});
    toggle('Sales');
    update({ filterText: 'legal' });
    expect(titles()).toEqual(['Legal']);
    update({ filterText: '' });
    expect(titles()).toEqual(['Sales', 'East', 'West', 'Laboratory', 'Legal']);
  });

  it('obeys expandedKeys: the way to a hit is open, and what is told is only what was done', () => {
    const expand = vi.fn();
    const update = setup({ expandedKeys: ['lab'], filterText: 'west', onExpand: expand });
    expect(titles()).toEqual(['Sales', 'West']);
    toggle('Sales');
    expect(expand.mock.lastCall?.[0]).toEqual(['lab']);
    expect(titles()).toEqual(['Sales']);
    toggle('Sales');
    expect(expand.mock.lastCall?.[0]).toEqual(['lab', 'sales']);
    update({ filterText: 'sales' });
    expect(titles()).toEqual(['Sales']);
    toggle('Sales');
    expect(titles()).toEqual(['Sales', 'East', 'West']);
    update({ filterText: '' });
    expect(titles()).toEqual(['Sales', 'Laboratory', 'Eastern', 'Legal']);
  });

  it('forgets neither checks nor selections of what it hides', () => {
    const check = vi.fn();
    const select = vi.fn();
    const props: TreeExtProps = {
      checkable: true,
      multiple: true,
      defaultCheckedKeys: ['west'],
      defaultSelectedKeys: ['legal'],
      defaultExpandAll: true,
      filterText: 'eas',
      onCheck: check,
      onSelect: select,
    };
    const update = setup(props);
    expect(box('Sales')).toHaveAttribute('aria-checked', 'mixed');
    fireEvent.click(box('East'));
    expect(check.mock.lastCall?.[0]).toEqual(['west', 'east', 'sales']);
    expect(check.mock.lastCall?.[1]).toMatchObject({
      checked: true,
      node: { key: 'east' },
      checkedNodes: [{ key: 'sales' }, { key: 'east' }, { key: 'west' }],
      checkedNodesPositions: [{ pos: '0-0' }, { pos: '0-0-0' }, { pos: '0-0-1' }],
      halfCheckedKeys: [],
    });
    expect(box('Sales')).toHaveAttribute('aria-checked', 'true');
    fireEvent.click(box('Sales'));
    expect(check.mock.lastCall?.[0]).toEqual([]);

    fireEvent.click(screen.getByText('Sales'));
    expect(select.mock.lastCall?.[1].selectedNodes).toMatchObject([
      { key: 'sales' },
      { key: 'legal' },
    ]);
    // All children, although one of them is hidden.
    expect(select.mock.lastCall?.[1].node.children).toHaveLength(2);
    update({ filterText: '' });
    expect(box('West')).toHaveAttribute('aria-checked', 'false');
  });

  it('keeps what was checked before the first search, also without a listener', () => {
    const update = setup({ checkable: true });
    fireEvent.click(box('Legal'));
    update({ filterText: 'l' });
    expect(box('Legal')).toHaveAttribute('aria-checked', 'true');
    fireEvent.click(box('Sales'));
    expect(box('Sales')).toHaveAttribute('aria-checked', 'true');
    fireEvent.click(screen.getByText('ega', { exact: false }));
    expect(row('Legal')).toHaveAttribute('aria-selected', 'true');
  });

  it('checks each node for itself with checkStrictly', () => {
    const check = vi.fn();
    const update = setup({
      filterText: 'east',
      checkable: true,
      checkStrictly: true,
      onCheck: check,
    });
    fireEvent.click(box('Sales'));
    expect(box('Sales')).toHaveAttribute('aria-checked', 'true');
    expect(box('East')).toHaveAttribute('aria-checked', 'false');
    expect(check.mock.lastCall?.[0]).toEqual({ checked: ['sales'], halfChecked: [] });
    update({ checkedKeys: { checked: ['east'], halfChecked: ['sales'] } });
    expect(box('Sales')).toHaveAttribute('aria-checked', 'mixed');
    expect(box('East')).toHaveAttribute('aria-checked', 'true');
  });

  it('tells of all nodes that are checked each for itself, also of those it hides', () => {
    const check = vi.fn();
    setup({
      filterText: 'east',
      checkable: true,
      checkStrictly: true,
      // As antd does, it leaves keys alone then that have no node.
      defaultCheckedKeys: ['west', 'gone'],
      onCheck: check,
    });
    fireEvent.click(box('Sales'));
    expect(check.mock.lastCall?.[0]).toEqual({
      checked: ['west', 'gone', 'sales'],
      halfChecked: [],
    });
    expect(check.mock.lastCall?.[1].checkedNodes).toEqual([
      expect.objectContaining({ key: 'sales' }),
      expect.objectContaining({ key: 'west' }),
    ]);
  });

  it('forgets the checks of nodes that are gone', () => {
    const check = vi.fn();
    const update = setup({ checkable: true, filterText: '', onCheck: check });
    fireEvent.click(box('Sales'));
    expect(check.mock.lastCall?.[0]).toEqual(['sales', 'east', 'west']);
    const treeData = NODES.slice(1);
    update({ treeData });
    fireEvent.click(box('Legal'));
    expect(check.mock.lastCall?.[0]).toEqual(['legal']);

    update({ treeData, checkedKeys: ['gone'] });
    fireEvent.click(box('Legal'));
    expect(check.mock.lastCall?.[0]).toEqual(['legal']);
  });

  it('checks exactly as antd does, whatever is clicked', () => {
    const nodes: TreeDataNode[] = [
      {
        key: 'a',
        title: 'a',
        children: [
          {
            key: 'b',
            title: 'b',
            children: [
              { key: 'c', title: 'c' },
              { key: 'd', title: 'd', disableCheckbox: true },
            ],
          },
          { key: 'e', title: 'e', checkable: false, children: [{ key: 'f', title: 'f' }] },
          {
            key: 'g',
            title: 'g',
            disabled: true,
            children: [
              { key: 'h', title: 'h' },
              { key: 'i', title: 'i' },
            ],
          },
        ],
      },
      {
        key: 'j',
        title: 'j',
        children: [
          { key: 'k', title: 'k' },
          { key: 'l', title: 'l' },
        ],
      },
    ];
    const clicks = ['b', 'h', 'a', 'l', 'c', 'a', 'i', 'j', 'k', 'f', 'a', 'j', 'c', 'h'];
    const record = (Component: typeof Tree, props: object) => {
      const log: unknown[] = [];
      const onCheck: TreeProps['onCheck'] = (keys, { halfCheckedKeys = [], checkedNodes }) => {
        const sorted = (list: Key[]) => [...list].sort();
        log.push([
          sorted(keys as Key[]),
          sorted(halfCheckedKeys),
          sorted(checkedNodes.map(({ key }) => key)),
        ]);
      };
      const view = render(
        <Component
          checkable
          defaultExpandAll
          defaultCheckedKeys={['d', 'k']}
          treeData={nodes}
          onCheck={onCheck}
          {...props}
        />,
      );
      for (const name of clicks) {
        fireEvent.click(box(name));
        log.push(screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-checked')));
      }
      view.unmount();
      return log;
    };
    const expected = record(Tree, {});
    expect(expected).toHaveLength(2 * clicks.length);
    expect(record(TreeExt as typeof Tree, { filterText: '' })).toEqual(expected);
  });

  it('says so when there is no hit, and shows new nodes which are one', () => {
    const update = setup({ filterText: 'north' });
    expect(titles()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('暂无数据');
    update({ treeData: [...NODES, { key: 'north', title: 'North' }] });
    expect(titles()).toEqual(['North']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('closes the menu of a node that it hides, and does not call that a mistake', async () => {
    const more: TreeExtProps = { getNodeMore: () => [{ key: 'x', label: 'Open' }] };
    const update = setup({ ...more, filterText: '' });
    openMenu('Legal');
    expect(screen.getByRole('menuitem')).toHaveTextContent('Open');
    const warn = vi.spyOn(console, 'warn');
    update({ filterText: 'east' });
    await act(async () => undefined);
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('marks each match, and leaves letters alone that change their length', () => {
    const update = setup({ treeData: [{ key: 1, title: 'Banana' }], filterText: 'AN' });
    expect(document.querySelectorAll('mark')).toHaveLength(2);
    expect(titles()).toEqual(['Banana']);
    update({ treeData: [{ key: 1, title: 'İstanbul' }], filterText: 'tan' });
    expect(titles()).toEqual(['İstanbul']);
    expect(document.querySelector('mark')).toBeNull();
    update({ treeData: [{ key: 1, title: 2024 }], filterText: '02' });
    expect(document.querySelector('mark')).toHaveTextContent('02');
  });

  it('goes on in a page that the browser has translated', () => {
    const update = setup({ filterText: '' });
    for (const [filterText, shown] of [
      ['east', ['Sales', 'East', 'Laboratory', 'Eastern']],
      ['lab', ['Laboratory']],
      ['', ['Sales', 'Laboratory', 'Legal']],
    ] as const) {
      translate();
      update({ filterText });
      expect(titles()).toEqual(shown);
    }
  });

  it('looks into elements, functions, other fields, and what titleRender makes', () => {
    const update = setup({
      filterText: 'sea',
      treeData: [
        { key: 1, title: <b>Seattle</b> },
        { key: 2, title: () => <i>Seabird</i> },
        { key: 3, title: 'Lake', children: [{ key: 4, title: () => 'Seaside' }] },
      ],
      getNodeMore: () => [{ key: 'x', label: 'Open' }],
    });
    expect(titles()).toEqual(['Seattle', 'Seabird', 'Lake', 'Seaside']);
    expect(moreOf('Seaside')).toBeInTheDocument();
    openMenu('Seabird');
    expect(screen.getByRole('menuitem')).toHaveTextContent('Open');
    openMenu('Seabird');
    const named: unknown[] = [{ id: 'n', name: 'Sea', subs: [{ id: 'm', name: 'Undersea' }] }];
    update({
      fieldNames: { key: 'id', title: 'name', children: 'subs' },
      treeData: named as TreeDataNode[],
    });
    expect(titles()).toEqual(['Sea', 'Undersea']);
    expect(moreOf('Undersea')).toBeInTheDocument();
    update({
      treeData: [{ key: 7 }, { key: 8 }],
      titleRender: ({ key }) => (key === 7 ? 'Seven seas' : 'Eight'),
    });
    expect(titles()).toEqual(['Seven seas']);
    expect(moreOf('Seven seas')).toBeInTheDocument();
    update({ treeData: [{ key: 9, title: 'Sea' }], titleRender: ({ key }) => `Sea no. ${key}` });
    expect(titles()).toEqual(['Sea no. 9']);
    expect(moreOf('Sea')).toBeInTheDocument();
  });

  it('adds nothing to the nodes that functions and handlers get', () => {
    const seen: TreeDataNode[] = [];
    const note = (node: TreeDataNode): undefined => {
      seen.push({ ...node });
    };
    setup({
      treeData: [
        { key: 'sea', title: 'Sea', children: [{ key: 'bay', title: (node) => note(node) }] },
      ],
      filterText: 'sea',
      defaultExpandAll: true,
      titleRender: (node) => note(node) ?? String(node.title),
      getNodeMore: note,
      onSelect: (_, { node }) => note(node),
    });
    fireEvent.click(screen.getByText('Sea'));
    expect(new Set(seen.map(({ key }) => key))).toEqual(new Set(['sea', 'bay']));
    expect(seen.find(({ key }) => key === 'sea')?.children).toHaveLength(1);
    expect(seen.filter((node) => 'shownChildren' in node)).toEqual([]);
  });

  it('hands the very nodes of the data to its functions', () => {
    const given = new Set<TreeDataNode>();
    const bay: TreeDataNode = { key: 'bay', title: (node) => void given.add(node) };
    const sea: TreeDataNode = { key: 'sea', title: 'Sea', children: [bay] };
    setup({
      treeData: [sea],
      filterText: 'sea',
      titleRender: (node) => void given.add(node),
      getNodeMore: (node) => void given.add(node),
    });
    expect(given).toEqual(new Set([sea, bay]));
    expect([...given].every((node) => node === sea || node === bay)).toBe(true);
  });

  it('closes a node that could not be loaded, and loads it when it is opened again', async () => {
    const failures: (() => void)[] = [];
    const load = vi.fn<NonNullable<TreeExtProps['loadData']>>(
      () => new Promise((_, reject) => failures.push(() => reject(new Error('offline')))),
    );
    setup({ treeData: [{ key: 'inbox', title: 'Inbox' }], filterText: 'in', loadData: load });
    for (const times of [1, 2]) {
      toggle('Inbox');
      expect(row('Inbox')).toHaveAttribute('aria-expanded', 'true');
      expect(load).toHaveBeenCalledTimes(times);
      await act(async () => failures.pop()?.());
      expect(row('Inbox')).toHaveAttribute('aria-expanded', 'false');
    }
  });
});
