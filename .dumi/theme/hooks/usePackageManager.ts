import { useSyncExternalStore } from 'react';
import {
  PACKAGE_MANAGER_ATTRIBUTE,
  PACKAGE_MANAGER_KEY,
  type PackageManager,
  packageManagers,
} from '../common/code/packageManagers';
import { createStoredChoice } from '../common/state/createStoredChoice';

const stored = createStoredChoice<PackageManager>(PACKAGE_MANAGER_KEY, packageManagers, show);

/** The styles follow an attribute of the document, which the head script has set before the first paint. */
function show(): void {
  document.documentElement.setAttribute(PACKAGE_MANAGER_ATTRIBUTE, stored.get());
}

function choose(manager: PackageManager): void {
  stored.choose(manager);
  show();
}

/** The package manager that every block of install commands on the site is shown for. */
export function usePackageManager() {
  const chosen = useSyncExternalStore(stored.subscribe, stored.get, () => packageManagers[0]);
  return { chosen, choose };
}
