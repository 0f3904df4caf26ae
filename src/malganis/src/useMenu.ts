import { type ReactNode, useMemo } from 'react';
import { type UIMatch, useMatches } from 'react-router';
import { isAllowed, useAccess } from './access';
import { useAppContext, useSettings, useStore } from './appContext';
import { joinPath } from './joinPath';
import { readText } from './messages';
import { nodeOf, type RouteNode } from './readRoutes';
import type { AccessRights, AppLocale } from './types';

/** An entry of the menu. */
export interface MenuEntry {
  /** Unique in the menu. */
  key: string;
  /** Link target; missing if the entry only groups its children. */
  path?: string;
  title: string;
  icon?: ReactNode;
  children?: MenuEntry[];
}

/** A step of the breadcrumbs. */
export interface BreadcrumbEntry {
  title: string;
  /** Link target; missing for groups and for the current page. */
  path?: string;
}

/** Returns the menu generated from the routes: those with a title that the user is allowed to open. */
export function useMenu(): MenuEntry[] {
  const { nodes } = useAppContext();
  const [{ locale }] = useSettings();
  const rights = useAccess();
  return useMemo(() => nodes.flatMap(toEntries(rights, locale)), [nodes, rights, locale]);
}

/** A path that needs a parameter is no destination of a menu. */
const isFixed = (path: string) => !/[:*]/.test(path);

const toEntries =
  (rights: AccessRights, locale: AppLocale) =>
  (node: RouteNode): MenuEntry[] => {
    const { route, path, isBare } = node;
    if (route.hideInMenu || isBare || !isAllowed(route, rights)) return [];
    const children = node.children.flatMap(toEntries(rights, locale));
    const title = readText(route.title, locale);
    // A parent without a name is a frame only, and its pages stand in its place.
    if (title === undefined) return children;
    const isGroup = children.length > 0;
    if (!isGroup && (!hasPage(node) || !isFixed(path))) return [];
    // A parent and its first page have the same path, but not the same key.
    const key = isGroup ? `${path}#${node.id}` : path;
    const entry = { key, title, icon: route.icon };
    return [isGroup ? { ...entry, children } : { ...entry, path }];
  };

/** Whether the path of a route itself shows something. */
function hasPage({ route, path, children }: RouteNode): boolean {
  if (children.length === 0) return true;
  return children.some((child) => child.path === path) || route.component !== undefined;
}

/** Returns the breadcrumbs of the current page, from the outermost route. */
export function useBreadcrumbs(): BreadcrumbEntry[] {
  const entries = useTitles();
  return entries.map(({ title, node, pathname }, index) =>
    index < entries.length - 1 && hasPage(node) ? { title, path: pathname } : { title },
  );
}

interface TitledMatch {
  title: string;
  node: RouteNode;
  /** Address of the route, with its parameters filled in, without the basename. */
  pathname: string;
}

/** The matching routes that have a title; the innermost may have one of its own by `usePageTitle`. */
export function useTitles(): TitledMatch[] {
  const [{ locale }] = useSettings();
  const { titles } = useAppContext();
  return readTitles(useMatches(), locale, useStore(titles));
}

export function readTitles(
  matches: Pick<UIMatch, 'pathname' | 'handle'>[],
  locale: AppLocale,
  own: Record<string, string | undefined> = {},
): TitledMatch[] {
  const titled = matches.flatMap(({ handle, pathname }): TitledMatch[] => {
    const node = nodeOf(handle);
    // The innermost route of an address is the one without children.
    const text = node?.children.length === 0 ? own[joinPath('/', pathname)] : undefined;
    const title = text ?? readText(node?.route.title, locale);
    return node && title !== undefined ? [{ title, node, pathname }] : [];
  });
  // A parent and its first page are the same address; the page says it better.
  return titled.filter(({ pathname }, index) => titled[index + 1]?.pathname !== pathname);
}
