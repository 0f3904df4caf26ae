import { readBasename } from './readBasename';
import type { AppOptions } from './types';

export interface SavedTab {
  /** Path of the page, without the basename. */
  path: string;
  /** Query and hash with which it was seen last. */
  rest: string;
  /** The title that the page gave itself, where it did. */
  title?: string;
}

/** Where the tabs of an app are kept, in this tab of the browser; other apps of the site have other keys. */
export function tabsKey(options: AppOptions): string {
  const folder = options.history === 'hash' ? window.location.pathname : readBasename(options);
  return `malganis:tabs:${folder}`;
}

/** The tabs that were open before the reload; none if the storage is blocked or holds something else. */
export function readTabs(key: string): SavedTab[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isTab) : [];
  } catch {
    return [];
  }
}

export function writeTabs(key: string, tabs: readonly SavedTab[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tabs));
  } catch {
    // The storage is full or blocked: the tabs end with the page.
  }
}

function isTab(value: unknown): value is SavedTab {
  const { path, rest, title = '' } = Object(value) as Partial<Record<keyof SavedTab, unknown>>;
  return [path, rest, title].every((each) => typeof each === 'string');
}
