import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { createError } from './createError';
import { ModelScope } from './ModelScope';
import { forgetReload } from './staleFiles';
import type { PageModels, RouteConfig } from './types';

type Loader = NonNullable<RouteConfig['component']>;

/** Where a page comes from. */
export interface PageSource {
  /** The lazy page: always the same one, until its module fails to load; then a fresh one. */
  current: () => LazyExoticComponent<ComponentType>;
}

interface PageSourceOptions {
  component: Loader;
  models?: RouteConfig['models'];
  /** The page for error messages, such as `the page "/users"`. */
  name: string;
  /** Whether no other page is shown inside of it. */
  isLeaf?: boolean;
}

/** A module that two routes show is loaded once, also when both name one and the same function. */
const loading = new WeakMap<Loader, ReturnType<Loader>>();

/**
 * Wraps a route's `component` so that a failed load can be tried again: `React.lazy` alone keeps
 * a rejected promise for ever.
 */
export function createPageSource(options: PageSourceOptions): PageSource {
  const create = () =>
    lazy(async () => {
      try {
        return await loadPage(options);
      } catch (error) {
        page = create();
        throw error;
      }
    });
  let page = create();
  return { current: () => page };
}

async function loadPage({ component, models, name, isLeaf }: PageSourceOptions) {
  const [module, own] = await Promise.all([
    loadModule(component, name),
    typeof models === 'function' ? loadModels(models, name) : models,
  ]);
  const Page = module?.default;
  if (Page === undefined) {
    throw createError(
      `The module of ${name} has no default export.`,
      `component of ${name}`,
      'export the page as default: export default function Page() { … }.',
    );
  }
  if (isLeaf) forgetReload();
  if (own === undefined) return { default: Page };
  return {
    default: () => (
      <ModelScope models={own} where={`models of ${name}`}>
        <Page />
      </ModelScope>
    ),
  };
}

async function loadModule(component: Loader, name: string) {
  try {
    const promise = loading.get(component) ?? component();
    loading.set(component, promise);
    return await promise;
  } catch (cause) {
    loading.delete(component);
    throw loadError(name, 'component', cause);
  }
}

async function loadModels(models: () => PageModels | Promise<PageModels>, name: string) {
  try {
    return await models();
  } catch (cause) {
    throw loadError(name, 'models', cause);
  }
}

function loadError(name: string, option: string, cause: unknown): Error {
  return createError(
    option === 'component'
      ? `The module of ${name} could not be loaded.`
      : `The models of ${name} could not be loaded.`,
    `${option} of ${name}`,
    'check the network, and that the module exists and runs; the cause is the original error.',
    cause,
  );
}
