import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  type LayoutController,
  LayoutExt,
  type LayoutExtProps,
  type LayoutHistory,
  type LayoutMenuItem,
} from '..';
import { createHistory, entries, menu, Outside, pick, selected, show, side, tabs } from './setup';

/** What types forbid and JavaScript passes. */
const wrong = (props: Record<string, unknown>) => props as LayoutExtProps;

const listen = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

function Moving({ first }: { first: boolean }) {
  const layout = LayoutExt.useLayout();
  return (
    <>
      <div>{first && <LayoutExt menu={menu} layout={layout} />}</div>
      <div>{!first && <LayoutExt menu={menu} layout={layout} />}</div>
    </>
  );
}

/** A part of an application in a layout, with a layout of its own. */
function Module({ take, history }: { take: TwinsProps['take']; history: LayoutHistory }) {
  const layout = LayoutExt.useLayout();
  take(layout);
  return (
    <LayoutExt layout={layout} menu={[{ key: 'other', children: others }]} history={history}>
      <ToNuts />
    </LayoutExt>
  );
}

function ToNuts() {
  const layout = LayoutExt.useLayout();
  return (
    <button type="button" onClick={() => layout.activeMenu('/nuts')}>
      Nuts
    </button>
  );
}

const under = (children: (LayoutMenuItem | null)[]): LayoutExtProps => ({
  menu: [{ key: 'root', children }],
});

describe('a menu with faults', () => {
  it('items without keys can be picked, by their address where they have one', () => {
    const warn = listen();
    const history = createHistory('/');
    const onSelect = vi.fn();
    show({
      ...under([
        { label: 'A', path: '/a' },
        { label: 'B', navigationMode: 'none' },
        { label: 'C', navigationMode: 'none' },
      ]),
      history,
      onSelect,
    });
    expect(entries(side())).toEqual(['A', 'B', 'C']);
    pick(side(), 'A');
    pick(side(), 'C');
    expect(history.push.mock.calls).toEqual([['/a']]);
    expect(selected(side())).toEqual(['A']);
    expect(onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ item: expect.objectContaining({ label: 'C' }) }),
    );
    expect(warn).toHaveBeenCalledWith(
      "[@mtools/antd-ext] An item of LayoutExt's menu has no key, so it is known as '/a'. Give each item a key.",
    );
  });

  it('of items with the same key only the first is selected; each goes to its own address', () => {
    const warn = listen();
    const history = createHistory('/a');
    show({
      ...under([
        { key: 'same', label: 'A', path: '/a' },
        { key: 'same', label: 'B', path: '/b' },
        { key: 'group', label: 'G', children: [{ key: 'same', label: 'C', path: '/a' }] },
      ]),
      history,
    });
    expect(selected(side())).toEqual(['A']);
    pick(side(), 'B');
    expect(history.push.mock.calls).toEqual([['/b']]);
    expect(selected(side())).toEqual(['B']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("have the key 'same'"));
  });

  it('without a history, too, it is the first of them that is selected', () => {
    listen();
    show(
      under([
        { key: 'twice', label: 'A', path: '/a' },
        { key: 'twice', label: 'B', path: '/b' },
      ]),
    );
    pick(side(), 'B');
    expect(selected(side())).toEqual(['A']);
  });

  it('an unknown mode is push', () => {
    const warn = listen();
    const history = createHistory('/');
    show({
      ...wrong({
        menu: [{ key: 'root', children: [{ key: '/a', label: 'A', navigationMode: 'go' }] }],
      }),
      history,
    });
    pick(side(), 'A');
    expect(history.push.mock.calls).toEqual([['/a']]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("There is no navigationMode 'go'"),
    );
  });

  it('a script as an address is refused, and everything stays as it is', () => {
    const warn = listen();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const history = createHistory('/a');
    show({
      ...under([
        { key: '/a', label: 'A' },
        { key: 'evil', label: 'Evil', path: 'javascript:alert(2)', navigationMode: 'open' },
      ]),
      history,
    });
    pick(side(), 'Evil');
    expect(open).not.toHaveBeenCalled();
    expect(selected(side())).toEqual(['A']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is no web address'));
  });

  it('null is no menu', () => {
    show(wrong({ menu: null }));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  it('a number is a key', () => {
    const onSelect = vi.fn();
    show({ ...under([{ key: 7, label: 'Seven' }]), onSelect });
    pick(side(), 'Seven');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: '7' }));
  });
});

describe('a history with faults', () => {
  it('null is none', () => {
    show(wrong({ history: null }));
    pick(side(), 'Orders');
    expect(selected(side())).toEqual(['Orders']);
  });

  it('a push that throws leaves the selection', () => {
    const history = createHistory('/orders');
    history.push.mockImplementation(() => {
      throw new Error('blocked');
    });
    const faults = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', faults);
    show({ history });
    pick(side(), 'Stock');
    pick(side(), 'Items');
    window.removeEventListener('error', faults);
    // React 18 reports it twice.
    expect(new Set(faults.mock.calls.map(([{ error }]) => error)).size).toBe(1);
    expect(selected(side())).toEqual(['Orders']);
  });

  it('a listen that returns nothing', () => {
    const history = createHistory('/orders');
    const { unmount } = show(wrong({ history: { ...history, listen: () => undefined } }));
    expect(selected(side())).toEqual(['Orders']);
    unmount();
  });

  it('an inline history, made again on every render', () => {
    const push = vi.fn();
    const at = (pathname: string): LayoutExtProps => ({
      history: { location: { pathname }, push, listen: () => () => {} },
    });
    const { update } = show(at('/orders'));
    update(at('/users'));
    expect(selected(side())).toEqual(['Users']);
  });
});

