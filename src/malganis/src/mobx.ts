import { createError } from './createError';
import { useScopedModel } from './ModelScope';
import type { AppModel } from './types';

export * from 'mobx';
export { Observer, observer, useLocalObservable } from 'mobx-react-lite';

/** A mobx store as a model of malganis. Made by {@link defineStore}, read by {@link useStore}. */
export interface StoreModel<Store extends object> extends AppModel {
  /** The store now; another one after `reset`. */
  get(): Store;
  create(): StoreModel<Store>;
}

/**
 * Makes a model of a mobx store, for `app.model`, `models` of a route and `dynamic`. If the store has a method `dispose`,
 * it is called when the store ends with its page, or is reset.
 *
 * @param namespace name of the model, unique inside an app
 * @param create makes a store; called when the store is first read, and again after `reset`
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

/** The store of a model: of the page around, where the page has its own. Read it in an `observer`. */
export function useStore<Store extends object>(model: StoreModel<Store>): Store {
  return useScopedModel(model).get();
}
