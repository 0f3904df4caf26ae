import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useOptionalApp } from './appContext';
import { createError } from './createError';
import type { AppModel, PageModels } from './types';

/** Models as they were defined, with those that live in their place inside a page. */
type Scope = ReadonlyMap<AppModel, AppModel>;

const ScopeContext = createContext<Scope>(new Map());

interface ModelScopeProps {
  models: PageModels;
  /** What the models belong to, for error messages. */
  where: string;
  children: ReactNode;
}

/** Gives what is inside of it its own copies of some models, which end when it leaves the page. */
export function ModelScope({ models, where, children }: ModelScopeProps) {
  const outer = useContext(ScopeContext);
  const app = useOptionalApp();
  const [own] = useState(() => createScope(models, where, app?.models));
  const [scope] = useState(() => new Map([...outer, ...own]));

  useEffect(() => {
    let hasLeft = false;
    wanted.add(own);
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      wanted.delete(own);
      // Strict mode takes effects back and runs them again at once; the page has not ended then.
      queueMicrotask(() => {
        if (wanted.has(own)) return;
        for (const model of own.values()) model.end();
      });
    };
  }, [own]);

  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}

/** Scopes whose page is mounted. */
const wanted = new WeakSet<Scope>();

/**
 * The model of the page around, where the page has its own copy; else the model itself. For calls in event handlers:
 * `useScopedModel(users).set({ page: 1 })`.
 */
export function useScopedModel<M extends AppModel>(model: M): M {
  // A copy is made by the `create` of its model, and has the same type.
  return (useContext(ScopeContext).get(model) as M | undefined) ?? model;
}

function createScope(
  models: PageModels,
  where: string,
  ofApp: ReadonlyMap<string, AppModel> | undefined,
): Scope {
  const list = Object.values(models).flat().filter(isModel);
  if (list.length === 0) {
    throw createError(
      'There is no model in the models of a page.',
      where,
      'pass a list of what defineModel returned, or a function that loads a module which exports such models.',
    );
  }
  const scope = new Map<AppModel, AppModel>();
  const namespaces = new Set<string>();
  for (const model of new Set(list)) {
    const { namespace } = model;
    if (namespaces.has(namespace) || ofApp?.has(namespace)) {
      throw createError(
        `The model "${namespace}" is registered twice.`,
        namespaces.has(namespace) ? where : `${where}, and app.model()`,
        'give one of them another namespace, or register it in one place only.',
      );
    }
    namespaces.add(namespace);
    scope.set(model, model.create());
  }
  return scope;
}

function isModel(value: unknown): value is AppModel {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'create' in value;
}
