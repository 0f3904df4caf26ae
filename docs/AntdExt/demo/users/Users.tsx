import {
  ButtonExt,
  ModalExt,
  NotificationExt,
  type ProSearchColumn,
  ProSearchTable,
  type ProSearchTableAction,
} from '@mtools/antd-ext';
import { Grid, Space } from 'antd';
import { useRef, useState } from 'react';
import type { Service, User, UserFields, UserQuery } from './service';
import type { Texts } from './texts';
import { UserDrawer } from './UserDrawer';

interface UsersProps {
  text: Texts;
  service: Service;
}

export function Users({ text, service }: UsersProps) {
  const { sm: wide } = Grid.useBreakpoint();
  const action = useRef<ProSearchTableAction<UserQuery>>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Keeps the user while the drawer closes.
  const [edited, setEdited] = useState<User>();

  const edit = (user?: User) => {
    setEdited(user);
    setOpen(true);
  };

  const save = async (fields: UserFields) => {
    await service.save(fields, edited?.id);
    NotificationExt.success({ title: text.saved(fields.name) });
    // A new user is added at the top.
    action.current?.reload(!edited);
  };

  const remove = ({ id, name }: User) => {
    let isGone = false;
    ModalExt.confirm({
      title: text.removeQuestion(name),
      content: text.removeHint,
      okText: text.remove,
      okButtonProps: { danger: true },
      onOk: async () => {
        await service.remove(id);
        isGone = true;
        NotificationExt.success({ title: text.removed(name) });
        action.current?.reload();
      },
      // The row is removed together with the button that would get the focus back.
      afterClose: () => isGone && addButton.current?.focus(),
    });
  };

  const columns: ProSearchColumn<User>[] = [
    { title: text.name, dataIndex: 'name', search: true },
    { title: text.email, dataIndex: 'email' },
    { title: text.role, dataIndex: 'role', width: 130, dataMap: text.roleNames, search: true },
    {
      key: 'actions',
      title: text.actions,
      width: 170,
      // A fixed column would cover half of the table on a phone.
      fixed: wide && 'end',
      render: (_, user) => (
        <Space>
          <ButtonExt size="small" aria-label={text.editUser(user.name)} onClick={() => edit(user)}>
            {text.edit}
          </ButtonExt>
          <ButtonExt
            danger
            size="small"
            aria-label={text.removeUser(user.name)}
            onClick={() => remove(user)}
          >
            {text.remove}
          </ButtonExt>
        </Space>
      ),
    },
  ];

  return (
    <>
      <ProSearchTable<User, UserQuery>
        rowKey="id"
        columns={columns}
        request={service.list}
        actionRef={action}
        defaultPageSize={5}
        search={{ layout: 'inline' }}
        title={text.users}
        toolbar={
          <ButtonExt ref={addButton} type="primary" onClick={() => edit()}>
            {text.add}
          </ButtonExt>
        }
        tableProps={{ scroll: { x: 640 } }}
      />
      <UserDrawer
        key={edited?.id ?? 'new'}
        text={text}
        user={edited}
        open={open}
        onOpenChange={setOpen}
        onSave={save}
      />
    </>
  );
}
