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
  /** Belong to rows that a parent loads; these come from `request`. */
  total?: never;
  loading?: never;
  /** That of the rows, which are always the same. */
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

  /** Answers after one second; an application would ask its server. */
  async function load({ current, size, name = '' }: ProSearchParams<{ name?: string }>) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const found = USERS.filter((user) => user.name.includes(name));
    return { records: found.slice((current - 1) * size, current * size), total: found.length };
  }

  const { defaultPageSize, manualRequest } = props;
  return (
    <ProSearchTable
      // These count when it begins.
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
