import {
  ButtonExt,
  ModalExt,
  NotificationExt,
  ProSearchTable,
  type ProSearchTableAction,
} from '@mtools/antd-ext';
import { downloadBlob } from '@mtools/browser-utils';
import { template } from '@mtools/isomorphic-utils';
import { Access, useAccess, useApp } from '@mtools/malganis';
import { Space } from 'antd';
import { useRef, useState } from 'react';
import type { Page, User } from '../../api';
import { useLoad } from '../../shared/useLoad';
import { useTexts } from '../../texts';
import { type UserQuery, useColumns } from './columns';
import { toCsv } from './toCsv';
import { UserDrawer } from './UserDrawer';

/** The most rows of one export. */
const EXPORT_SIZE = 10_000;

export default function Users() {
  const { common, users: t } = useTexts();
  const { request } = useApp();
  const rights = useAccess();
  const table = useRef<ProSearchTableAction<UserQuery>>(null);
  const [selected, setSelected] = useState<User[]>([]);
  /** The user in the drawer; an empty object is a new one. */
  const [edited, setEdited] = useState<Partial<User>>();
  const { data: roles = {} } = useLoad(() => request.get<Record<string, string>>('/role-names'));

  const remove = (users: User[]) => {
    const data = { count: users.length, names: users.map(({ name }) => name).join(', ') };
    ModalExt.confirm({
      title: template(t.deleteTitle, data),
      content: template(t.deleteText, data),
      okText: common.delete,
      // A failed request has been shown, and the dialog stays open.
      okButtonProps: { danger: true, onAsyncError: () => {} },
      onOk: async () => {
        await request.post('/users/delete', { ids: users.map(({ id }) => id) });
        NotificationExt.success({ title: template(t.deleted, data) });
        const gone = new Set(users.map(({ id }) => id));
        setSelected((before) => before.filter(({ id }) => !gone.has(id)));
        table.current?.reload();
      },
    });
  };

  const columns = useColumns(roles, (user) => (
    <Space size={0}>
      <Access accessible={rights['user.write'] === true}>
        <ButtonExt type="link" size="small" onClick={() => setEdited(user)}>
          {common.edit}
        </ButtonExt>
      </Access>
      <Access accessible={rights['user.delete'] === true}>
        <ButtonExt type="link" size="small" danger onClick={() => remove([user])}>
          {common.delete}
        </ButtonExt>
      </Access>
    </Space>
  ));

  const exportUsers = async () => {
    const params = { ...table.current?.getParams(), current: 1, size: EXPORT_SIZE };
    const { records } = await request.get<Page<User>>('/users', { params });
    const names = [common.name, common.email, t.role, t.status, t.logins, t.joined];
    const csv = toCsv([
      names,
      ...records.map(({ name, email, role, isActive, logins, joined }) => [
        name,
        email,
        roles[role] ?? role,
        isActive ? t.active : t.inactive,
        logins,
        joined,
      ]),
    ]);
    downloadBlob(new Blob([csv], { type: 'text/csv' }), 'users.csv');
  };

  return (
    <>
      <h1 className="page-title">{t.title}</h1>
      <ProSearchTable<User, UserQuery>
        rowKey="id"
        columns={columns}
        actionRef={table}
        request={(params, { signal }) =>
          request.get<Page<User>>('/users', { params: { ...params }, signal })
        }
        // The request itself tells the reader.
        onError={() => {}}
        search={{ layout: 'vertical', labelCol: {}, wrapperCol: {} }}
        tableProps={{ scroll: { x: 'max-content' } }}
        rowSelection={
          rights['user.delete'] === true
            ? {
                selectedRowKeys: selected.map(({ id }) => id),
                preserveSelectedRowKeys: true,
                onChange: (_, rows) => setSelected(rows),
              }
            : undefined
        }
        toolbar={
          <Space wrap>
            {selected.length > 0 && (
              <ButtonExt danger onClick={() => remove(selected)}>
                {template(t.deleteSelected, { count: selected.length })}
              </ButtonExt>
            )}
            <ButtonExt isAsyncClick onClick={exportUsers} onAsyncError={() => {}}>
              {t.export}
            </ButtonExt>
            <Access accessible={rights['user.write'] === true}>
              <ButtonExt type="primary" onClick={() => setEdited({})}>
                {t.add}
              </ButtonExt>
            </Access>
          </Space>
        }
      />
      <UserDrawer
        user={edited}
        roles={roles}
        onClose={() => setEdited(undefined)}
        onSaved={() => table.current?.reload()}
      />
    </>
  );
}
