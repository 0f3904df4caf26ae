import { useTexts } from '../../texts';

const PERMISSIONS = {
  dashboard: ['read'],
  user: ['read', 'write', 'delete'],
  role: ['read', 'write'],
} as const;

/** All permissions of the back end, by what they are about. */
export function usePermissionTree() {
  const t = useTexts().permissions;
  // The keys of the object above, which `entries` takes for any text.
  const groups = Object.entries(PERMISSIONS) as [
    keyof typeof PERMISSIONS,
    readonly ('read' | 'write' | 'delete')[],
  ][];
  return groups.map(([group, actions]) => ({
    key: group,
    title: t[group],
    children: actions.map((action) => ({ key: `${group}.${action}`, title: t[action] })),
  }));
}
