import { afterEach, expect, it, vi } from 'vitest';
import { defineBench, runBench } from './bench';

const written: string[] = [];
const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
  written.push(String(text));
  return true;
});

afterEach(() => {
  written.length = 0;
  write.mockClear();
});

const bench = defineBench({
  about: 'Prints its options.',
  options: {
    runs: { type: 'number', about: 'runs', default: 3 },
    only: { type: 'string', value: 'row', about: 'one row' },
    json: { type: 'boolean', about: 'as JSON' },
  },
  run: ({ options }) => [JSON.stringify(options)],
});

it('a bench gets its options with their types and defaults', async () => {
  await runBench(bench, ['--only', 'page']);
  await runBench(bench, ['--runs', '5', '--json']);
  expect(written).toEqual(['{"runs":3,"only":"page","json":false}\n', '{"runs":5,"json":true}\n']);
});

it('--help prints what it measures and its options', async () => {
  await runBench(bench, ['--help']);
  expect(written.join('')).toBe(`Prints its options.

  --runs <number>  runs (default: 3)
  --only <row>     one row
  --json           as JSON
`);
});

it('names an option that is wrong', async () => {
  await expect(runBench(bench, ['--runs', 'many'])).rejects.toThrow(
    '--runs must be a number of at least 1, not "many".',
  );
  await expect(runBench(bench, ['--run', '3'])).rejects.toThrow("Unknown option '--run'");
});

it('closes what it opened, the last first, also after a failure', async () => {
  const closed: string[] = [];
  const failing = defineBench({
    about: '',
    run({ atEnd }) {
      atEnd(() => closed.push('server'));
      atEnd(() => closed.push('browser'));
      throw new Error('The page crashed.');
    },
  });
  await expect(runBench(failing, [])).rejects.toThrow('The page crashed.');
  expect(closed).toEqual(['browser', 'server']);
});
