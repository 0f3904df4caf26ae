import {
  ButtonExt,
  type ProSearchColumn,
  ProSearchTable,
  type ProSearchTableAction,
} from '@mtools/antd-ext';
import { type Key, useRef, useState } from 'react';
import { createUsers, type User } from './users';

const { load, remove } = createUsers(11);

export default function ToolbarDemo() {
  const action = useRef<ProSearchTableAction>(null);
  const [selected, setSelected] = useState<Key[]>([]);

  const removeAll = async (ids: readonly Key[]) => {
    await remove(ids);
    setSelected((keys) => keys.filter((key) => !ids.includes(key)));
    // On the last page this may have been the last row; then the table goes to the page before.
    action.current?.reload();
  };

  const columns: ProSearchColumn<User>[] = [
    { title: 'Name', dataIndex: 'name' },
    { title: 'Age', dataIndex: 'age', width: 80 },
    {
      title: 'Action',
      key: 'action',
      width: 120,
      render: (_, { id, name }) => (
        <ButtonExt
          danger
          size="small"
          isAsyncClick
          aria-label={`Delete ${name}`}
          onClick={() => removeAll([id])}
        >
          Delete
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
      title="Users"
      toolbar={
        <>
          <ButtonExt
            danger
            isAsyncClick
            disabled={selected.length === 0}
            onClick={() => removeAll(selected)}
          >
            Delete {selected.length} selected
          </ButtonExt>
          <ButtonExt onClick={() => action.current?.reload()}>Reload</ButtonExt>
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
