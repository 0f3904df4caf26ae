import type { MenuProps } from 'antd';
import { MenuLink } from './MenuLink';
import type { MenuNode } from './readMenu';

type Items = NonNullable<MenuProps['items']>;

interface ItemsOptions {
  /** Id of the item whose page is shown. */
  selected: string | undefined;
  /** The address of an item for the browser; `undefined` where it has none. */
  hrefOf: (node: MenuNode) => string | undefined;
  /** Id of the entry of the navigation around that page, if it is another one. */
  around?: string | undefined;
  /** At the side: whether antd shows no more of a text than its first letter. `undefined` where there is only the first level. */
  cut?: boolean;
}

/** The items for antd's `Menu`. */
export function toItems(nodes: MenuNode[], options: ItemsOptions): Items {
  const { selected, around, hrefOf, cut } = options;
  return nodes.map((node) => {
    const { id, kind, item, children } = node;
    // antd would write what it does not know into the page.
    const { path, navigationMode, ...known } = item;
    const text = /string|number/.test(typeof item.label) ? String(item.label) : undefined;
    const href = hrefOf(node);
    const isTop = cut === undefined;
    const flat = isTop || kind === 'leaf' || kind === 'divider';
    // Of antd's four kinds of items, which TypeScript cannot tell from the parts they are made of.
    return {
      // At the side there is little room for a text.
      title: isTop ? undefined : text,
      ...known,
      key: id,
      // What is no text may have a link in it already.
      label: text && href ? <MenuLink href={href}>{text}</MenuLink> : item.label,
      type: flat && kind !== 'divider' ? undefined : item.type,
      children: flat ? undefined : toItems(children, options),
      ...(cut && text && { 'aria-label': text }),
      'aria-current': id === selected ? 'page' : id === around || undefined,
    } as Items[number];
  });
}
