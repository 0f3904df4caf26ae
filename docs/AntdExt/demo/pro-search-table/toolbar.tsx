import {
  ButtonExt,
  type ProSearchColumn,
  ProSearchTable,
  type ProSearchTableAction,
} from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import { type Key, useRef, useState } from 'react';
import { createUsers, type User } from './users';

export default function ToolbarDemo() {
  const t = useDemoText();
  const [{ load, remove }] = useState(() => createUsers(t, 11));
  const action = useRef<ProSearchTableAction>(null);
  const [selected, setSelected] = useState<Key[]>([]);

  const removeAll = async (ids: readonly Key[]) => {
    await remove(ids);
    setSelected((keys) => keys.filter((key) => !ids.includes(key)));
    // If this was the last row of the last page, the table goes back one page.
    action.current?.reload();
  };

  const columns: ProSearchColumn<User>[] = [
    { title: t('姓名', 'Name'), dataIndex: 'name' },
    { title: t('年龄', 'Age'), dataIndex: 'age', width: 80 },
    {
      title: t('操作', 'Action'),
      key: 'action',
      width: 120,
      render: (_, { id, name }) => (
        <ButtonExt
          danger
          size="small"
          isAsyncClick
          aria-label={t(`删除 ${name}`, `Delete ${name}`)}
          onClick={() => removeAll([id])}
        >
          {t('删除', 'Delete')}
        </ButtonExt>
      ),
    },
  ];

  return (
    <ProSearchTable
      rowKey="id"
      columns={columns}
      request={load}
      actionRef={action}
      defaultPageSize={5}
      title={t('用户', 'Users')}
      toolbar={
        <>
          <ButtonExt
            danger
            isAsyncClick
            disabled={selected.length === 0}
            onClick={() => removeAll(selected)}
          >
            {t(`删除选中的 ${selected.length} 项`, `Delete ${selected.length} selected`)}
          </ButtonExt>
          <ButtonExt onClick={() => action.current?.reload()}>{t('刷新', 'Reload')}</ButtonExt>
        </>
      }
      rowSelection={{
        selectedRowKeys: selected,
        preserveSelectedRowKeys: true,
        onChange: (keys) => setSelected(keys),
      }}
    />
  );
}
