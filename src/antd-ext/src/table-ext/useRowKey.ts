import { type Key, useMemo } from 'react';
import type { AnyRecord } from '../_internal/AnyRecord';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { warnOnce } from '../_internal/warnOnce';
import type { TableExtProps } from './types';

type RowKey = NonNullable<TableExtProps['rowKey']>;

interface RowKeyOptions {
  rowKey: TableExtProps['rowKey'];
  rows: readonly AnyRecord[] | undefined;
  /** Where a row keeps the rows below it. */
  childrenName: string;
}

/**
 * Gives rows whose key repeats that of an earlier row a key of their own: React would mix them up, draw some twice and
 * drop others when rows change.
 */
export function useRowKey({ rowKey: given, rows, childrenName }: RowKeyOptions): RowKey {
  const { table } = useAntdConfig();
  const rowKey = given ?? table?.rowKey ?? 'key';
  return useMemo(() => {
    const keyOf = typeof rowKey === 'function' ? rowKey : (row: AnyRecord) => row?.[rowKey];
    const renamed = renameRepeats(rows ?? [], keyOf, childrenName);
    if (renamed.size === 0) return rowKey;
    if (process.env.NODE_ENV !== 'production') {
      const [row] = renamed.keys();
      warnOnce(
        `TableExt has rows with the same key "${String(row && keyOf(row))}". The later ones get keys of their own, ` +
          'which selection and expansion report. Set rowKey to something that differs in every row.',
      );
    }
    return (row) => renamed.get(row) ?? keyOf(row);
  }, [rowKey, rows, childrenName]);
}

function renameRepeats(
  rows: readonly AnyRecord[],
  keyOf: (row: AnyRecord, index?: number) => Key,
  childrenName: string,
): Map<AnyRecord, Key> {
  const renamed = new Map<AnyRecord, Key>();
  // As it nearly always is, and 10,000 rows should not be walked one by one.
  const isFlat = !rows.some((row) => row?.[childrenName]);
  if (isFlat && new Set(rows.map(keyOf)).size === rows.length) return renamed;

  const keys = new Set<Key>();
  const visit = (row: AnyRecord, index: number) => {
    const key = keyOf(row, index);
    // Rows without a key are antd's to complain about.
    if (keys.has(key) && key !== undefined && key !== null) {
      let own = `${key}-2`;
      for (let count = 3; keys.has(own); count += 1) own = `${key}-${count}`;
      keys.add(own);
      renamed.set(row, own);
    }
    keys.add(key);
    const inner: unknown = row?.[childrenName];
    if (Array.isArray(inner)) inner.forEach(visit);
  };
  rows.forEach(visit);
  return renamed;
}
