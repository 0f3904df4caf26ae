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
 * Returns the page's own instance of a model, or the model itself if the page has none. For use in event
 * handlers: `useScopedModel(users).set({ page: 1 })`.
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
  const list = [...new Set(Object.values(models).flat().filter(isModel))];
  // Both mistakes show whenever the page is opened, so production does without the check.
  if (process.env.NODE_ENV !== 'production') checkModels(list, where, ofApp);
  return new Map(list.map((model) => [model, model.create()]));
}

function checkModels(
  list: AppModel[],
  where: string,
  ofApp: ReadonlyMap<string, AppModel> | undefined,
): void {
  if (list.length === 0) {
    throw createError(
      'The models of a page contain no model.',
      where,
      'pass a list of models created by defineModel, or a function that loads a module that exports them.',
    );
  }
  list.forEach(({ namespace }, index) => {
    const isHere = list.findIndex((each) => each.namespace === namespace) < index;
    if (!isHere && !ofApp?.has(namespace)) return;
    throw createError(
      `The model "${namespace}" is registered twice.`,
      isHere ? where : `${where}, and app.model()`,
      'give one of them another namespace, or register it in one place only.',
    );
  });
}

function isModel(value: unknown): value is AppModel {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'create' in value;
}
