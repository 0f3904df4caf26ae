import { useModel } from '@mtools/malganis';
import { Card, Statistic } from 'antd';
import { useEffect } from 'react';
import { usersModel } from '../models/users';

export default function Dashboard() {
  const { users, load } = useModel(usersModel);

  useEffect(() => {
    if (usersModel.get().users === undefined) void load();
  }, [load]);

  const cards = [
    { title: '用户总数', value: users?.length },
    { title: '启用中', value: users?.filter((user) => user.isActive).length },
    { title: '管理员', value: users?.filter((user) => user.role === '管理员').length },
  ];
  return (
    <>
      <h1>概览</h1>
      <div className="cards" aria-busy={users === undefined}>
        {cards.map(({ title, value }) => (
          <Card key={title}>
            <Statistic title={title} value={value} loading={value === undefined} />
          </Card>
        ))}
      </div>
    </>
  );
}
