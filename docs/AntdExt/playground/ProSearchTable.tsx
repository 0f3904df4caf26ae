import { type ProSearchColumn, ProSearchTable, type ProSearchTableProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createUsers, type User } from '../demo/pro-search-table/users';

/** Props of `ProSearchTable` that can be tried. */
export interface ProSearchTablePlaygroundProps {
  /** @default 3 */
  defaultPageSize?: number;
  /** Belong to rows that a parent loads; these come from `request`. */
  total?: never;
  loading?: never;
  /** That of the rows, which are always the same. */
  rowKey?: never;
}

const COLUMNS: ProSearchColumn<User>[] = [
  { title: 'Name', dataIndex: 'name', search: true },
  { title: 'Age', dataIndex: 'age', sorter: true, width: 100 },
  { title: 'Address', dataIndex: 'address', search: true },
];

export default function ProSearchTablePlayground(
  props: Omit<ProSearchTableProps<User>, 'columns' | 'rowKey'> & ProSearchTablePlaygroundProps,
) {
  const t = useDemoText();
  const [{ load }] = useState(() => createUsers(t));
  const { defaultPageSize, manualRequest } = props;
  return (
    <ProSearchTable
      // These count when it begins.
      key={`${defaultPageSize} ${manualRequest}`}
      style={{ inlineSize: '100%', minInlineSize: 0 }}
      rowKey="id"
      columns={COLUMNS}
      request={load}
      defaultPageSize={3}
      {...props}
    />
  );
}
