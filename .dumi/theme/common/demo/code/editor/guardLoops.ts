import { tsxLanguage } from '@codemirror/lang-javascript';

/** How long the loops of a demo may hold up the page in one go, in ms. */
const LIMIT = 2000;
/** Turns between two looks at the clock, which takes longer than most turns. */
const TURNS = 1024;

/** The name by which guarded code calls `guardLoop`. */
export const GUARD = '__guardLoop';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** A loop in the edited code that does not end. */
export class EndlessLoopError extends Error {
  override name = 'EndlessLoopError';
}

/**
 * Has each turn of each loop call the guard: somebody who is writing `while` has not yet written how it
 * ends, and would lose the page with all that was edited. Lines stay where they are.
 *
 * @param code TypeScript or JavaScript
 */
export function withGuards(code: string): string {
  const bodies: { from: number; to: number }[] = [];
  tsxLanguage.parser.parse(code).iterate({
    enter: ({ name, node }) => {
      const body = LOOPS.has(name) && node.getChild('Statement');
      if (body) bodies.push(body);
    },
  });
  const inserts = bodies.flatMap(({ from, to }) => [
    { at: from, text: `{${GUARD}();` },
    { at: to, text: '}' },
  ]);
  // From the end on, so that the places of the others stay right.
  return inserts
    .sort((a, b) => b.at - a.at)
    .reduce((text, insert) => text.slice(0, insert.at) + insert.text + text.slice(insert.at), code);
}

let turns = 0;
let deadline: number | undefined;

/**
 * Counts a turn of any loop. The time begins again whenever the page has had its turn: a loop that waits
 * may go on for ever.
 *
 * @throws EndlessLoopError
 */
export function guardLoop(): void {
  turns += 1;
  if (turns % TURNS !== 0) return;
  if (deadline === undefined) {
    deadline = performance.now() + LIMIT;
    setTimeout(() => {
      deadline = undefined;
    });
  } else if (performance.now() > deadline) {
    throw new EndlessLoopError('Endless loop');
  }
}