it('null is no class name and no style', () => {
  show(wrong({ classNames: null, styles: null }));
  expect(screen.getByRole('main')).toHaveClass('ant-ext-layout-content');
});

/** Two layouts with one controller. */
function Twins({ take, histories }: TwinsProps) {
  const layout = LayoutExt.useLayout();
  take(layout);
  const [first, second] = histories;
  return (
    <>
      <LayoutExt layout={layout} menu={menu} history={first} />
      <LayoutExt layout={layout} menu={[{ key: 'other', children: others }]} history={second} />
    </>
  );
}

interface TwinsProps {
  take: (layout: LayoutController) => void;
  histories: [LayoutHistory, LayoutHistory];
}

const others: LayoutMenuItem[] = [
  { key: 'parts', label: 'Parts', children: [{ key: '/bolts', label: 'Bolts' }] },
  { key: '/nuts', label: 'Nuts' },
];

describe('a controller that is used wrongly', () => {
  function control() {
    let layout: LayoutController | undefined;
    const take = (controller: LayoutController) => {
      layout = controller;
    };
    render(<Outside menu={menu} take={take} />);
    return (what: (controller: LayoutController) => void) => act(() => layout && what(layout));
  }

  it.each<[string, (layout: LayoutController) => void, string]>([
    [
      'activeNav',
      (layout) => layout.activeNav('users'),
      "knows no entry of the first level with the key 'users'",
    ],
    ['activeMenu, a group', (layout) => layout.activeMenu('stock'), "with the key 'stock'"],
    ['activeMenu, nobody', (layout) => layout.activeMenu('nobody'), "with the key 'nobody'"],
    [
      'setOpenKey',
      (layout) => layout.setOpenKey('/orders'),
      "knows no group with the key '/orders'",
    ],
    ['addTab, nobody', (layout) => layout.addTab('nowhere'), "no page with the key 'nowhere'"],
    ['addTab, a new window', (layout) => layout.addTab('manual'), "no page with the key 'manual'"],
    [
      'addTab, a group',
      (layout) => layout.addTab({ key: 'system', label: 'S' }),
      "no page with the key 'system'",
    ],
    ['addTab, nothing selected', (layout) => layout.addTab(), 'knows no current page'],
  ])('%s', (_, what, text) => {
    const warn = listen();
    const call = control();
    call(what);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
    expect(tabs()).toEqual([]);
    expect(entries(side())).toEqual(['Orders', 'Stock']);
  });

  it('before a layout has it', () => {
    const warn = listen();
    const { result } = renderHook(LayoutExt.useLayout);
    result.current.addTab('/orders');
    expect(result.current.state).toEqual({ openKeys: [], tabs: [] });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('was called while no layout has it'),
    );
  });

  it('not by one that moves to a position before its own', async () => {
    const warn = listen();
    const { rerender } = render(<Moving first={false} />);
    await act(async () => rerender(<Moving first />));
    expect(warn).not.toHaveBeenCalled();
  });

  it('by two layouts', async () => {
    const warn = listen();
    const first = createHistory('/stock/items');
    let layout: LayoutController | undefined;
    const take = (controller: LayoutController) => {
      layout = controller;
    };
    await act(async () =>
      render(<Twins take={take} histories={[first, createHistory('/bolts')]} />),
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Several LayoutExt have the same controller'),
    );
    const sides = screen.getAllByRole('navigation', { name: '侧边菜单' });
    const chosen = () => sides.map((each) => selected(each));
    expect(chosen()).toEqual([['Items'], ['Bolts']]);

    // Also when the other one renders alone.
    act(() => first.push('/orders'));
    expect(chosen()).toEqual([['Orders'], ['Bolts']]);
    act(() => layout?.activeMenu('/nuts'));
    expect(chosen()).toEqual([['Orders'], ['Nuts']]);
    expect(layout?.state.activeMenu).toBe('/nuts');
  });

  it('by layouts of two roots, which render apart', async () => {
    listen();
    const { result } = renderHook(LayoutExt.useLayout);
    const layout = result.current;
    const other = createHistory('/bolts');
    await act(async () => {
      render(<LayoutExt layout={layout} menu={menu} history={createHistory('/stock/items')} />);
      render(
        <LayoutExt layout={layout} menu={[{ key: 'other', children: others }]} history={other} />,
      );
    });
    expect(layout.state.activeMenu).toBe('/bolts');
  });

  it('by a layout inside of its own, which then has another one', async () => {
    const warn = listen();
    const inner = createHistory('/bolts');
    let layout: LayoutController | undefined;
    const take = (controller: LayoutController) => {
      layout = controller;
    };
    const outer = createHistory('/orders');
    await act(async () =>
      render(
        <LayoutExt menu={menu} history={outer}>
          <Module take={take} history={inner} />
        </LayoutExt>,
      ),
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('got the controller of the outer one'),
    );
    const [outerSide = null, innerSide = null] = screen.getAllByRole('navigation', {
      name: '侧边菜单',
    });
    act(() => layout?.activeMenu('users'));
    expect(outer.push.mock.calls).toEqual([['/users']]);
    expect(selected(outerSide)).toEqual(['Users']);
    fireEvent.click(screen.getByRole('button', { name: 'Nuts' }));
    expect(inner.push.mock.calls).toEqual([['/nuts']]);
    expect(selected(innerSide)).toEqual(['Nuts']);
    expect(selected(outerSide)).toEqual(['Users']);
  });

  it('one of somebody else', () => {
    const warn = listen();
    render(<LayoutExt menu={menu} {...wrong({ layout: {} })} />);
    expect(entries(side())).toEqual(['Orders', 'Stock']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('does not come from LayoutExt.useLayout()'),
    );
  });
});
