import { sleep } from '@mtools/isomorphic-utils';
import { defineModel } from '@mtools/malganis';

export interface User {
  id: number;
  name: string;
  email: string;
  role: '管理员' | '运营' | '访客';
  isActive: boolean;
}

interface UsersState {
  /** Undefined until they have been loaded once. */
  users: User[] | undefined;
  isLoading: boolean;
  load: () => Promise<void>;
}

/** How long the local data pretend to be on their way, in milliseconds. */
const DELAY = 1000;

const NAMES = [
  '陈晨',
  '李想',
  '王宁',
  '赵敏',
  '周舟',
  '吴桐',
  '郑和',
  '孙悦',
  '钱程',
  '何夕',
  '林音',
  '高远',
];
const ROLES = ['管理员', '运营', '访客'] as const;

/** Replace the body with a request to your own server. */
async function fetchUsers(): Promise<User[]> {
  await sleep(DELAY);
  return NAMES.map((name, index) => ({
    id: index + 1,
    name,
    email: `user${index + 1}@example.com`,
    role: ROLES[index % ROLES.length] ?? '访客',
    isActive: index % 4 !== 3,
  }));
}

/** The users, shared by the dashboard and the users page. */
export const usersModel = defineModel<UsersState>('users', ({ get, set }) => ({
  users: undefined,
  isLoading: false,
  load: async () => {
    if (get().isLoading) return;
    set({ isLoading: true });
    try {
      set({ users: await fetchUsers() });
    } finally {
      set({ isLoading: false });
    }
  },
}));
