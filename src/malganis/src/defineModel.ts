import { createError } from './createError';
import { isShallowEqual } from './isShallowEqual';
import type { AppModel } from './types';

/** Part of a state, or a function which makes it from the state so far. */
export type ModelPatch<State extends object> = Partial<State> | ((state: State) => Partial<State>);

/** What `init` of {@link defineModel} is given. */
export interface ModelTools<State extends object> {
  /** The state now. Not available before `init` has returned. */
  get(): State;
  /** Merges a patch into the state and tells the components about it, if anything changed. */
  set(patch: ModelPatch<State>): void;
}

/** What `init` is given besides: only there can something be begun that has to end. */
export interface ModelInitTools<State extends object> extends ModelTools<State> {
  /** Calls back when the model ends with its page, or is reset: stops a timer, closes a connection. */
  onEnd(callback: () => void): void;
}

/** State that lives outside components. Made by {@link defineModel}, read by `useModel`. */
export interface Model<State extends object> extends ModelTools<State>, AppModel {
  /** Calls a listener after each change; returns a function which stops that. */
  subscribe(listener: () => void): () => void;
  /** Makes a fresh model of the same definition, for one page. */
  create(): Model<State>;
}

/**
 * Defines state, and the functions that change it, outside components.
 *
 * @param namespace name of the model, unique inside an app
 * @param init makes the initial state; called at once, and again by `reset`
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
