import { useSyncExternalStore } from 'react';
import {
  PACKAGE_MANAGER_ATTRIBUTE,
  PACKAGE_MANAGER_KEY,
  type PackageManager,
  packageManagers,
} from '../common/packageManagers';

const listeners = new Set<() => void>();

/** The document element holds the choice: the head script has put it there before the first paint. */
function read(): PackageManager {
  const chosen = document.documentElement.getAttribute(PACKAGE_MANAGER_ATTRIBUTE);
  return packageManagers.find((manager) => manager === chosen) ?? packageManagers[0];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(manager: PackageManager): void {
  document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, manager);
  try {
    localStorage.setItem(PACKAGE_MANAGER_KEY, manager);
  } catch {
    // Where nothing may be stored, the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The package manager that every block of install commands on the site is shown for. */
export function usePackageManager() {
  const chosen = useSyncExternalStore(subscribe, read, () => packageManagers[0]);
  return { chosen, choose };
}
