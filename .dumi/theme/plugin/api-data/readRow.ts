import type ts from 'typescript';
import type { Library } from './createLibrary';
import {
  boundOf,
  expandType,
  isNamedMember,
  signatureOf,
  type TableOf,
  typesOf,
} from './expandType';
import { problem, readDeprecation, readDoc, requireTexts } from './readDoc';
import type { ApiExpansion, ApiRow } from './types';
import { writeType } from './writeType';

/**
 * Makes a row of a member of an interface.
 *
 * @throws Error with file and line when the member lacks its type or one of its two descriptions, or
 *   is deprecated without saying in both languages what to use instead
 */
export function readRow(member: ts.Node, library: Library, tableOf: TableOf): ApiRow {
  const row = readMember(member, library, tableOf);
  const doc = readDoc(member);
  return {
    ...row,
    description: requireTexts(doc, member, row.name),
    deprecated: readDeprecation(doc, member, row.name),
  };
}

/**
 * The same without what only a complete comment has.
 *
 * @throws Error with file and line when the member is neither a property nor a method
 */
export function readMember(
  member: ts.Node,
  library: Library,
  tableOf: TableOf,
): Omit<ApiRow, 'description' | 'deprecated'> {
  const bound = boundOf(member, library);
  const type = bound ? writeType(bound) : signatureOf(member);
  if (type === undefined || !isNamedMember(member)) {
    throw problem(member, 'a member of a documented interface must be a property or a method');
  }
  const name = member.name.getText();
  const doc = readDoc(member);
  const types = bound ? [bound] : typesOf(member);
  const expansions = types.flatMap((node) => expandType(node, library, tableOf));
  return {
    name,
    type,
    required: !member.questionToken,
    defaultValue: doc.tags.get('default') || undefined,
    since: doc.tags.get('since') || undefined,
    expansions: withoutRepeats(expansions),
  };
}

/** Overloads of a function are one row, each signature on a line of its own. */
export function mergeOverloads(rows: readonly ApiRow[]): ApiRow[] {
  const byName = new Map<string, ApiRow>();
  for (const row of rows) {
    const first = byName.get(row.name);
    const type = first && first.type !== row.type ? `${first.type}\n${row.type}` : row.type;
    byName.set(row.name, first ? { ...first, type } : row);
  }
  return [...byName.values()];
}

/** Each expansion once; undefined where there is none. */
export function withoutRepeats(expansions: readonly ApiExpansion[]): ApiExpansion[] | undefined {
  if (expansions.length === 0) return undefined;
  const seen = new Set<string>();
  return expansions.filter((expansion) => {
    const key = JSON.stringify(expansion);
    return !seen.has(key) && seen.add(key);
  });
}
