export interface Menu {
  key: string;
  title: string;
  children?: Menu[];
}

export const MENUS: Menu[] = [
  {
    key: 'system',
    title: 'system',
    children: [
      { key: 'users', title: 'users', children: [{ key: 'roles', title: 'roles' }] },
      { key: 'logs', title: 'logs' },
    ],
  },
  { key: 'home', title: 'home' },
];
