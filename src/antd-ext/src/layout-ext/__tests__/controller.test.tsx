import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type LayoutController, LayoutExt, type LayoutExtProps } from '..';
import {
  activeTab,
  createHistory,
  entries,
  menu,
  nav,
  Outside,
  pick,
  selected,
  show,
  side,
  tabs,
} from './setup';

/** A layout whose controller the test has. */
function control(props: LayoutExtProps = {}) {
  let layout: LayoutController | undefined;
  const inside = (
    <Inside
      take={(controller) => {
        layout = controller;
      }}
    />
  );
  const result = show({ ...props, children: inside });
  if (!layout) throw new Error('There is no controller.');
  const controller = layout;
  return { ...result, layout: controller, call: (what: () => void) => act(what) };
}

/** Makes a history navigate a moment after it was asked to, as routers do that load pages. */
function goLater({ push }: ReturnType<typeof createHistory>) {
  const go = push.getMockImplementation();
  push.mockImplementation(async (path) => {
    await null;
    go?.(path);
  });
}

/** A layout with two tabs, on the page of the first, whose router goes nowhere until `go` is called. */
function waitingForRouter() {
  const history = createHistory('/orders');
  const { layout, call } = control({ history });
  call(() => {
    layout.addTab('/orders');
    layout.addTab('users');
  });
  const go = history.push.getMockImplementation();
  history.push.mockImplementation(() => {});
  return { history, go, layout, call };
}

/** A page that calls the controller as soon as it can. */
function Page() {
  const layout = LayoutExt.useLayout();
  useLayoutEffect(() => layout.addTab(), [layout]);
  useEffect(() => layout.setOpenKey('stock'), [layout]);
  return null;
}

/** A page that takes its tab with it. */
function Visit() {
  const layout = LayoutExt.useLayout();
  useEffect(() => {
    layout.addTab('users');
    return () => layout.removeTab('users');
  }, [layout]);
  return null;
}

function Inside({ take }: { take: (layout: LayoutController) => void }) {
  take(LayoutExt.useLayout());
  return null;
}

describe('the menu', () => {
  it('activeNav and activeMenu do what clicks do', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const history = createHistory('/orders');
    const onSelect = vi.fn();
    const { layout, call } = control({ history, onSelect });
    call(() => layout.activeNav('system'));
    expect(entries(side())).toEqual(['Manual', 'Users', 'Log out']);
    expect(onSelect).not.toHaveBeenCalled();

    call(() => layout.activeMenu('users'));
    expect(history.push.mock.calls).toEqual([['/users']]);
    call(() => layout.activeMenu('manual'));
    expect(open).toHaveBeenCalledOnce();
    call(() => layout.activeMenu('log-out'));
    expect(onSelect.mock.calls.map(([{ key }]) => key)).toEqual(['users', 'manual', 'log-out']);
    call(() => layout.activeNav('/help'));
    expect(history.push).toHaveBeenLastCalledWith('/help');
  });

  it('setOpenKey opens one group and closes the others', () => {
    const group = (key: string, children = [{ key: `${key}/1`, label: `${key}1` }]) => ({
      key,
      label: key,
      children,
    });
    const { layout, call } = control({
      menu: [{ key: 'root', children: [group('a'), group('b', [group('c'), group('d')])] }],
      history: createHistory('/a/1'),
    });
    expect(entries(side())).toEqual(['a', 'a1', 'b']);
    call(() => layout.setOpenKey('c'));
    expect(entries(side())).toEqual(['a', 'b', 'c', 'c1', 'd']);
    call(() => layout.setOpenKey());
    expect(entries(side())).toEqual(['a', 'b']);
  });

  it('setOpenKey leaves the group around the page closed that was picked in the same moment', () => {
    const { layout, call } = control({ history: createHistory('/orders') });
    call(() => {
      layout.activeMenu('/stock/items');
      layout.setOpenKey();
    });
    expect(selected(nav())).toEqual(['Shop']);
    expect(entries(side())).toEqual(['Orders', 'Stock']);
  });

  it('state names groups that open by the keys of the user, also where one is repeated', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { layout } = control({
      menu: [
        {
          key: 'root',
          children: [
            { key: 'shop', label: 'Shop', children: [{ key: '/a', label: 'A' }] },
            {
              type: 'group',
              key: 'titled',
              label: 'Titled',
              children: [{ key: 'shop', label: 'Shop 2', children: [{ key: '/b', label: 'B' }] }],
            },
          ],
        },
      ],
      history: createHistory('/b'),
    });
    expect(layout.state.openKeys).toEqual(['root', 'shop']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("the key 'shop'"));
  });

  it('state tells how it stands, after every call', () => {
    const history = createHistory('/orders');
    const { layout, call } = control({ history });
    expect(layout.state).toEqual({
      activeNav: 'shop',
      activeMenu: '/orders',
      openKeys: ['shop'],
      tabs: [],
    });
    call(() => {
      layout.activeNav('system');
      layout.addTab('users');
      // Although nothing was rendered in between.
      expect(layout.state).toMatchObject({ activeNav: 'system', tabs: [{ key: 'users' }] });
      layout.activeMenu('/stock/items');
    });
    expect(layout.state).toEqual({
      activeNav: 'shop',
      activeMenu: '/stock/items',
      openKeys: ['shop', 'stock'],
      tabs: [{ key: 'users', label: 'Users' }],
    });
  });
});

