import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import { Activity, createRef, StrictMode, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { InForce } from '../../config-provider-ext/__tests__/InForce';
import { LayoutExt, type LayoutExtProps, type LayoutSlot } from '..';
import {
  createHistory,
  entries,
  entry,
  menu,
  nav,
  pick,
  selected,
  show,
  side,
  windowOf,
} from './setup';

/** A page with a tab. */
function Page() {
  const layout = LayoutExt.useLayout();
  useEffect(() => layout.addTab(), [layout]);
  return null;
}

describe('what is shown and selected', () => {
  it('the address says it: navigation, side menu, open groups, the current page', () => {
    const history = createHistory('/stock/items/42?page=2');
    show({ history });

    expect(entries(nav())).toEqual(['Shop', 'System', 'Help']);
    expect(selected(nav())).toEqual(['Shop']);
    expect(entries(side())).toEqual(['Orders', 'Stock', 'Items', 'Shelves']);
    expect(selected(side())).toEqual(['Items']);
    expect(entry(side(), 'Items')).toHaveAttribute('aria-current', 'page');
    expect(entry(side(), 'Orders')).not.toHaveAttribute('aria-current');
    expect(entry(nav(), 'Shop')).toHaveAttribute('aria-current', 'true');
    expect(entry(nav(), 'System')).not.toHaveAttribute('aria-current');
  });

  it('follows the history, keeps what is open, and listens no more after unmounting', () => {
    const history = createHistory('/stock/items');
    const { unmount } = show({ history });
    expect(history.listeners.size).toBe(1);

    act(() => history.push('/orders'));
    expect(selected(side())).toEqual(['Orders']);
    expect(entries(side())).toContain('Shelves');
    act(() => history.push('/users'));
    expect(selected(nav())).toEqual(['System']);
    expect(selected(side())).toEqual(['Users']);

    unmount();
    expect(history.listeners.size).toBe(0);
  });

  it('selects nothing at an address of nobody, and keeps the navigation that led there', () => {
    const history = createHistory('/users');
    show({ history });
    act(() => history.push('/nobody'));

    expect(selected(side())).toEqual([]);
    expect(entries(side())).toEqual(['Manual', 'Users', 'Log out']);
    expect(selected(nav())).toEqual(['System']);
  });

  it('a menu that comes late opens its groups', () => {
    const { update } = show({ menu: [], history: createHistory('/stock/shelves') });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    update({ menu });

    expect(selected(nav())).toEqual(['Shop']);
    expect(entries(side())).toEqual(['Orders', 'Stock', 'Items', 'Shelves']);
    expect(selected(side())).toEqual(['Shelves']);
  });

  it('a first level of one item makes no navigation; of one without children, that is the menu', () => {
    const { update } = show({ menu: menu.slice(0, 1) });
    expect(nav()).not.toBeInTheDocument();
    expect(entries(side())).toEqual(['Orders', 'Stock']);

    update({ menu: menu.slice(2) });
    expect(nav()).not.toBeInTheDocument();
    expect(entries(side())).toEqual(['Help']);
  });

  it('groups, dividers and nothing stand where they should; an empty list of children is none', () => {
    show({
      menu: [
        {
          key: 'root',
          children: [
            null,
            { type: 'group', label: 'Money', children: [{ key: '/bills', label: 'Bills' }] },
            { type: 'divider' },
            { key: '/taxes', label: 'Taxes', children: [] },
          ],
        },
      ],
      history: createHistory('/taxes'),
    });

    expect(side()).toHaveTextContent('MoneyBillsTaxes');
    expect(entries(side())).toEqual(['Bills', 'Taxes']);
    expect(within(side() as HTMLElement).getByRole('separator')).toBeInTheDocument();
    expect(selected(side())).toEqual(['Taxes']);
  });

  it('what the narrow side cuts off can be read beside the pointer', () => {
    show({
      menu: [
        {
          key: 'root',
          children: [
            { key: '/bills', label: 'Bills that nobody has paid' },
            { key: '/taxes', label: 'Taxes', title: 'All of them' },
            { key: '/more', label: <b>More</b> },
          ],
        },
        { key: '/help', label: 'Help' },
      ],
      history: createHistory('/taxes'),
    });

    const titleOf = (name: string) => entry(side(), name).getAttribute('title');
    expect(titleOf('Bills that nobody has paid')).toBe('Bills that nobody has paid');
    expect(titleOf('Taxes')).toBe('All of them');
    expect(titleOf('More')).toBeNull();
    expect(entry(nav(), 'Help')).not.toHaveAttribute('title');
  });

  it('without a history it keeps the selection itself', () => {
    show();
    expect(selected(side())).toEqual([]);
    pick(side(), 'Orders');
    expect(selected(side())).toEqual(['Orders']);
    expect(selected(nav())).toEqual(['Shop']);
  });
});

describe('picking', () => {
  it('push goes there once, and tells', () => {
    const history = createHistory('/orders');
    const onSelect = vi.fn();
    show({ history, onSelect });
    pick(nav(), 'System');
    pick(side(), 'Users');
    pick(side(), 'Users');

    expect(history.push.mock.calls).toEqual([['/users']]);
    const users = menu[1]?.children?.[1];
    expect(onSelect).toHaveBeenCalledTimes(2);
    expect(onSelect).toHaveBeenCalledWith({ key: 'users', item: users, navigationMode: 'push' });
  });

  it('goes back from a detail to its list, and adds a missing slash', () => {
    const history = createHistory('/lists/7');
    show({ history, menu: [{ key: 'root', children: [{ key: 'lists', label: 'Lists' }] }] });
    expect(selected(side())).toEqual(['Lists']);
    pick(side(), 'Lists');
    expect(history.push.mock.calls).toEqual([['/lists']]);
  });

  it('push leaves the page alone that is open already, however its address is written', () => {
    const history = createHistory('/us%65rs/');
    show({ history });
    pick(side(), 'Users');
    expect(history.push).not.toHaveBeenCalled();
  });

  it('open opens a window without a way back, and selects nothing', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const history = createHistory('/users');
    const onSelect = vi.fn();
    show({ history, onSelect });
    pick(side(), 'Manual');

    expect(open.mock.calls).toEqual([['https://example.com/', '_blank', 'noopener,noreferrer']]);
    expect(history.push).not.toHaveBeenCalled();
    expect(selected(side())).toEqual(['Users']);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'manual', navigationMode: 'open' }),
    );
  });

  it('none only tells, with a history and without', () => {
    const onSelect = vi.fn();
    const { unmount } = show({ history: createHistory('/users'), onSelect });
    pick(side(), 'Log out');
    expect(selected(side())).toEqual(['Users']);
    unmount();

    show({ onSelect });
    pick(nav(), 'System');
    pick(side(), 'Log out');
    expect(selected(side())).toEqual([]);
    expect(onSelect.mock.calls.map(([{ key, navigationMode }]) => [key, navigationMode])).toEqual([
      ['log-out', 'none'],
      ['log-out', 'none'],
    ]);
  });

  it('the navigation changes the side menu alone, until the address changes', () => {
    const history = createHistory('/orders');
    const onSelect = vi.fn();
    show({ history, onSelect });
    pick(nav(), 'System');

    expect(selected(nav())).toEqual(['System']);
    expect(entries(side())).toEqual(['Manual', 'Users', 'Log out']);
    expect(history.push).not.toHaveBeenCalled();
    expect(onSelect).not.toHaveBeenCalled();

    // And does not come back with the address at which it was picked.
    act(() => history.push('/help'));
    expect(selected(nav())).toEqual(['Help']);
    expect(side()).not.toBeInTheDocument();
    act(() => history.push('/orders'));
    expect(selected(nav())).toEqual(['Shop']);
  });

  it('autoSelectFirstMenuOnNavbar: the first that leads to a page', () => {
    const history = createHistory('/orders');
    const onSelect = vi.fn();
    show({ history, onSelect, autoSelectFirstMenuOnNavbar: true });
    pick(nav(), 'System');

    expect(history.push.mock.calls).toEqual([['/users']]);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'users' }));
    expect(selected(side())).toEqual(['Users']);
  });

  it('autoSelectFirstMenuOnNavbar stays where the router refuses to leave', () => {
    const history = createHistory('/orders');
    show({ history, autoSelectFirstMenuOnNavbar: true });
    history.push.mockImplementation(() => {});
    pick(nav(), 'System');

    expect(history.push).toHaveBeenCalledExactlyOnceWith('/users');
    expect(selected(nav())).toEqual(['Shop']);
    expect(selected(side())).toEqual(['Orders']);
  });

  it('autoSelectFirstMenuOnNavbar passes by what is disabled, and looks into groups', () => {
    const history = createHistory('/');
    show({
      history,
      autoSelectFirstMenuOnNavbar: true,
      menu: [
        { key: '/', label: 'Home' },
        {
          key: 'more',
          label: 'More',
          children: [
            { key: '/a', label: 'A', disabled: true },
            { key: 'b', label: 'B', disabled: true, children: [{ key: '/b/1', label: 'B1' }] },
            { key: 'c', label: 'C', children: [{ key: '/c/1', label: 'C1' }] },
          ],
        },
      ],
    });
    pick(nav(), 'More');
    expect(history.push.mock.calls).toEqual([['/c/1']]);
  });

  it('a click on a group opens and closes it', () => {
    const history = createHistory('/orders');
    show({ history });
    pick(side(), 'Stock');
    expect(entries(side())).toContain('Items');
    pick(side(), 'Stock');
    expect(entries(side())).toEqual(['Orders', 'Stock']);
    expect(history.push).not.toHaveBeenCalled();
  });
});

