import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react';
import type { CodeLanguage, Draft, Drafts, LiveDemo, Problem } from './types';

interface State {
  /** Whether the editor has taken the place of the code. */
  editing: boolean;
  /** Whether the reader has just asked for it, and so waits to write. */
  awaited?: boolean;
  /** Name of the file that is shown; none for the entry. */
  file?: string;
  drafts: Drafts;
  /** What `live` or `problem` is about. */
  ran?: { drafts: Drafts; language: CodeLanguage };
  /** What the stage shows in place of the demo. */
  live?: LiveDemo;
  /** The last one that was seen to work. */
  good?: LiveDemo;
  problem?: Problem;
}

type Action =
  | { type: 'edit' }
  | { type: 'opened' }
  | { type: 'reset' }
  | { type: 'open'; file: string }
  | { type: 'write'; file: string; draft: Draft }
  | { type: 'run'; ran: Required<State>['ran']; live?: LiveDemo; problem?: Problem }
  | { type: 'mounted'; live: LiveDemo }
  | { type: 'failed'; live: LiveDemo; error: unknown }
  | { type: 'problem'; problem?: Problem };

const initial: State = { editing: false, drafts: {} };

/** Where edited code is on its way: written, compiled, put on the stage, seen to work or not. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'edit':
      return { ...state, editing: true, awaited: true };
    case 'opened':
      return { ...state, awaited: false };
    case 'reset':
      return { ...initial, file: state.file };
    case 'open':
      return { ...state, file: action.file };
    case 'write':
      return { ...state, drafts: { ...state.drafts, [action.file]: action.draft } };
    case 'run':
      // What came of drafts that have been reset meanwhile is of no use.
      if (action.ran.drafts !== state.drafts) return state;
      return {
        ...state,
        ran: action.ran,
        live: action.live ?? state.live,
        problem: action.problem,
      };
    case 'mounted':
      return action.live === state.live ? { ...state, good: action.live } : state;
    case 'failed': {
      const { live, error } = action;
      if (live !== state.live) return state;
      const problem = live.toProblem(error);
      // One that has worked stays, and its card says that it has crashed.
      return live === state.good ? { ...state, problem } : { ...state, live: state.good, problem };
    }
    case 'problem':
      return { ...state, problem: action.problem };
  }
}

interface DemoCodeContext {
  id: string;
  state: State;
  dispatch: (action: Action) => void;
}

const Context = createContext<DemoCodeContext | undefined>(undefined);

/** Keeps what a reader does to the code of a demo for all parts of its card. */
export function DemoCode({ id, children }: { id: string; children: ReactNode }) {
  const [state, dispatch] = useReducer(reduce, initial);
  const value = useMemo(() => ({ id, state, dispatch }), [id, state]);
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside of a card */
export function useDemoCode(): DemoCodeContext {
  const context = useContext(Context);
  if (!context) throw new Error('useDemoCode needs a <DemoCode> around it.');
  return context;
}

/** The edited demo that a stage shows, and whom to tell of it; none without edits or outside of a card. */
export function useLiveDemo() {
  const context = useContext(Context);
  const live = context?.state.live;
  if (!context || !live) return undefined;
  const { dispatch } = context;
  return {
    live,
    onMounted: () => dispatch({ type: 'mounted', live }),
    onFailed: (error: unknown) => dispatch({ type: 'failed', live, error }),
    onRetried: () => dispatch({ type: 'problem' }),
  };
}
