import { fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { vi } from 'vitest';
import {
  type LayoutController,
  LayoutExt,
  type LayoutExtProps,
  type LayoutHistory,
  type LayoutMenuItem,
} from '..';

export const menu: LayoutMenuItem[] = [
  {
    key: 'shop',
    label: 'Shop',
    children: [
      { key: '/orders', label: 'Orders' },
      {
        key: 'stock',
        label: 'Stock',
        children: [
          { key: '/stock/items', label: 'Items' },
          { key: '/stock/shelves', label: 'Shelves' },
        ],
      },
    ],
  },
  {
    key: 'system',
    label: 'System',
    children: [
      { key: 'manual', label: 'Manual', path: 'https://example.com/', navigationMode: 'open' },
      { key: 'users', label: 'Users', path: '/users' },
      { key: 'log-out', label: 'Log out', navigationMode: 'none' },
    ],
  },
  { key: '/help', label: 'Help' },
];

/** A history in memory which counts its listeners. */
export function createHistory(address: string) {
  const listeners = new Set<() => void>();
  const locate = (path: string) => {
    const [pathname = '', search] = path.split('?');
    return { pathname, search: search && `?${search}` };
  };
  const history = {
    location: locate(address),
    push: vi.fn<LayoutHistory['push']>((path) => {
      history.location = locate(path);
      for (const listener of listeners) listener();
    }),
    listen: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    listeners,
  };
  return history;
}

/** Renders a layout without motion: what is closed is gone at once. */
export function show(props: LayoutExtProps = {}) {
  const element = (more: LayoutExtProps) => (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <LayoutExt menu={menu} {...props} {...more} />
    </ConfigProvider>
  );
  const { rerender, ...result } = render(element({}));
  return { ...result, update: (more: LayoutExtProps) => rerender(element(more)) };
}

interface OutsideProps extends LayoutExtProps {
  take: (layout: LayoutController) => void;
}

/** Renders a layout with a controller of its own, which it hands out. */
export function Outside({ take, ...props }: OutsideProps) {
  const layout = LayoutExt.useLayout();
  take(layout);
  return <LayoutExt {...props} layout={layout} />;
}

const region = (name: string) => screen.queryByRole('navigation', { name });
export const nav = () => region('主导航');
export const side = () => region('侧边菜单');

/** By attribute: a query by role reads the styles of everything around each item. */
const itemsOf = (part: HTMLElement | null) => [
  ...(part?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** What a menu shows, in its order; antd keeps what is in a closed group. */
export const entries = (part: HTMLElement | null) =>
  itemsOf(part)
    .filter((item) => !item.closest('.ant-menu-hidden, [aria-hidden="true"]'))
    .map(({ textContent }) => textContent);

export function entry(part: HTMLElement | null, name: string): HTMLElement {
  const found = itemsOf(part).find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no item ${name}.`);
  return found;
}

export const pick = (part: HTMLElement | null, name: string) => fireEvent.click(entry(part, name));

/** Texts of the items that are marked as selected. */
export const selected = (part: HTMLElement | null) =>
  [...(part?.querySelectorAll('.ant-menu-item-selected') ?? [])].map(
    ({ textContent }) => textContent,
  );

const tabNodes = () => [...document.querySelectorAll('[role="tab"]')];

/** Without what antd tells screen readers of the tab that has the focus. */
const labelOf = (tab: Element) => tab.lastChild?.textContent;

export const tabs = () => tabNodes().map(labelOf);

export const activeTab = () =>
  tabNodes()
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map(labelOf);

/** Gives the window a width in px, for media queries that ask for it. */
export function windowOf(width: number) {
  const lists: { matches: boolean; listeners: Set<() => void> }[] = [];
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
    const listeners = new Set<() => void>();
    const list = {
      get matches() {
        return width <= most;
      },
      listeners,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
    lists.push(list);
    // Only what the layout and antd ask for.
    return list as unknown as MediaQueryList;
  });
  return {
    resize: (next: number) => {
      const before = lists.map(({ matches }) => matches);
      width = next;
      for (const [index, { matches, listeners }] of lists.entries()) {
        if (matches !== before[index]) for (const listener of listeners) listener();
      }
    },
    /** How many listen to it. */
    listeners: () => lists.reduce((count, { listeners }) => count + listeners.size, 0),
  };
}
