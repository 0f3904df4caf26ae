import { createError } from './createError';
import { isShallowEqual } from './isShallowEqual';
import type { AppModel } from './types';

/** Part of a state, or a function that derives it from the current state. */
export type ModelPatch<State extends object> = Partial<State> | ((state: State) => Partial<State>);

/** Tools passed to `init` of {@link defineModel}. */
export interface ModelTools<State extends object> {
  /** Returns the current state. Not available before `init` has returned. */
  get(): State;
  /** Merges a patch into the state and re-renders components if anything changed. */
  set(patch: ModelPatch<State>): void;
}

/** What `init` is given besides: only there can something be begun that has to end. */
export interface ModelInitTools<State extends object> extends ModelTools<State> {
  /** Registers a cleanup function, called when the model is destroyed with its page or reset: stop timers and close connections in it. */
  onEnd(callback: () => void): void;
}

/** State outside components, created by {@link defineModel} and read by `useModel`. */
export interface Model<State extends object> extends ModelTools<State>, AppModel {
  /** Calls a listener after each change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Creates a new instance of the model, for one page. */
  create(): Model<State>;
}

/**
 * Defines state outside components, and the functions that change it.
 *
 * @param namespace name of the model, unique within an app
 * @param init creates the initial state; called immediately, and again by `reset`
 * @throws {Error} if the namespace is empty, or `init` calls `get` or `set` before it returns
 *
 * @example
 * ```ts
 * import { defineModel } from '@mtools/malganis';
 *
 * interface Counter {
 *   count: number;
 *   increment: () => void;
 * }
 *
 * const counter = defineModel<Counter>('counter', ({ set }) => ({
 *   count: 0,
 *   increment: () => set((state) => ({ count: state.count + 1 })),
 * }));
 *
 * counter.get().increment();
 * counter.get().count; // 1
 * ```
 */
export function defineModel<State extends object>(
  namespace: string,
  init: (tools: ModelInitTools<State>) => State,
): Model<State> {
  if (process.env.NODE_ENV !== 'production' && namespace === '') {
    throw createError(
      'A model has an empty namespace.',
      'defineModel(namespace)',
      "name it after its content, e.g. defineModel('user', …).",
    );
  }
  const listeners = new Set<() => void>();
  const endings: (() => void)[] = [];
  let state: State | undefined;

  const get = (): State => {
    if (state !== undefined) return state;
    throw createError(
      `The model "${namespace}" uses get or set before its initial state exists.`,
      `init of defineModel('${namespace}')`,
      'call them later, inside the functions that init returns.',
    );
  };
  const replace = (next: State): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const set = (patch: ModelPatch<State>): void => {
    const before = get();
    const changes = typeof patch === 'function' ? patch(before) : patch;
    const next = { ...before, ...changes };
    if (!isShallowEqual(before, next)) replace(next);
  };

  const tools = { get, set, onEnd: (callback: () => void) => void endings.push(callback) };
  const end = () => {
    for (const callback of endings.splice(0)) callback();
  };

  state = init(tools);
  return {
    namespace,
    get,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reset: () => {
      end();
      replace(init(tools));
    },
    create: () => defineModel(namespace, init),
    end,
  };
}
