import { type ProSearchColumn, ProSearchTable } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { createUsers, type User } from './users';

const THEMES = ['zeus', 'hermes', 'default'] as const;
const { load } = createUsers(3);

const columnsOf = (theme: string): ProSearchColumn<User>[] => [
  { title: `Name, ${theme}`, dataIndex: 'name', search: true },
  { title: 'Age', dataIndex: 'age', width: 80 },
];

export default function ThemesDemo() {
  return (
    <Flex vertical gap="large">
      {THEMES.map((theme) => (
        <ProSearchTable
          key={theme}
          theme={theme}
          rowKey="id"
          columns={columnsOf(theme)}
          request={load}
          search={{ layout: 'vertical', 'aria-label': `Search (${theme})` }}
        />
      ))}
    </Flex>
  );
}
