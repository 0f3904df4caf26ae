import { RequestError } from '@mtools/browser-utils';
import { createError } from './createError';
import type { AccessRights, AppOptions, AppRequest } from './types';

/** How long the initial state or `access` may take, in milliseconds. */
export const BOOT_TIMEOUT = 30_000;

export interface SessionState {
  status: 'loading' | 'ready' | 'failed';
  value: unknown;
  rights: AccessRights;
  error?: Error;
  /** `in` and `out` are known; an app without initial state learns it only from a 401 or a login. */
  account: 'in' | 'out' | 'unknown';
  /** Whether the login leads back to the page that is open. */
  keepsPage: boolean;
  /** Counts the logouts; each begins with fresh pages. */
  logouts: number;
}

/** Who the reader is and what they may do. */
export type Session = ReturnType<typeof createSession>;

export function createSession(
  { initialState, access, loginPath }: AppOptions,
  getTools: () => { request: AppRequest },
) {
  const listeners = new Set<() => void>();
  let state: SessionState = {
    status: initialState || access ? 'loading' : 'ready',
    value: undefined,
    rights: {},
    account: 'unknown',
    keepsPage: true,
    logouts: 0,
  };
  /** Counts the loads, so that an outdated result is dropped. */
  let turn = 0;

  const change = (part: Partial<SessionState>) => {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  };

  const accountOf = (value: unknown): SessionState['account'] => {
    if (!loginPath) return 'unknown';
    if (!initialState) return state.account;
    return value === undefined || value === null ? 'out' : 'in';
  };

  const rightsOf = (value: unknown): AccessRights | Promise<AccessRights> => {
    if (!access) return {};
    // Who is not logged in sees public pages only, so `access` need not know about nobody.
    if (accountOf(value) !== 'out') return access(value);
    try {
      return Promise.resolve(access(undefined)).catch(() => ({}));
    } catch {
      return {};
    }
  };

  /** Sets a value with its permissions, synchronously if `access` is synchronous. */
  const take = (value: unknown, now: number): void | Promise<void> => {
    const settle = (rights: AccessRights) => {
      if (now !== turn) return;
      const account = accountOf(value);
      change({ status: 'ready', value, rights: rights ?? {}, error: undefined, account });
    };
    const rights = rightsOf(value);
    if (!(rights instanceof Promise)) return settle(rights);
    return withTimeout(rights, 'access').then(settle);
  };

  const load = async (): Promise<unknown> => {
    turn += 1;
    const now = turn;
    let value: unknown;
    try {
      value = await withTimeout(Promise.resolve(initialState?.(getTools())), 'initialState');
    } catch (error) {
      if (!loginPath || state.status !== 'loading' || !isUnauthorized(error)) throw error;
    }
    await take(value, now);
    return state.value;
  };

  const fail = (error: unknown, now: number) => {
    if (now === turn) change({ status: 'failed', error: toError(error) });
  };

  /** Loads what the first page needs; a failure shows the error page, whose retry calls this again. */
  const boot = async (): Promise<void> => {
    if (state.status === 'failed') change({ status: 'loading', error: undefined });
    const now = turn + 1;
    if (state.status === 'loading') await load().catch((error) => fail(error, now));
  };

  /** Takes the account away. Returns whether that leads to the login page. */
  const leave = (keepsPage: boolean): boolean => {
    if (keepsPage && (!loginPath || state.account === 'out')) return false;
    // While it is loading, the result of the loader itself says so.
    if (state.status === 'loading') return true;
    turn += 1;
    const now = turn;
    const account = loginPath ? 'out' : 'unknown';
    const logouts = state.logouts + Number(!keepsPage);
    change({ status: 'ready', value: undefined, rights: {}, account, keepsPage, logouts });
    Promise.resolve()
      .then(() => take(undefined, now))
      .catch((error) => fail(error, now));
    return account === 'out';
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    boot,
    /** Loads all of it again while the pages stay; rejects with what failed. */
    refresh: async (): Promise<unknown> => {
      if (!initialState && loginPath) state = { ...state, account: 'in' };
      const value = await load();
      change({ keepsPage: true });
      return value;
    },
    set: async (value: unknown): Promise<void> => {
      turn += 1;
      const now = turn;
      try {
        await take(value, now);
      } catch (error) {
        fail(error, now);
      }
    },
    leave,
  };
}

const isUnauthorized = (error: unknown) => error instanceof RequestError && error.status === 401;

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

function withTimeout<T>(promise: Promise<T>, name: 'initialState' | 'access'): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(
        createError(
          `${name} did not settle within ${BOOT_TIMEOUT / 1000} seconds.`,
          `createApp({ ${name} })`,
          'make sure that its promise settles.',
        ),
      );
    }, BOOT_TIMEOUT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
