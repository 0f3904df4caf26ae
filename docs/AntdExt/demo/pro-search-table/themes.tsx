import { type ProSearchColumn, ProSearchTable } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createUsers, type User } from './users';

const THEMES = ['zeus', 'hermes', 'default'] as const;

export default function ThemesDemo() {
  const t = useDemoText();

  function columnsOf(theme: string): ProSearchColumn<User>[] {
    return [
      { title: t(`姓名（${theme}）`, `Name (${theme})`), dataIndex: 'name', search: true },
      { title: t('年龄', 'Age'), dataIndex: 'age', width: 80 },
    ];
  }

  const [{ load }] = useState(() => createUsers(t, 3));

  return (
    <Flex vertical gap="large">
      {THEMES.map((theme) => (
        <ProSearchTable
          key={theme}
          theme={theme}
          rowKey="id"
          columns={columnsOf(theme)}
          request={load}
          search={{ layout: 'vertical', 'aria-label': t(`查询（${theme}）`, `Search (${theme})`) }}
        />
      ))}
    </Flex>
  );
}
