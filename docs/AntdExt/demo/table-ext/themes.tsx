import { TableExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();
  const COLUMNS = [
    { title: 'ID', dataIndex: 'id', width: 72 },
    { title: t('姓名', 'Name'), dataIndex: 'name' },
  ];
  const USERS = Array.from({ length: 12 }, (_, id) => ({
    id,
    name: t(`用户 ${id}`, `User ${id}`),
  }));

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
