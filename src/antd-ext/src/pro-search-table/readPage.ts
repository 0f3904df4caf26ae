import { warnOnce } from '../_internal/warnOnce';
import { type LoadedPage, toPlace } from './requestState';
import type { ProSearchPaging } from './types';

const SHAPE = 'Make request resolve with { records: [], total: 0 }: the rows of the page asked for';

/**
 * Reads the response of a request.
 *
 * @param response Whatever it is.
 * @param query What was asked for.
 * @param paged Whether the table shows one page at a time.
 * @throws TypeError when there are no rows in it.
 */
export function readPage<T>(
  response: unknown,
  query: ProSearchPaging,
  paged: boolean,
): LoadedPage<T> {
  const given: Partial<Record<keyof LoadedPage<T>, unknown>> = Object(response);
  if (!Array.isArray(given.records)) {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `ProSearchTable got ${describe(response)} from request, so the rows stay as they are. ${SHAPE}, and how many there are in all.`,
      );
    }
    throw new TypeError('ProSearchTable: request answered without an array of records');
  }
  const current = toPlace(given.current) ?? query.current;
  const size = toPlace(given.size) ?? query.size;
  const records: readonly T[] = given.records;
  // Rows which are there count, whatever the total says: antd would hide them.
  const known = records.length > 0 ? (current - 1) * size + Math.min(records.length, size) : 0;
  const total = readTotal(given.total, known);
  if (!paged || records.length <= size) {
    return { records, total: Math.max(total, known), current, size };
  }
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `ProSearchTable got ${records.length} rows from request for a page of ${size}, and shows ${size} of them. ` +
        'Pass current and size on to the server, or set pagination={false}.',
    );
  }
  // When these are all rows there are, those of the page are among them.
  const hasAll = records.length >= total;
  const start = hasAll ? (current - 1) * size : 0;
  return {
    records: records.slice(start, start + size),
    total: hasAll ? records.length : Math.max(total, known),
    current,
    size,
  };
}

function describe(response: unknown): string {
  if (Array.isArray(response)) return 'an array';
  if (typeof response !== 'object' || response === null) return String(response);
  const keys = Object.keys(response);
  return keys.length > 0 ? `an object with ${keys.join(', ')}` : 'an empty object';
}

function readTotal(total: unknown, known: number): number {
  if (typeof total === 'number' && total >= 0 && Number.isFinite(total)) return total;
  const read = typeof total === 'string' && total.trim() !== '' ? Number(total) : Number.NaN;
  const usable = read >= 0 && Number.isFinite(read);
  if (process.env.NODE_ENV !== 'production') {
    const used = usable ? 'which is read as a number' : 'so no later page can be reached';
    warnOnce(
      `ProSearchTable got the total ${JSON.stringify(total)} from request, ${used}. ${SHAPE}, and a number for all of them.`,
    );
  }
  return usable ? read : known;
}
