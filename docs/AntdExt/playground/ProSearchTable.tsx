import {
  type ProSearchColumn,
  type ProSearchParams,
  ProSearchTable,
  type ProSearchTableProps,
} from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

/** Props of `ProSearchTable` that can be tried. */
export interface ProSearchTablePlaygroundProps {
  /** @default 10 */
  defaultPageSize?: number;
  /** For rows loaded by a parent; here `request` loads them. */
  total?: never;
  loading?: never;
  /** The key of the rows, which are fixed here. */
  rowKey?: never;
}

interface User {
  id: number;
  name: string;
  age: number;
}

export default function ProSearchTablePlayground(
  props: Omit<ProSearchTableProps<User>, 'columns' | 'rowKey'> & ProSearchTablePlaygroundProps,
) {
  const t = useDemoText();
  const COLUMNS: ProSearchColumn<User>[] = [
    { title: t('姓名', 'Name'), dataIndex: 'name', search: true },
    { title: t('年龄', 'Age'), dataIndex: 'age', width: 100 },
  ];
  const USERS = Array.from({ length: 23 }, (_, index): User => {
    const id = index + 1;
    return { id, name: t(`用户 ${id}`, `User ${id}`), age: 20 + ((index * 7) % 45) };
  });

  /** Responds after one second; in an application, send a request to your server. */
  async function load({ current, size, name = '' }: ProSearchParams<{ name?: string }>) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const found = USERS.filter((user) => user.name.includes(name));
    return { records: found.slice((current - 1) * size, current * size), total: found.length };
  }

  const { defaultPageSize, manualRequest } = props;
  return (
    <ProSearchTable
      // Only read when the table mounts.
      key={`${defaultPageSize} ${manualRequest}`}
      style={{ width: '100%' }}
      rowKey="id"
      columns={COLUMNS}
      request={load}
      defaultPageSize={3}
      {...props}
    />
  );
}