describe('collapsing', () => {
  const trigger = () => screen.getByRole('button', { name: '侧边菜单' });
  const sider = () => screen.getByRole('complementary', { hidden: true });

  it('134 and 62 px; the groups are open again afterwards', () => {
    const onCollapse = vi.fn();
    show({ collapsible: true, history: createHistory('/stock/items'), onCollapse });
    expect(sider()).toHaveStyle({ width: '134px' });
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(trigger()).toHaveAttribute('aria-controls', sider().id);
    expect(entries(side())).toContain('Shelves');

    fireEvent.click(trigger());
    expect(sider()).toHaveStyle({ width: '62px' });
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(side()?.querySelector('.ant-menu-inline-collapsed')).toBeInTheDocument();
    // Of which no more than the first letter is to be seen.
    expect(within(sider()).getByRole('menuitem', { name: 'Orders' })).toHaveTextContent('O');
    // Its popup does not open by itself.
    const group = side()?.querySelector('[aria-haspopup="true"]');
    expect(group).toHaveAttribute('aria-expanded', 'false');

    fireEvent.click(trigger());
    expect(sider()).toHaveStyle({ width: '134px' });
    expect(entries(side())).toEqual(['Orders', 'Stock', 'Items', 'Shelves']);
    expect(onCollapse.mock.calls).toEqual([
      [true, { type: 'clickTrigger', siderWidth: 134, collapsedWidth: 62 }],
      [false, { type: 'clickTrigger', siderWidth: 134, collapsedWidth: 62 }],
    ]);
  });

  it('a group that was closed stays closed', () => {
    show({ collapsible: true, history: createHistory('/stock/items') });
    pick(side(), 'Stock');
    fireEvent.click(trigger());
    fireEvent.click(trigger());
    expect(entries(side())).toEqual(['Orders', 'Stock']);
  });

  it('controlled it asks only; undefined lets it go', () => {
    const onCollapse = vi.fn();
    const props: LayoutExtProps = { collapsible: true, onCollapse, siderWidth: 200 };
    const { update } = show({ ...props, collapsed: false });
    fireEvent.click(trigger());
    expect(sider()).toHaveStyle({ width: '200px' });
    expect(onCollapse).toHaveBeenCalledWith(true, expect.objectContaining({ siderWidth: 200 }));

    update({ collapsed: true });
    expect(sider()).toHaveStyle({ width: '62px' });
    update({ collapsed: undefined });
    expect(sider()).toHaveStyle({ width: '200px' });
    fireEvent.click(trigger());
    expect(sider()).toHaveStyle({ width: '62px' });
  });

  it('with a width of 0 nothing is left to be reached, and the selection stays', () => {
    show({
      collapsible: true,
      defaultCollapsed: true,
      collapsedWidth: 0,
      history: createHistory('/stock/items'),
    });
    expect(sider()).toHaveStyle({ width: '0px', visibility: 'hidden' });
    fireEvent.click(trigger());
    expect(sider()).not.toHaveStyle({ visibility: 'hidden' });
    expect(selected(side())).toEqual(['Items']);
  });

  it('the trigger can be drawn, or left out; without collapsible there is none', () => {
    const setTitle = vi.fn<NonNullable<LayoutExtProps['setTitle']>>(({ collapsed }) =>
      collapsed ? 'MS' : 'My shop',
    );
    const { update } = show({
      collapsible: true,
      trigger: (collapsed) => (collapsed ? 'Expand' : 'Collapse'),
      setTitle,
    });
    expect(setTitle).toHaveBeenLastCalledWith({ collapsed: false });
    expect(screen.getByText('My shop')).toHaveStyle({ width: '134px', flex: 'none' });
    fireEvent.click(screen.getByRole('button', { name: 'Collapse' }));
    expect(screen.getByText('MS')).toHaveStyle({ width: '62px' });
    expect(screen.getByRole('button', { name: 'Expand' })).toBeInTheDocument();

    update({ trigger: null });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    update({ trigger: undefined, collapsible: false });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('a narrow window collapses it', () => {
    windowOf(900);
    const onCollapse = vi.fn();
    show({ breakpoint: 'lg', onCollapse });
    expect(sider()).toHaveStyle({ width: '62px' });
    expect(onCollapse).toHaveBeenCalledExactlyOnceWith(true, {
      type: 'responsive',
      siderWidth: 134,
      collapsedWidth: 62,
    });
  });

  it('a window that crosses the breakpoint collapses and expands it; a page without a side menu does neither', () => {
    const { resize } = windowOf(1200);
    const onCollapse = vi.fn();
    const history = createHistory('/orders');
    show({ breakpoint: 'lg', collapsible: true, history, onCollapse });
    expect(sider()).toHaveStyle({ width: '134px' });
    fireEvent.click(trigger());
    act(() => history.push('/help'));
    expect(side()).not.toBeInTheDocument();
    act(() => history.push('/orders'));
    expect(sider()).toHaveStyle({ width: '62px' });

    act(() => resize(900));
    act(() => resize(1000));
    expect(sider()).toHaveStyle({ width: '134px' });
    act(() => resize(900));
    expect(sider()).toHaveStyle({ width: '62px' });
    fireEvent.click(trigger());
    act(() => resize(800));
    expect(sider()).toHaveStyle({ width: '134px' });
    expect(onCollapse.mock.calls.map(([collapsed, { type }]) => [collapsed, type])).toEqual([
      [true, 'clickTrigger'],
      [false, 'responsive'],
      [true, 'responsive'],
      [false, 'clickTrigger'],
    ]);
  });

  it.runIf(Activity)('stays as the user left it when React hid it meanwhile', () => {
    windowOf(900);
    const onCollapse = vi.fn();
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <LayoutExt menu={menu} collapsible breakpoint="lg" onCollapse={onCollapse} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    fireEvent.click(trigger());
    rerender(page('hidden'));
    rerender(page('visible'));
    expect(sider()).toHaveStyle({ width: '134px' });
    expect(onCollapse.mock.calls.map(([collapsed]) => collapsed)).toEqual([true, false]);
  });

  it('a wide window leaves it as it is at the beginning, and without a breakpoint so does every one', () => {
    const { resize } = windowOf(1200);
    const onCollapse = vi.fn();
    const { update } = show({ breakpoint: 'lg', defaultCollapsed: true, onCollapse });
    expect(sider()).toHaveStyle({ width: '62px' });
    update({ collapsed: true });
    expect(onCollapse).not.toHaveBeenCalled();

    update({ collapsed: undefined });
    act(() => resize(900));
    expect(onCollapse).toHaveBeenCalledExactlyOnceWith(true, expect.anything());
    update({ breakpoint: undefined });
    act(() => resize(1200));
    expect(sider()).toHaveStyle({ width: '62px' });
    expect(onCollapse).toHaveBeenCalledOnce();
  });

  it.each([
    ['xs', 480],
    ['sm', 576],
    ['md', 768],
    ['lg', 992],
    ['xl', 1200],
    ['xxl', 1600],
    ['xxxl', 1840],
  ] as const)('%s is crossed at %i px', (breakpoint, width) => {
    const { resize } = windowOf(width);
    const onCollapse = vi.fn();
    show({ breakpoint, onCollapse });
    expect(onCollapse).not.toHaveBeenCalled();
    act(() => resize(width - 0.02));
    expect(onCollapse).toHaveBeenCalledExactlyOnceWith(true, expect.anything());
  });
});

it('is there where a window has no media queries, as in jsdom', () => {
  vi.stubGlobal('matchMedia', undefined);
  const { unmount } = show({ history: createHistory('/orders') });
  expect(selected(side())).toEqual(['Orders']);
  unmount();
  vi.unstubAllGlobals();
});

it('its menu can be collapsed where everything else is disabled', () => {
  render(
    <ConfigProvider componentDisabled>
      <LayoutExt collapsible menu={menu} history={createHistory('/orders')} />
    </ConfigProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '侧边菜单' }));
  expect(screen.getByRole('button', { name: '侧边菜单' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

describe('a small screen', () => {
  const button = () => screen.getByRole('button', { name: '侧边菜单' });

  it('has the whole menu in a drawer, which closes after picking', () => {
    windowOf(390);
    const history = createHistory('/orders');
    show({ history, setTitle: ({ collapsed }) => (collapsed ? 'S' : 'Shop'), collapsed: true });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('Shop')).not.toHaveAttribute('style');
    expect(button()).toHaveAttribute('aria-expanded', 'false');

    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    const dialog = screen.getByRole('dialog', { name: '侧边菜单' });
    expect(entries(dialog)).toEqual(['Shop', 'Orders', 'Stock', 'System', 'Help']);
    expect(selected(dialog)).toEqual(['Orders']);
    pick(dialog, 'System');
    expect(history.push).not.toHaveBeenCalled();
    pick(dialog, 'Users');
    expect(history.push.mock.calls).toEqual([['/users']]);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when somebody goes back', () => {
    windowOf(390);
    const history = createHistory('/orders');
    show({ history });
    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    act(() => history.push('/users'));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('becomes the wide one when the window grows', () => {
    const { resize, listeners } = windowOf(390);
    const { unmount } = show({ history: createHistory('/orders') });
    fireEvent.click(button());
    act(() => resize(1200));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(selected(side())).toEqual(['Orders']);
    unmount();
    expect(listeners()).toBe(0);
  });

  it.each([
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const)('has its drawer where a page in %s begins', (direction, place) => {
    windowOf(390);
    render(
      <ConfigProvider direction={direction}>
        <LayoutExt menu={menu} />
      </ConfigProvider>,
    );
    fireEvent.click(button());
    expect(document.querySelector('.ant-drawer')).toHaveClass(`ant-drawer-${place}`);
  });

  it('has no button without a menu', () => {
    windowOf(390);
    show({ menu: [] });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });
});

describe('the frame', () => {
  it('has landmarks, and a link that skips to the content without touching the address', () => {
    show({ headerExtra: 'Ada', children: <p>Page</p>, collapsible: true });
    expect(screen.getByRole('banner')).toHaveTextContent('Ada');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Page');

    const skip = screen.getByRole('link', { name: '跳到内容' });
    expect(skip).toHaveAttribute('href', `#${main.id}`);
    expect(fireEvent.click(skip)).toBe(false);
    expect(main).toHaveFocus();
  });

  it('its content begins at the top on another page, not with another query', () => {
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTop', 'set');
    const history = createHistory('/orders');
    const { update } = show({ history });
    // Where a browser has put it on coming back.
    expect(scrollTo).not.toHaveBeenCalled();
    const main = screen.getByRole('main');
    main.scrollTop = 120;
    act(() => history.push('/orders?page=2'));
    update({ children: 'Page 2' });
    expect(main.scrollTop).toBe(120);

    act(() => history.push('/orders/7?page=2'));
    expect(main.scrollTop).toBe(0);
  });

  it('has a header only where it has something to show', () => {
    const { update } = show({ menu: menu.slice(0, 1) });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    update({ headerExtra: 'Ada' });
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('passes on what antd takes, with class names and styles of each part, and its ref', () => {
    const ref = createRef<HTMLElement>();
    render(
      <LayoutExt
        ref={ref}
        menu={menu}
        id="app"
        data-area="shop"
        className="mine"
        style={{ height: 400 }}
        classNames={{ root: 'r', header: 'h', nav: 'n', sider: 's', menu: 'm', content: 'c' }}
        styles={{ content: { padding: 0 }, root: { opacity: 0.5 } }}
      />,
    );
    expect(ref.current).toHaveClass('ant-layout', 'ant-ext-layout', 'mine', 'r');
    expect(ref.current).toHaveAttribute('id', 'app');
    expect(ref.current).toHaveAttribute('data-area', 'shop');
    expect(ref.current).toHaveStyle({ height: '400px', opacity: '0.5' });
    expect(screen.getByRole('banner')).toHaveClass('ant-ext-layout-header', 'h');
    expect(nav()).toHaveClass('n');
    expect(screen.getByRole('complementary')).toHaveClass('s');
    expect(side()?.querySelector('.m')).toHaveClass('ant-menu-root');
    expect(screen.getByRole('main')).toHaveClass('c');
    expect(screen.getByRole('main')).toHaveStyle({ padding: '0px' });
  });

  it('gives each part the class name and the style for it', () => {
    const slots = [
      'root',
      'header',
      'title',
      'nav',
      'extra',
      'sider',
      'menu',
      'tabs',
      'content',
    ] as const satisfies LayoutSlot[];
    const forAll = <Value,>(value: (slot: LayoutSlot) => Value) =>
      Object.fromEntries(slots.map((slot) => [slot, value(slot)]));
    show({
      history: createHistory('/orders'),
      setTitle: () => 'Shop',
      headerExtra: 'Ada',
      classNames: forAll((slot) => `my-${slot}`),
      styles: forAll(() => ({ opacity: 0.5 })),
      children: <Page />,
    });
    const styled = slots.filter((slot) => {
      const part = document.querySelector<HTMLElement>(`.my-${slot}`);
      return part?.style.opacity === '0.5';
    });
    expect(styled).toEqual(slots);
  });

  it('says the labels of collapsed items under the pointer', async () => {
    show({ history: createHistory('/orders'), collapsed: true });
    await userEvent.hover(side()?.querySelector('[role="menuitem"]') as Element);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Orders');
  });

  it('is in English, and takes its prefix from the provider', () => {
    const { container } = render(
      <ConfigProvider locale={enUS} prefixCls="admin">
        <LayoutExt menu={menu} collapsible />
      </ConfigProvider>,
    );
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Side menu' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Side menu' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
    expect(container.querySelector('.admin-ext-layout')).toBeInTheDocument();
  });

  it.each(['zeus', 'hermes', 'default'] as const)('theme %s stays with the frame', (theme) => {
    render(
      <StrictMode>
        <LayoutExt theme={theme} menu={menu} headerExtra={<InForce />}>
          <p role="note">
            <InForce />
          </p>
          <Button>Save</Button>
        </LayoutExt>
      </StrictMode>,
    );
    expect(screen.getByRole('banner')).toHaveTextContent(`${theme} light ant`);
    expect(screen.getByRole('note')).toHaveTextContent('default light ant');
  });
});
