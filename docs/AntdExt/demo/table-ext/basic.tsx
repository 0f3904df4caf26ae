import { ButtonExt, TableExt, type TableExtColumnsType } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';
import { useEffect, useState } from 'react';

interface User {
  id: number;
  email: string;
}

const USERS: User[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  email: `user${index + 1}@example.com`,
}));

interface Query {
  current: number;
  pageSize: number;
}

/** Simulates a server that responds after one second. */
async function loadPage(query: Query) {
  await sleep(1000);
  const start = (query.current - 1) * query.pageSize;
  return { query, records: USERS.slice(start, start + query.pageSize), total: USERS.length };
}

export default function BasicDemo() {
  const t = useDemoText();
  const COLUMNS: TableExtColumnsType<User> = [
    { title: 'ID', dataIndex: 'id', width: 72 },
    { title: t('姓名', 'Name'), key: 'name', render: (_, { id }) => t(`用户 ${id}`, `User ${id}`) },
    { title: t('邮箱', 'Email'), dataIndex: 'email' },
  ];

  const [query, setQuery] = useState<Query>({ current: 1, pageSize: 5 });
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof loadPage>>>();

  useEffect(() => {
    let cancelled = false;
    loadPage(query).then((page) => {
      if (!cancelled) setAnswer(page);
    });
    return () => {
      cancelled = true;
    };
  }, [query]);

  return (
    <Flex vertical gap="middle" align="start">
      <ButtonExt onClick={() => setQuery({ ...query })}>{t('刷新', 'Reload')}</ButtonExt>
      <TableExt
        style={{ inlineSize: '100%' }}
        rowKey="id"
        useSkeleton
        loading={answer?.query !== query}
        columns={COLUMNS}
        dataSource={answer?.records}
        pagination={{
          ...query,
          total: answer?.total,
          pageSizeOptions: [5, 10, 20],
          onChange: (current, pageSize) => setQuery({ current, pageSize }),
        }}
      />
    </Flex>
  );
}
