import type { Account, Role, Stats, User } from '../src/api';

export const permissions = [
  'dashboard.read',
  'user.read',
  'user.write',
  'user.delete',
  'role.read',
  'role.write',
];

export const createRoles = (): Role[] => [
  { id: 'admin', name: 'Administrator', permissions },
  { id: 'editor', name: 'Editor', parent: 'admin', permissions: permissions.slice(0, 3) },
  { id: 'guest', name: 'Guest', parent: 'admin', permissions: permissions.slice(0, 2) },
];

/** Who can log in, and with which password. */
export const createAccounts = (): (Omit<Account, 'permissions'> & { password: string })[] => [
  { id: 'admin', name: 'Ada Chen', email: 'ada@example.com', role: 'admin', password: 'admin123' },
  { id: 'guest', name: 'Gus Li', email: 'gus@example.com', role: 'guest', password: 'guest123' },
];

const NAMES = 'Chen Li Wang Zhao Sun Zhou Wu Zheng Feng Xu He Lin'.split(' ');
const FIRST = 'Ada Bo Cai Dana'.split(' ');

export const createUsers = (): User[] =>
  Array.from({ length: 46 }, (_, index) => {
    const name = `${FIRST[index % FIRST.length]} ${NAMES[index % NAMES.length]}`;
    return {
      id: String(index + 1),
      name,
      email: `${name.toLowerCase().replace(' ', '.')}.${index + 1}@example.com`,
      role: ['admin', 'editor', 'guest'][index % 3] ?? 'guest',
      isActive: index % 5 !== 0,
      logins: (index * 37) % 200,
      joined: new Date(Date.UTC(2025, index % 12, 1 + (index % 28))).toISOString().slice(0, 10),
    };
  });

const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** The figures of the dashboard, of which those about users are counted. */
export function createStats(users: User[], now: number): Stats {
  const visits = Array.from({ length: DAYS }, (_, index) => ({
    date: new Date(now - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
    count: Math.round(420 + index * 9 + 130 * Math.sin((index / 7) * 2 * Math.PI)),
  }));
  const today = visits.at(-1)?.count ?? 0;
  const yesterday = visits.at(-2)?.count ?? today;
  return {
    users: users.length,
    activeUsers: users.filter(({ isActive }) => isActive).length,
    visitsToday: today,
    change: (today - yesterday) / yesterday,
    visits,
  };
}
