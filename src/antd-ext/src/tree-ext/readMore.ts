import { warnOnce } from '../_internal/warnOnce';
import type { NodeMore, NodeMoreItems, TreeExtOwnProps } from './types';

type Given = ReturnType<NonNullable<TreeExtOwnProps['getNodeMore']>>;

/**
 * Brings what `getNodeMore` returned into one form.
 *
 * @returns `undefined` where there is nothing to open.
 */
export function readMore(given: Given): NodeMore | undefined {
  if (!given) return undefined;
  if (typeof given !== 'object' || 'then' in given) {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `TreeExt needs items or Dropdown props from getNodeMore, but got ${typeof given === 'object' ? 'a promise' : `a ${typeof given}`}, so there is no menu. ` +
          'Return { menu: { items } }, a list of items, or nothing.',
      );
    }
    return undefined;
  }
  const more = isList(given) ? { menu: { items: given } } : given;
  return more.popupRender || more.menu?.items?.some(isAction) ? more : undefined;
}

// `Array.isArray` does not narrow a list that is read-only.
const isList = (given: NodeMore | NodeMoreItems): given is NodeMoreItems => Array.isArray(given);

/** Lines between items are nothing to choose. */
const isAction = (item: NodeMoreItems[number]) =>
  Boolean(item) && !(typeof item === 'object' && item?.type === 'divider');
