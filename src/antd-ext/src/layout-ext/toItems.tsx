import { omit } from '@rc-component/util';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { MenuLink } from './MenuLink';
import type { MenuNode } from './readMenu';

type Items = NonNullable<MenuProps['items']>;

/** antd would write what it does not know into the page. */
const OURS = ['path', 'navigationMode'] as const;

interface ItemsOptions {
  /** Id of the item whose page is shown. */
  selected: string | undefined;
  /** The address of an item for the browser; `undefined` where it has none. */
  hrefOf: (node: MenuNode) => string | undefined;
  /** Id of the entry of the navigation around that page, if it is another one. */
  around?: string | undefined;
  /** Whether there is to be only the first level. */
  flat?: boolean;
  /** Whether antd shows no more of a text than its first letter; `undefined` at the top, where all of it is shown. */
  cut?: boolean;
}

/** The items for antd's `Menu`. */
export function toItems(nodes: MenuNode[], options: ItemsOptions): Items {
  const { selected, around, hrefOf, cut } = options;
  return nodes.map((node) => {
    const { id, kind, item, children } = node;
    const flat = options.flat || kind === 'leaf' || kind === 'divider';
    // Of antd's four kinds of items, which TypeScript cannot tell from the parts they are made of.
    return {
      // At the side there is little room for a text.
      title: cut !== undefined && isText(item.label) ? String(item.label) : undefined,
      ...omit(item, OURS),
      key: id,
      label: labelOf(node, hrefOf(node)),
      type: kind === 'divider' || (kind === 'group' && !flat) ? kind : undefined,
      children: flat ? undefined : toItems(children, options),
      ...(cut && isText(item.label) && { 'aria-label': String(item.label) }),
      ...(id === around && { 'aria-current': true }),
      ...(id === selected && { 'aria-current': 'page' }),
    } as Items[number];
  });
}

/** Only of text: what is no text may have a link in it already. */
function labelOf({ item: { label } }: MenuNode, href: string | undefined): ReactNode {
  return isText(label) && href !== undefined ? <MenuLink href={href}>{label}</MenuLink> : label;
}

const isText = (label: ReactNode) => typeof label === 'string' || typeof label === 'number';
