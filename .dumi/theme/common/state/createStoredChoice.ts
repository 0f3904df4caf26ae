import { createListeners } from './createStore';

/**
 * One of several options, kept in `localStorage` and therefore the same in every tab. Where nothing may be stored, a
 * choice holds until the page is left.
 *
 * @param key in `localStorage`
 * @param options the first one holds when nothing, or something unknown, is stored
 * @param onStored called when another tab has chosen
 */
export function createStoredChoice<T extends string>(
  key: string,
  options: readonly [T, ...T[]],
  onStored?: () => void,
) {
  let chosenWithoutStorage = options[0];
  const { notify, subscribe } = createListeners(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      onStored?.();
      notify();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });

  return {
    get(): T {
      if (!navigator.cookieEnabled) return chosenWithoutStorage;
      try {
        const stored = localStorage.getItem(key);
        return options.find((option) => option === stored) ?? options[0];
      } catch {
        return chosenWithoutStorage;
      }
    },
    choose(option: T): void {
      chosenWithoutStorage = option;
      try {
        // Chrome logs an error for each try that it denies.
        if (navigator.cookieEnabled) localStorage.setItem(key, option);
      } catch {
        // Denied or full: the choice holds for this page.
      }
      notify();
    },
    subscribe,
  };
}
