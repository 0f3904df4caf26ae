import type { ReactNode } from 'react';
import { useAppContext, useStore } from './appContext';
import type { AccessRights, RouteConfig } from './types';

/** Whether the rights suffice for a route itself, those around it aside. */
export function isAllowed({ access }: RouteConfig, rights: AccessRights): boolean {
  if (access === undefined) return true;
  return typeof access === 'function' ? access(rights) : rights[access] === true;
}

/**
 * What the reader may do: what `access` returned.
 *
 * @example
 * ```tsx
 * const { canDelete } = useAccess<{ canDelete: boolean }>();
 * ```
 */
export function useAccess<Rights extends AccessRights = AccessRights>(): Rights {
  // The type of the rights is the word of the caller, as that of the initial state.
  return useStore(useAppContext().session).rights as Rights;
}

interface AccessProps {
  /** Whether the reader may see the children. */
  accessible: boolean;
  /** Shown otherwise. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its children to those who may see them. */
export function Access({ accessible, fallback = null, children }: AccessProps) {
  return accessible ? children : fallback;
}

/** The initial state, with what changes it. */
export interface InitialState<State> {
  /** `undefined` when nobody is logged in. */
  initialState: State | undefined;
  /** Replaces it; rights and menu follow. */
  setInitialState: (state: State | undefined) => Promise<void>;
  /** Loads it again, for instance after the login. Rejects with what failed; the old one stays. */
  refresh: () => Promise<State | undefined>;
}

/**
 * What `initialState` of `createApp` has loaded.
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
