import type { ProSearchContext, ProSearchPage, ProSearchParams } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';

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

const NAMES = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Frances', 'Ken'];
const CITIES = ['London', 'New York', 'Manchester', 'Rotterdam', 'Los Angeles'];

/** Users, as a server keeps them. It answers one second later. */
export function createUsers(count = 23) {
  let users = Array.from({ length: count }, (_, index): User => {
    const id = index + 1;
    return {
      id,
      name: `${NAMES[index % NAMES.length]} ${id}`,
      age: 20 + ((index * 7) % 45),
      address: `${id} Long Lane, ${CITIES[index % CITIES.length]}`,
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
