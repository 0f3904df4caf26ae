import { TableExt } from '@mtools/antd-ext';
import { useEffect, useState } from 'react';
import type { Role, Service } from './service';
import type { Texts } from './texts';

interface RolesProps {
  text: Texts;
  service: Service;
}

export function Roles({ text, service }: RolesProps) {
  const [counts, setCounts] = useState<Record<Role, number>>();
  useEffect(() => {
    let left = false;
    service.count().then((result) => {
      if (!left) setCounts(result);
    });
    return () => {
      left = true;
    };
  }, [service]);

  return (
    <TableExt
      useSkeleton
      loading={!counts}
      rowKey="role"
      skeletonRows={3}
      columns={[
        { title: text.role, dataIndex: 'role', render: (role: Role) => text.roleNames[role] },
        { title: text.members, dataIndex: 'members' },
      ]}
      dataSource={Object.entries(counts ?? {}).map(([role, members]) => ({ role, members }))}
    />
  );
}
