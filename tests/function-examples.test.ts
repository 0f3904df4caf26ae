import path from 'node:path';
import * as isomorphicUtils from '@mtools/isomorphic-utils';
import { describe, expect, it } from 'vitest';
import { readSources } from '../.dumi/theme/plugin/function-data/readPackages';
import { readExample } from './support/example-checks';

const root = path.resolve(__dirname, '..');
const packages = readSources(root);

describe('an example', () => {
  const lines = async (code: string) => {
    const found: unknown[][] = [];
    const { count, run } = readExample(code);
    await run({ double: (value: number) => value * 2 }, (...line) => found.push(line));
    return { count, found };
  };

  it('is checked at each line whose comment is a value', async () => {
    const code = `import { double } from '@mtools/x';
double(2); // 4
const four: number = double(2); // 4
if (four > 3) {
  console.log([four]); // [4]
}
await Promise.resolve({ four }); // { four: 4 }
double(
  3,
); // -6
double(1); // about 2
double(1);`;
    expect(await lines(code)).toEqual({
      count: 5,
      found: [
        [4, 4, 'double(2);'],
        [4, 4, 'const four: number = double(2);'],
        [[4], [4], 'console.log([four]);'],
        [{ four: 4 }, { four: 4 }, 'await Promise.resolve({ four });'],
        [6, -6, 'double(\n  3,\n);'],
      ],
    });
  });
});

describe.concurrent('the examples of isomorphic-utils give what their comments say', () => {
  const { functions = [] } = packages.find(({ id }) => id === 'isomorphic-utils') ?? {};

  it.for(functions)('$name', async ({ examples }, { expect: expectHere }) => {
    const all = examples.map(({ code }) => readExample(code)).filter(({ count }) => count > 0);
    let checked = 0;
    for (const { run } of all) {
      await run(isomorphicUtils, (actual, expected, line) => {
        checked += 1;
        expectHere(actual, line).toEqual(expected);
      });
    }
    expectHere(checked, 'lines with a value in a comment').toBeGreaterThan(0);
  });
});
