import type { ProSearchContext, ProSearchPage, ProSearchParams } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';

export type Role = 'admin' | 'editor' | 'reader';

export interface UserFields {
  name: string;
  email: string;
  role: Role;
}

export interface User extends UserFields {
  id: number;
}

export interface UserQuery {
  name?: string;
  role?: Role;
}

const ROLES: Role[] = ['admin', 'editor', 'reader'];

/**
 * A simulated server with users, which responds after one second.
 *
 * @param people names by account
 */
export function createService(people: Record<string, string>) {
  let users = Object.entries(people).map(
    ([account, name], index): User => ({
      id: index + 1,
      name,
      email: `${account}@example.com`,
      role: ROLES[index % ROLES.length] ?? 'reader',
    }),
  );
  let lastId = users.length;

  return {
    async list(
      { current, size, name = '', role }: ProSearchParams<UserQuery>,
      { signal }: Pick<ProSearchContext<User>, 'signal'>,
    ): Promise<ProSearchPage<User>> {
      await sleep(1000, { signal });
      const found = users.filter(
        (user) =>
          user.name.toLowerCase().includes(name.toLowerCase()) && (!role || user.role === role),
      );
      return { records: found.slice((current - 1) * size, current * size), total: found.length };
    },

    async count(): Promise<Record<Role, number>> {
      await sleep(1000);
      const counts = { admin: 0, editor: 0, reader: 0 };
      for (const { role } of users) counts[role] += 1;
      return counts;
    },

    /** Adds a user at the top, or updates the one with this id. */
    async save(fields: UserFields, id?: number): Promise<void> {
      await sleep(1000);
      if (id === undefined) {
        lastId += 1;
        users = [{ ...fields, id: lastId }, ...users];
      } else {
        users = users.map((user) => (user.id === id ? { ...user, ...fields } : user));
      }
    },

    async remove(id: number): Promise<void> {
      await sleep(1000);
      users = users.filter((user) => user.id !== id);
    },
  };
}

export type Service = ReturnType<typeof createService>;
