/** Package managers that a block of install commands is shown for, the default one first. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Where the reader's choice is stored. */
export const PACKAGE_MANAGER_KEY = 'mtools:package-manager';

/** Attribute of the document element that says the choice to the styles; absent before a choice. */
export const PACKAGE_MANAGER_ATTRIBUTE = 'data-package-manager';
