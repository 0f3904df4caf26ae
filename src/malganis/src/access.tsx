import type { ReactNode } from 'react';
import { useAppContext, useStore } from './appContext';
import type { AccessRights, RouteConfig } from './types';

/** Whether the permissions suffice for a route itself, those around it aside. */
export function isAllowed({ access }: RouteConfig, rights: AccessRights): boolean {
  if (access === undefined) return true;
  return typeof access === 'function' ? access(rights) : rights[access] === true;
}

/**
 * The user's permissions, as returned by `access`.
 *
 * @example
 * ```tsx
 * const { canDelete } = useAccess<{ canDelete: boolean }>();
 * ```
 */
export function useAccess<Rights extends AccessRights = AccessRights>(): Rights {
  // The type of the permissions is given by the caller, as that of the initial state.
  return useStore(useAppContext().session).rights as Rights;
}

interface AccessProps {
  /** Whether the user has permission to see the children. */
  accessible: boolean;
  /** Shown if the user has no permission. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its children only to users with permission. */
export function Access({ accessible, fallback = null, children }: AccessProps) {
  return accessible ? children : fallback;
}

/** The initial state, and functions to change it. */
export interface InitialState<State> {
  /** `undefined` if no one is logged in. */
  initialState: State | undefined;
  /** Replaces it; permissions and menu are updated. */
  setInitialState: (state: State | undefined) => Promise<void>;
  /** Reloads it, for example after login. Rejects with the error if it fails, and keeps the old state. */
  refresh: () => Promise<State | undefined>;
}

/**
 * Returns the state loaded by `initialState` of `createApp`.
 *
 * @example
 * ```tsx
 * const { initialState: me, refresh } = useInitialState<Account>();
 * ```
 */
export function useInitialState<State = unknown>(): InitialState<State> {
  const { session } = useAppContext();
  return {
    // The type of the state is the word of the caller.
    initialState: useStore(session).value as State | undefined,
    setInitialState: session.set,
    refresh: session.refresh as () => Promise<State | undefined>,
  };
}
