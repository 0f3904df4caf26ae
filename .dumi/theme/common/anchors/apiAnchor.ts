import type { ApiTableKind } from '../../plugin/api-data/types';

/** `ButtonExt` gives `button-ext`. */
export function toKebab(name: string): string {
  return name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}

/** Anchor of a component's table: `api-table-ext-table-of-columns`; no row can have the same one. */
export function tableAnchor(id: string, kind: ApiTableKind): string {
  return `api-${toKebab(id)}-table-of-${kind}`;
}

/**
 * Anchor of a row: `api-button-ext-loading` for a prop, `api-table-ext-columns-hidden` for a row of
 * another table, which may have the name of a prop.
 *
 * @param id name of the component
 */
export function rowAnchor(id: string, kind: ApiTableKind, name: string): string {
  const prefix = `api-${toKebab(id)}`;
  return kind === 'props' ? `${prefix}-${name}` : `${prefix}-${kind}-${name}`;
}
