'use client';

import type { ReactElement, RefAttributes } from 'react';
import type { AnyRecord } from '../_internal/AnyRecord';
import type { TableExtRef } from '../table-ext';
import { PlainSearchTable } from './ProSearchTable';
import type { ProSearchTableProps, SearchValues } from './types';

/** What `forwardRef` loses: the types of rows and parameters follow from the request. */
type SearchTableComponent = <T = AnyRecord, Values extends object = SearchValues>(
  props: ProSearchTableProps<T, Values> & RefAttributes<TableExtRef>,
) => ReactElement;

/**
 * A list page: the search form, the table and its pagination, and one request for each thing that its user does. Columns
 * define cells and search fields once. `ref` is that of the table.
 *
 * @example
 * ```tsx
 * import { ProSearchTable } from '@mtools/antd-ext';
 *
 * <ProSearchTable
 *   rowKey="id"
 *   columns={[
 *     { title: 'Name', dataIndex: 'name', search: true },
 *     { title: 'Age', dataIndex: 'age' },
 *   ]}
 *   // Yours: it resolves with { records, total }.
 *   request={(params, { signal }) => loadUsers(params, signal)}
 * />;
 * ```
 */
// The type parameters only name what the component passes through unread.
export const ProSearchTable = PlainSearchTable as unknown as SearchTableComponent;

export { createUrlSync, type UrlSyncOptions } from './createUrlSync';
export type * from './types';
