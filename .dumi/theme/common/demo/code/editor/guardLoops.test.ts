import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndlessLoopError, GUARD, guardLoop, withGuards } from './guardLoops';

beforeEach(() => {
  vi.useFakeTimers();
  // Each look at the clock is half a second later.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 500;
    return now;
  });
});

afterEach(() => {
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const run = (code: string) => new Function(GUARD, withGuards(code))(guardLoop);

it.each([
  'while (true);',
  'while (true) { continue; }',
  'for (;;) x = 1; var x;',
  'do {} while (true)',
  'outer: for (;;) { for (const a of [1, 2]) { if (a) continue outer; } }',
  'for (const a of (function* () { for (;;) yield 1; })()) if (a) {} else {}',
])('ends %s', (code) => {
  expect(() => run(code)).toThrow(EndlessLoopError);
});

it('leaves loops that end as they are, also one in another', () => {
  const code = `let sum = 0;
outer: for (let i = 0; i < 3; i++) /* three */ for (const j of [1, 2, 3]) {
  if (j === 2) continue outer;
  do sum += j; while (sum < 0)
}
while (sum < 10) sum++
return sum;`;
  expect(run(code)).toBe(10);
  expect(withGuards(code).split('\n')).toHaveLength(code.split('\n').length);
});

it('begins again when the page has had its turn', () => {
  const turn = () => run('for (let i = 0; i < 4000; i++);');
  for (let task = 0; task < 5; task++) {
    turn();
    vi.runAllTimers();
  }
  expect(() => [1, 2, 3].forEach(turn)).toThrow(EndlessLoopError);
});
