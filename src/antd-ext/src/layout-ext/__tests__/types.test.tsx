import type { MenuProps } from 'antd';
import { expectTypeOf, it } from 'vitest';
import { LayoutExt, type LayoutHistory, type LayoutMenuItem } from '..';

it('takes what antd takes as items', () => {
  const items: MenuProps['items'] = [];
  <LayoutExt menu={items} />;
  <LayoutExt menu={[...items, { key: 'more', navigationMode: 'open', children: items }]} />;
  expectTypeOf<LayoutMenuItem['navigationMode']>().toEqualTypeOf<
    'push' | 'open' | 'none' | undefined
  >();
  <LayoutExt menu={[{ key: 1, label: 'A', disabled: true, danger: true }, null]} />;
  <LayoutExt
    menu={[
      { type: 'divider', dashed: true },
      { type: 'group', label: 'G' },
    ]}
  />;
  // @ts-expect-error an unknown mode
  <LayoutExt menu={[{ key: 'a', navigationMode: 'go' }]} />;
  // @ts-expect-error what the layout decides itself
  <LayoutExt hasSider />;
});

it('takes data attributes of items at any depth', () => {
  const item: LayoutMenuItem = { key: 'a', label: 'A', 'data-testid': 'a' };
  <LayoutExt
    menu={[item, { key: 'b', label: 'B', children: [{ key: 'c', 'data-testid': 'c' }, null] }]}
  />;
  // @ts-expect-error neither an attribute nor anything of an item
  <LayoutExt menu={[{ key: 'a', testid: 'a' }]} />;
});

it('can be walked through as a list of items', () => {
  interface Page extends LayoutMenuItem {
    permission: string;
  }
  const keysOf = (items: (LayoutMenuItem | null)[]): unknown[] =>
    items.flatMap((item) => [item?.key, ...keysOf(item?.children ?? [])]);
  const pages: Page[] = [{ key: 'a', permission: 'read' }];
  keysOf(pages);
  <LayoutExt menu={pages} />;
});

it('takes routers whose methods get and return more', () => {
  expectTypeOf<{
    location: { pathname: string; search: string; hash: string };
    push: (to: string | { pathname: string }, state?: unknown) => Promise<void>;
    listen: (listener: (update: { action: string }) => void) => () => boolean;
  }>().toExtend<LayoutHistory>();
});
