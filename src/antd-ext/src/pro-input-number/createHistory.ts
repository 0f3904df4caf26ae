import type { Snapshot } from './editText';

/** Steps which are kept. */
const DEPTH = 100;

/** Edits which go on where the last one ended are one step, as in the browser's own history. */
const RUNS = ['insertText', 'deleteContentBackward', 'deleteContentForward'];

export interface History {
  /** Notes an edit. */
  record: (before: Snapshot, after: Snapshot, inputType: string) => void;
  /** The state to go back to, if there is one. */
  undo: (now: Snapshot) => Snapshot | undefined;
  /** The state to go forward to, if there is one. */
  redo: (now: Snapshot) => Snapshot | undefined;
}

/**
 * The history of a field whose text is written by a program, which makes the browser's own unusable. It starts again
 * when the text was changed by somebody else, for instance by a form that shows another record.
 */
export function createHistory(): History {
  let past: Snapshot[] = [];
  let future: Snapshot[] = [];
  let latest: Snapshot | undefined;
  let run = '';

  const isOurs = ({ text }: Snapshot) => text === latest?.text;
  const move = (from: Snapshot[], to: Snapshot[], now: Snapshot) => {
    const target = isOurs(now) ? from.pop() : undefined;
    if (!target) return undefined;
    to.push(now);
    latest = target;
    run = '';
    return target;
  };

  return {
    record: (before, after, inputType) => {
      if (!isOurs(before)) past = [];
      const goesOn =
        isOurs(before) &&
        run === inputType &&
        RUNS.includes(inputType) &&
        before.start === before.end &&
        latest?.start === before.start;
      if (!goesOn) past = [...past.slice(1 - DEPTH), before];
      future = [];
      latest = after;
      run = inputType;
    },
    undo: (now) => move(past, future, now),
    redo: (now) => move(future, past, now),
  };
}
