import type { MenuProps } from 'antd';
import { expectTypeOf, it } from 'vitest';
import { LayoutExt, type LayoutHistory, type LayoutMenuItem } from '..';

it('takes what antd takes as items', () => {
  const items: MenuProps['items'] = [];
  <LayoutExt menu={items} />;
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

it('takes routers whose methods get and return more', () => {
  expectTypeOf<{
    location: { pathname: string; search: string; hash: string };
    push: (to: string | { pathname: string }, state?: unknown) => Promise<void>;
    listen: (listener: (update: { action: string }) => void) => () => boolean;
  }>().toExtend<LayoutHistory>();
});
