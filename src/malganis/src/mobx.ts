import { createError } from './createError';
import { useScopedModel } from './ModelScope';
import type { AppModel } from './types';

export * from 'mobx';
export { Observer, observer, useLocalObservable } from 'mobx-react-lite';

/** A mobx store as a model of malganis, created by {@link defineStore} and read by {@link useStore}. */
export interface StoreModel<Store extends object> extends AppModel {
  /** The current store; a new one after `reset`. */
  get(): Store;
  create(): StoreModel<Store>;
}

/**
 * Creates a model from a mobx store, for `app.model`, `models` of a route and `dynamic`. If the store has a
 * `dispose` method, it is called when the store is destroyed with its page or reset.
 *
 * @param namespace name of the model, unique within an app
 * @param create creates a store; called when the store is first read, and again after `reset`
 * @throws {Error} if the namespace is empty
 *
 * @example
 * ```ts
 * import { defineStore, makeAutoObservable } from '@mtools/malganis/mobx';
 *
 * class Cart {
 *   items: string[] = [];
 *   constructor() {
 *     makeAutoObservable(this);
 *   }
 * }
 * export const cart = defineStore('cart', () => new Cart());
 * ```
 */
export function defineStore<Store extends object>(
  namespace: string,
  create: () => Store,
): StoreModel<Store> {
  if (namespace === '') {
    throw createError(
      'A store has an empty namespace.',
      'defineStore(namespace)',
      "name it after its content, e.g. defineStore('cart', …).",
    );
  }
  let store: Store | undefined;
  const end = () => {
    if (store && 'dispose' in store && typeof store.dispose === 'function') store.dispose();
    store = undefined;
  };
  return {
    namespace,
    get: () => {
      store ??= create();
      return store;
    },
    reset: end,
    end,
    create: () => defineStore(namespace, create),
  };
}

/** Returns the store of a model, or the page's own instance if it has one. Read it in an `observer`. */
export function useStore<Store extends object>(model: StoreModel<Store>): Store {
  return useScopedModel(model).get();
}
