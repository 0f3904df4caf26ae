import { ButtonExt } from '@mtools/antd-ext';
import { useModel } from '@mtools/malganis';
import { Table, type TableColumnsType, Tag } from 'antd';
import { useEffect } from 'react';
import { type User, usersModel } from '../models/users';

const COLUMNS: TableColumnsType<User> = [
  { title: '姓名', dataIndex: 'name' },
  { title: '邮箱', dataIndex: 'email' },
  { title: '角色', dataIndex: 'role' },
  {
    title: '状态',
    dataIndex: 'isActive',
    render: (isActive: boolean) => <Tag>{isActive ? '启用' : '停用'}</Tag>,
  },
];

export default function Users() {
  const { users, isLoading, load } = useModel(usersModel);

  useEffect(() => {
    if (usersModel.get().users === undefined) void load();
  }, [load]);

  return (
    <>
      <div className="page-head">
        <h1>用户</h1>
        <ButtonExt isAsyncClick onClick={load}>
          重新加载
        </ButtonExt>
      </div>
      <Table<User>
        rowKey="id"
        columns={COLUMNS}
        dataSource={users}
        loading={isLoading}
        pagination={{ pageSize: 10 }}
        scroll={{ x: 'max-content' }}
      />
    </>
  );
}
