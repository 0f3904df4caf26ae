import { useMemo, useSyncExternalStore } from 'react';
import type { Model } from './defineModel';
import { isShallowEqual } from './isShallowEqual';
import { useScopedModel } from './ModelScope';

/**
 * Reads a model in a component, which re-renders when the state changes.
 *
 * @param model a model created by `defineModel`
 * @returns the whole state, including the functions that change it
 *
 * @example
 * ```tsx
 * const { count, increment } = useModel(counter);
 * ```
 */
export function useModel<State extends object>(model: Model<State>): State;
/**
 * Reads part of a model in a component, which re-renders only when that part changes.
 *
 * @param model a model created by `defineModel`
 * @param select picks or computes the part; a new object or array with equal members counts as unchanged
 * @returns what `select` returned
 *
 * @example
 * ```tsx
 * const isPositive = useModel(counter, (state) => state.count > 0);
 * ```
 */
export function useModel<State extends object, Part>(
  model: Model<State>,
  select: (state: State) => Part,
): Part;
export function useModel<State extends object, Part>(
  defined: Model<State>,
  select?: (state: State) => Part,
): State | Part {
  const model = useScopedModel(defined);
  const getSnapshot = useMemo(() => {
    if (select === undefined) return model.get;
    let last: { state: State; part: Part } | undefined;
    return () => {
      const state = model.get();
      if (last?.state === state) return last.part;
      const part = select(state);
      // React compares by identity, so an equal part must stay the same object.
      last = { state, part: last && isShallowEqual(last.part, part) ? last.part : part };
      return last.part;
    };
  }, [model, select]);
  return useSyncExternalStore<State | Part>(model.subscribe, getSnapshot, getSnapshot);
}
