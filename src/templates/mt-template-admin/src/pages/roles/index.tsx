import { ButtonExt, ModalExt, NotificationExt, TreeExt } from '@mtools/antd-ext';
import { listToTree, template } from '@mtools/isomorphic-utils';
import { useAccess, useApp, useInitialState } from '@mtools/malganis';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import type { Account, Role } from '../../api';
import { LoadFailed } from '../../shared/LoadFailed';
import { useLoad } from '../../shared/useLoad';
import { useTexts } from '../../texts';
import { RoleDialog } from './RoleDialog';
import { usePermissionTree } from './usePermissionTree';

export default function Roles() {
  const { common, roles: t } = useTexts();
  const { request } = useApp();
  const { initialState, refresh } = useInitialState<Account>();
  const canWrite = useAccess()['role.write'] === true;
  const { data: roles, hasFailed, reload } = useLoad(() => request.get<Role[]>('/roles'));
  const [chosen, setChosen] = useState<string>();
  const [edited, setEdited] = useState<Partial<Role>>();
  const role = roles?.find(({ id }) => id === chosen) ?? roles?.[0];

  const remove = (node: Role) =>
    ModalExt.confirm({
      title: template(t.deleteText, node),
      okText: common.delete,
      okButtonProps: { danger: true, onAsyncError: () => {} },
      onOk: async () => {
        await request.delete(`/roles/${node.id}`);
        await reload();
      },
    });

  const savePermissions = async (permissions: string[]) => {
    await request.put(`/roles/${role?.id}`, { permissions });
    NotificationExt.success({ title: common.saved });
    await reload();
    // The menu follows the permissions.
    if (role?.id === initialState?.role) await refresh();
  };

  const saveRole = async (values: Partial<Role>) => {
    if (edited?.id) await request.put(`/roles/${edited.id}`, values);
    else await request.post('/roles', { ...values, parent: edited?.parent });
    await reload();
  };

  const nodes = (roles ?? []).map((own) => ({ ...own, key: own.id, title: own.name }));
  const tree = listToTree(nodes, { parentKey: 'parent' });
  return (
    <>
      <h1 className="page-title">{t.title}</h1>
      {hasFailed && <LoadFailed reload={reload} />}
      {!roles && !hasFailed && <Skeleton active />}
      {roles && role && (
        <div className="columns">
          <Card title={t.title}>
            <TreeExt
              aria-label={t.title}
              treeData={tree}
              defaultExpandAll
              selectedKeys={[role.id]}
              onSelect={(_, { node }) => setChosen(node.id)}
              moreVisible="always"
              getNodeMore={(node) =>
                canWrite && [
                  { key: 'add', label: t.add, onClick: () => setEdited({ parent: node.id }) },
                  { key: 'rename', label: t.rename, onClick: () => setEdited(node) },
                  // Only what has nothing below it can be deleted.
                  !node.children?.length && {
                    key: 'delete',
                    label: t.delete,
                    danger: true,
                    onClick: () => remove(node),
                  },
                ]
              }
            />
          </Card>
          <Permissions key={role.id} role={role} onSave={canWrite ? savePermissions : undefined} />
        </div>
      )}
      <RoleDialog role={edited} onClose={() => setEdited(undefined)} onSave={saveRole} />
    </>
  );
}

interface PermissionsProps {
  role: Role;
  /** Missing for those who may only look. */
  onSave?: (permissions: string[]) => Promise<void>;
}

function Permissions({ role, onSave }: PermissionsProps) {
  const { common, roles: t } = useTexts();
  const treeData = usePermissionTree();
  const [checked, setChecked] = useState(role.permissions);
  return (
    <Card
      title={template(t.permissions, role)}
      extra={
        onSave && (
          <ButtonExt
            type="primary"
            isAsyncClick
            onClick={() => onSave(checked)}
            onAsyncError={() => {}}
          >
            {common.save}
          </ButtonExt>
        )
      }
    >
      <TreeExt
        aria-label={template(t.permissions, role)}
        checkable
        selectable={false}
        defaultExpandAll
        disabled={!onSave}
        treeData={treeData}
        checkedKeys={checked}
        // The nodes of the first level only group permissions, whose names have a dot.
        onCheck={(keys) =>
          setChecked(
            (Array.isArray(keys) ? keys : []).map(String).filter((key) => key.includes('.')),
          )
        }
      />
    </Card>
  );
}
