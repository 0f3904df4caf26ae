import type { ProSearchContext, ProSearchPage, ProSearchParams } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import type { DemoText } from 'demo-text';

export interface User {
  id: number;
  name: string;
  age: number;
  address: string;
  needOP: boolean;
}

export interface UserQuery {
  name?: string;
  address?: string;
  minAge?: number;
  maxAge?: number;
  needOP?: string;
}

/** A simulated server with users, which responds after one second. */
export function createUsers(t: DemoText, count = 23) {
  const NAMES = t(
    ['张伟', '王芳', '李娜', '刘洋', '陈静', '杨帆', '赵磊', '周敏'],
    ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Frances', 'Ken'],
  );
  const CITIES = t(
    ['北京', '上海', '杭州', '成都', '广州'],
    ['London', 'New York', 'Manchester', 'Rotterdam', 'Los Angeles'],
  );

  let users = Array.from({ length: count }, (_, index): User => {
    const id = index + 1;
    return {
      id,
      name: `${NAMES[index % NAMES.length]} ${id}`,
      age: 20 + ((index * 7) % 45),
      address: t(
        `${CITIES[index % CITIES.length]}市长安路 ${id} 号`,
        `${id} Long Lane, ${CITIES[index % CITIES.length]}`,
      ),
      needOP: index % 3 === 0,
    };
  });

  const load = async (
    { current, size, ...query }: ProSearchParams<UserQuery>,
    { signal, sorter }: ProSearchContext<User>,
  ): Promise<ProSearchPage<User>> => {
    await sleep(1000, { signal });
    const found = users.filter((user) => matches(user, query));
    const { order } = Array.isArray(sorter) ? {} : sorter;
    if (order) found.sort((a, b) => (order === 'ascend' ? a.age - b.age : b.age - a.age));
    return { records: found.slice((current - 1) * size, current * size), total: found.length };
  };

  const remove = async (ids: readonly unknown[]) => {
    await sleep(1000);
    users = users.filter(({ id }) => !ids.includes(id));
  };

  return { load, remove };
}

function matches(
  user: User,
  { name = '', address = '', minAge = 0, maxAge = 150, needOP }: UserQuery,
): boolean {
  return (
    user.name.toLowerCase().includes(name.toLowerCase()) &&
    user.address.toLowerCase().includes(address.toLowerCase()) &&
    user.age >= minAge &&
    user.age <= maxAge &&
    (needOP === undefined || String(user.needOP) === needOP)
  );
}