describe('tabs', () => {
  it('are added by key, by key and label, and of the current page; each once', () => {
    const history = createHistory('/orders');
    const { layout, call } = control({ history });
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    call(() => {
      layout.addTab();
      layout.addTab('users');
      layout.addTab({ key: '/orders/7', label: 'Order 7' });
      layout.addTab('users');
      layout.addTab('/orders');
    });
    expect(tabs()).toEqual(['Orders', 'Users', 'Order 7']);
    expect(activeTab()).toEqual(['Orders']);
    expect(history.push).not.toHaveBeenCalled();

    call(() => layout.addTab({ key: '/orders/7', label: 'Order 7 (paid)' }));
    expect(tabs()).toEqual(['Orders', 'Users', 'Order 7 (paid)']);
  });

  it('of a page that is not in the menu it has the path, and the label that is given', () => {
    const history = createHistory('/orders/7?print=1');
    const { layout, call } = control({ history });
    call(() => layout.addTab({ label: 'Order 7' }));
    call(() => history.push('/nobody'));
    call(() => layout.addTab());
    expect(tabs()).toEqual(['Order 7', '/nobody']);

    fireEvent.click(screen.getByRole('tab', { name: 'Order 7' }));
    expect(history.push).toHaveBeenLastCalledWith('/orders/7?print=1');
    expect(activeTab()).toEqual(['Order 7']);
  });

  it('a page that is not in the menu has one, which leads to its last query', () => {
    const history = createHistory('/users/42?tab=a');
    const { layout, call } = control({ history });
    call(() => layout.addTab({ label: 'User 42' }));
    call(() => history.push('/users/42?tab=b'));
    call(() => layout.addTab({ label: 'Ada' }));
    expect(tabs()).toEqual(['Ada']);
    expect(activeTab()).toEqual(['Ada']);
    // Without a label it keeps that which it has.
    call(() => history.push('/users/42/?tab=c'));
    call(() => layout.addTab());
    expect(tabs()).toEqual(['Ada']);

    call(() => history.push('/orders'));
    fireEvent.click(screen.getByRole('tab', { name: 'Ada' }));
    expect(history.push).toHaveBeenLastCalledWith('/users/42/?tab=c');
    expect(activeTab()).toEqual(['Ada']);
  });

  it('queries tell pages apart where the menu or a key says so', () => {
    const list = (type: string) => ({
      key: type,
      label: `List ${type}`,
      path: `/list?type=${type}`,
    });
    const history = createHistory('/list?type=c');
    const { layout, call } = control({
      menu: [{ key: 'root', children: [list('a'), list('b')] }],
      history,
    });
    call(() => {
      layout.addTab('a');
      layout.addTab({ label: 'List c' });
      layout.addTab('b');
      layout.addTab({ key: '/report?id=1', label: 'Report 1' });
      layout.addTab({ key: '/report?id=2', label: 'Report 2' });
    });
    call(() => history.push('/report?id=2'));
    call(() => layout.addTab({ label: 'Report two' }));
    expect(tabs()).toEqual(['List a', 'List c', 'List b', 'Report 1', 'Report two']);
    call(() => history.push('/list?type=b'));
    call(() => layout.addTab());
    expect(tabs()).toHaveLength(5);
    expect(activeTab()).toEqual(['List b']);
  });

  it('have the labels of the menu, also of another one, unless a label was given', () => {
    const history = createHistory('/orders/7');
    const onSelect = vi.fn();
    const { layout, call, update } = control({ history, onSelect });
    call(() => {
      layout.addTab();
      layout.addTab('/orders');
      layout.addTab({ key: 'users', label: 'People' });
      layout.addTab('/help');
    });
    expect(tabs()).toEqual(['Orders', 'Orders', 'People', 'Help']);

    // Without the last one, whose tab stays.
    const items = [
      { key: '/orders', label: '订单' },
      { key: 'users', label: '用户', path: '/users' },
    ];
    update({ menu: [{ key: 'shop', label: '商店', children: items }] });
    expect(tabs()).toEqual(['订单', '订单', 'People', 'Help']);
    expect(layout.state.tabs.map(({ label }) => label)).toEqual(tabs());
    call(() => layout.activeMenu('/orders/7'));
    const item = { key: '/orders/7', label: '订单' };
    expect(onSelect).toHaveBeenLastCalledWith({ key: '/orders/7', item, navigationMode: 'push' });

    call(() => layout.removeTab('users'));
    update({ menu });
    expect(tabs()).toEqual(['Orders', 'Orders', 'Help']);
  });

  it('none is active on a page without one', () => {
    const history = createHistory('/orders');
    const { layout, call } = control({ history });
    call(() => layout.addTab('users'));
    expect(activeTab()).toEqual([]);
    call(() => history.push('/users/42'));
    expect(activeTab()).toEqual(['Users']);
  });

  it('a click on one picks it', () => {
    const history = createHistory('/orders');
    const onSelect = vi.fn();
    const { layout, call } = control({ history, onSelect });
    call(() => {
      layout.addTab('/orders');
      layout.addTab('users');
      layout.addTab({ key: '/orders/7', label: 'Order 7' });
    });
    fireEvent.click(screen.getByRole('tab', { name: 'Users' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Order 7' }));

    expect(history.push.mock.calls).toEqual([['/users'], ['/orders/7']]);
    expect(onSelect.mock.calls.map(([info]) => info)).toEqual([
      { key: 'users', item: menu[1]?.children?.[1], navigationMode: 'push' },
      {
        key: '/orders/7',
        item: { key: '/orders/7', label: 'Order 7' },
        navigationMode: 'push',
      },
    ]);
    expect(selected(side())).toEqual(['Orders']);
  });

  it('closing the active one leads to its right neighbour, else its left; the last one stays', () => {
    const history = createHistory('/stock/items');
    const onSelect = vi.fn();
    const { layout, call } = control({ history, onSelect });
    call(() => {
      layout.addTab('/orders');
      layout.addTab('/stock/items');
      layout.addTab('users');
    });
    const close = (index: number) =>
      fireEvent.click(screen.getAllByRole('button', { name: '关闭页签' })[index] as HTMLElement);

    close(1);
    expect(tabs()).toEqual(['Orders', 'Users']);
    expect(history.push.mock.calls).toEqual([['/users']]);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'users' }));
    close(1);
    expect(activeTab()).toEqual(['Orders']);
    expect(history.push).toHaveBeenLastCalledWith('/orders');
    expect(screen.queryByRole('button', { name: '关闭页签' })).not.toBeInTheDocument();
    call(() => layout.removeTab('/orders'));
    expect(tabs()).toEqual(['Orders']);
  });

  it('removing another one, or one that is not there, leads nowhere', () => {
    const history = createHistory('/orders');
    const { layout, call } = control({ history });
    call(() => {
      layout.addTab('/orders');
      layout.addTab('users');
      layout.addTab('/help');
      layout.removeTab('users');
      layout.removeTab('users');
    });
    expect(tabs()).toEqual(['Orders', 'Help']);
    expect(history.push).not.toHaveBeenCalled();
  });

  it('several calls in a row see each other also with a router that navigates later', async () => {
    const history = createHistory('/orders');
    const { layout, call } = control({ history });
    call(() => {
      layout.addTab('/orders');
      layout.addTab('/stock/items');
      layout.addTab('users');
      layout.addTab('/help');
    });
    goLater(history);
    await act(async () => {
      layout.removeTab('/orders');
      layout.removeTab('/stock/items');
      expect(layout.state.activeMenu).toBe('users');
    });
    expect(history.push.mock.calls).toEqual([['/stock/items'], ['/users']]);
    expect(tabs()).toEqual(['Users', 'Help']);
    expect(activeTab()).toEqual(['Users']);

    // Closing the page that is being left leads nowhere else.
    await act(async () => {
      layout.activeMenu('/orders');
      layout.removeTab('users');
    });
    expect(selected(side())).toEqual(['Orders']);
    expect(history.push).toHaveBeenCalledTimes(3);
  });

  it('a router that refuses to navigate leaves the page, and the tab can be closed again', () => {
    const { history, layout, call } = waitingForRouter();
    call(() => layout.activeMenu('users'));
    expect(layout.state.activeMenu).toBe('/orders');
    call(() => layout.removeTab('/orders'));
    expect(history.push.mock.calls).toEqual([['/users'], ['/users']]);
    expect(tabs()).toEqual(['Orders', 'Users']);
    expect(activeTab()).toEqual(['Orders']);
  });

  it('a tab to be closed goes when the router has left its page, and stays when the reader stays', () => {
    const { history, go, layout, call } = waitingForRouter();

    // “Leave without saving?” No.
    call(() => layout.removeTab('/orders'));
    history.push.mockImplementation((path) => go?.(path));
    pick(side(), 'Stock');
    pick(side(), 'Items');
    expect(tabs()).toEqual(['Orders', 'Users']);

    // Yes, later.
    act(() => history.push('/orders'));
    history.push.mockImplementation(() => {});
    call(() => layout.removeTab('/orders'));
    expect(tabs()).toEqual(['Orders', 'Users']);
    act(() => go?.('/users'));
    expect(tabs()).toEqual(['Users']);
    expect(activeTab()).toEqual(['Users']);
  });

  it('the last one stays, also if its page is left late and the other has gone meanwhile', () => {
    const { go, layout, call } = waitingForRouter();
    call(() => layout.removeTab('/orders'));
    call(() => layout.removeTab('users'));
    act(() => go?.('/users'));
    expect(tabs()).toEqual(['Orders']);
    call(() => layout.addTab());
    expect(tabs()).toEqual(['Orders', 'Users']);
  });

  it('the page of an item that only calls back has one, when it is asked for there', () => {
    const items = [{ key: '/wizard', label: 'Wizard', navigationMode: 'none' as const }];
    const { layout, call } = control({
      history: createHistory('/wizard'),
      menu: [{ key: 'tools', label: 'Tools', children: items }],
    });
    call(() => layout.addTab());
    expect(tabs()).toEqual(['Wizard']);
    call(() => layout.addTab({ label: 'Import' }));
    expect(tabs()).toEqual(['Import']);
  });

  it('Delete closes the tab that has the focus', () => {
    const { layout, call } = control({ history: createHistory('/orders') });
    call(() => {
      layout.addTab('/orders');
      layout.addTab('users');
    });
    const tab = screen.getByRole('tab', { name: 'Orders' });
    act(() => tab.focus());
    fireEvent.keyDown(tab, { code: 'Delete', key: 'Delete' });
    expect(tabs()).toEqual(['Users']);
    expect(selected(side())).toEqual(['Users']);
  });

  it('moves the focus to the next tab when one is closed by its button', async () => {
    const { layout, call } = control({ history: createHistory('/orders') });
    call(() => {
      layout.addTab('/orders');
      layout.addTab('users');
      layout.addTab('/stock/items');
    });
    const close = async (index: number) => {
      screen.getAllByRole('button', { name: '关闭页签' })[index]?.focus();
      await userEvent.keyboard('{Enter}');
    };
    await close(0);
    expect(tabs()).toEqual(['Users', 'Items']);
    expect(screen.getByRole('tab', { name: /Users$/ })).toHaveFocus();
    await close(1);
    expect(tabs()).toEqual(['Users']);
    expect(screen.getByRole('tab', { name: /Users$/ })).toHaveFocus();
  });

  it('works without a history as well', () => {
    const onSelect = vi.fn();
    const { layout, call } = control({ onSelect });
    pick(side(), 'Orders');
    call(() => {
      layout.addTab();
      layout.addTab('users');
      layout.addTab({ key: 'free', label: 'Free' });
    });
    expect(activeTab()).toEqual(['Orders']);
    call(() => layout.activeMenu('free'));
    expect(activeTab()).toEqual(['Free']);
    expect(selected(side())).toEqual([]);
    call(() => layout.removeTab('free'));
    expect(activeTab()).toEqual(['Users']);
    expect(selected(nav())).toEqual(['System']);
    expect(onSelect.mock.calls.map(([{ key }]) => key)).toEqual(['/orders', 'free', 'users']);
  });

  it('onTabsChange is told when one is added, renamed or removed, and only then', () => {
    const onTabsChange = vi.fn();
    const { layout, call } = control({ menu, history: createHistory('/users'), onTabsChange });
    expect(onTabsChange).not.toHaveBeenCalled();
    call(() => layout.addTab());
    expect(onTabsChange).toHaveBeenLastCalledWith([{ key: 'users', label: 'Users' }]);
    call(() => layout.addTab({ key: '/a', label: 'A' }));
    call(() => layout.addTab({ key: '/a', label: 'B' }));
    call(() => layout.activeMenu('/a'));
    call(() => layout.removeTab('users'));
    expect(onTabsChange).toHaveBeenLastCalledWith([{ key: '/a', label: 'B' }]);
    expect(onTabsChange).toHaveBeenCalledTimes(4);
  });

  it('headerContent replaces them; null leaves the bar out', () => {
    const history = createHistory('/orders');
    const { layout, call, update } = control({ history });
    call(() => layout.addTab());
    const region = screen.getByRole('region', { name: '已打开的页面' });
    expect(within(region).getByRole('tablist')).toBeInTheDocument();
    update({ headerContent: <p>Bar</p> });
    expect(screen.getByText('Bar').parentElement).toHaveClass('ant-ext-layout-tabs');
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    update({ headerContent: null });
    expect(document.querySelector('.ant-ext-layout-tabs')).not.toBeInTheDocument();
  });
});

