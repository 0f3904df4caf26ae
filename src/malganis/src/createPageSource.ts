import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { createError } from './createError';
import type { RouteConfig } from './types';

/** Where a route's page comes from. */
export interface PageSource {
  /** The lazy page: always the same one, until its module fails to load; then a fresh one. */
  current: () => LazyExoticComponent<ComponentType>;
}

/**
 * Wraps a route's `component` so that a failed load can be tried again: `React.lazy` alone keeps
 * a rejected promise for ever.
 *
 * @param component the route's `component`
 * @param path the route's full path, for error messages
 */
export function createPageSource(component: RouteConfig['component'], path: string): PageSource {
  const create = () =>
    lazy(async () => {
      try {
        return await loadPage(component, path);
      } catch (error) {
        page = create();
        throw error;
      }
    });
  let page = create();
  return { current: () => page };
}

async function loadPage(component: RouteConfig['component'], path: string) {
  const module = await importPage(component, path);
  if (module.default !== undefined) return module;
  throw createError(
    `The module of the page "${path}" has no default export.`,
    `component of the route "${path}"`,
    'export the page as default: export default function Page() { … }.',
  );
}

async function importPage(component: RouteConfig['component'], path: string) {
  try {
    return await component();
  } catch (cause) {
    throw createError(
      `The page "${path}" could not be loaded.`,
      `component of the route "${path}"`,
      'check the network, and that the module exists and runs; the cause is the original error.',
      cause,
    );
  }
}
