import { TableExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

const THEMES = ['zeus', 'hermes', 'default'] as const;
const COLUMNS = [
  { title: 'ID', dataIndex: 'id', width: 72 },
  { title: 'Name', dataIndex: 'name' },
];
const USERS = Array.from({ length: 12 }, (_, id) => ({ id, name: `User ${id}` }));

export default function ThemesDemo() {
  return (
    <Flex vertical gap="large">
      {THEMES.map((theme) => (
        <TableExt
          key={theme}
          theme={theme}
          rowKey="id"
          columns={COLUMNS}
          dataSource={USERS}
          rowSelection={{ defaultSelectedRowKeys: [1] }}
          pagination={{ defaultPageSize: 2, showSizeChanger: false }}
          title={() => theme}
        />
      ))}
    </Flex>
  );
}
