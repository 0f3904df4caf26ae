import { omit } from '@rc-component/util';
import type { MenuProps } from 'antd';
import type { MenuNode } from './readMenu';

type Items = NonNullable<MenuProps['items']>;

/** antd would write what it does not know into the page. */
const OURS = ['key', 'path', 'navigationMode', 'children', 'type'] as const;

/**
 * The items for antd's `Menu`.
 *
 * @param selected Id of the item whose page is shown.
 * @param levels How many levels there are to be; all of them when omitted.
 */
export function toItems(nodes: MenuNode[], selected: string | undefined, levels = Infinity): Items {
  return nodes.map((node) => {
    const { id, kind, item, children } = node;
    const flat = levels === 1 || kind === 'leaf' || kind === 'divider';
    // Of antd's four kinds of items, which TypeScript cannot tell from the parts they are made of.
    return {
      ...omit(item, OURS),
      key: id,
      ...(kind === 'divider' || (kind === 'group' && !flat) ? { type: kind } : {}),
      ...(flat ? {} : { children: toItems(children, selected, levels - 1) }),
      ...(id === selected ? { 'aria-current': 'page' } : {}),
    } as Items[number];
  });
}
