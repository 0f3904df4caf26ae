import { ButtonExt, TableExt, type TableExtColumnsType } from '@mtools/antd-ext';
import { latest, sleep } from '@mtools/isomorphic-utils';
import { Flex } from 'antd';
import { useEffect, useState } from 'react';

interface User {
  id: number;
  name: string;
  email: string;
}

const COLUMNS: TableExtColumnsType<User> = [
  { title: 'ID', dataIndex: 'id', width: 72 },
  { title: 'Name', dataIndex: 'name' },
  { title: 'Email', dataIndex: 'email' },
];
const USERS: User[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `User ${index + 1}`,
  email: `user${index + 1}@example.com`,
}));

/** As a server would answer, one second later. */
async function loadPage(current: number, size: number) {
  await sleep(1000);
  return { records: USERS.slice((current - 1) * size, current * size), total: USERS.length };
}

export default function BasicDemo() {
  const [page, setPage] = useState({ current: 1, pageSize: 5 });
  const [answer, setAnswer] = useState<{ records: User[]; total: number }>();
  const [loading, setLoading] = useState(true);
  // An older answer may come last.
  const [loadLatest] = useState(() => latest(loadPage));

  const load = async (current: number, pageSize: number) => {
    setPage({ current, pageSize });
    setLoading(true);
    setAnswer(await loadLatest(current, pageSize));
    setLoading(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the table comes.
  useEffect(() => {
    load(page.current, page.pageSize);
  }, []);

  return (
    <Flex vertical gap="middle" align="start">
      <ButtonExt onClick={() => load(page.current, page.pageSize)}>Reload</ButtonExt>
      <TableExt
        style={{ inlineSize: '100%' }}
        rowKey="id"
        useSkeleton
        loading={loading}
        columns={COLUMNS}
        dataSource={answer?.records}
        pagination={{ ...page, total: answer?.total, pageSizeOptions: [5, 10, 20], onChange: load }}
      />
    </Flex>
  );
}