describe('LayoutExt.useLayout', () => {
  it('gives the controller to who renders the layout, the same on every render', () => {
    const seen = new Set<LayoutController>();
    const history = createHistory('/orders');
    const take = (layout: LayoutController) => {
      seen.add(layout);
    };
    const app = (name: string) => (
      <Outside menu={menu} history={history} headerExtra={name} take={take}>
        <Inside take={take} />
      </Outside>
    );
    const { rerender } = render(app('Ada'));
    rerender(app('Grace'));
    expect(seen.size).toBe(1);
    const [layout] = seen;
    act(() => layout?.activeMenu('users'));
    expect(selected(side())).toEqual(['Users']);
  });

  it('can be called by the effects of a page that is just mounting, also in strict mode', () => {
    render(
      <StrictMode>
        <LayoutExt menu={menu} history={createHistory('/orders')}>
          <Page />
        </LayoutExt>
      </StrictMode>,
    );
    expect(tabs()).toEqual(['Orders']);
    expect(entries(side())).toEqual(['Orders', 'Stock', 'Items', 'Shelves']);
  });

  it('can be called by a page that leaves, also when the layout leaves with it', () => {
    const history = createHistory('/orders');
    const { update, unmount } = show({ history, children: <Page /> });
    update({
      children: (
        <>
          <Page />
          <Visit />
        </>
      ),
    });
    expect(tabs()).toEqual(['Orders', 'Users']);
    update({ children: <Page /> });
    expect(tabs()).toEqual(['Orders']);
    update({ children: <Visit /> });
    unmount();
    expect(tabs()).toEqual([]);
  });

  it('gives the same one to everything that the layout shows, and not that of a layout around it', () => {
    const given = new Map<string, LayoutController>();
    const asked = (name: string) => <Inside take={(layout) => void given.set(name, layout)} />;
    const history = createHistory('/orders');
    render(
      <LayoutExt menu={menu}>
        <LayoutExt
          menu={menu}
          history={history}
          collapsible
          headerExtra={asked('headerExtra')}
          headerContent={asked('headerContent')}
          setTitle={() => asked('setTitle')}
          trigger={() => asked('trigger')}
        >
          {asked('content')}
        </LayoutExt>
      </LayoutExt>,
    );
    expect(given.size).toBe(5);
    expect(new Set(given.values()).size).toBe(1);
    act(() => given.get('headerExtra')?.activeMenu('users'));
    expect(history.push).toHaveBeenCalledExactlyOnceWith('/users');
  });

  it('each layout in another one has its own', () => {
    const layouts: LayoutController[] = [];
    const take = (layout: LayoutController) => {
      layouts.push(layout);
    };
    render(
      <LayoutExt>
        <Inside take={take} />
        <LayoutExt>
          <Inside take={take} />
        </LayoutExt>
      </LayoutExt>,
    );
    expect(new Set(layouts).size).toBe(2);
  });
});
