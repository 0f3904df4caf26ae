import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bench, runBench } from './support/bench';

/** Every file beside this one is a bench. */
function namesOfBenches(): string[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && file !== path.basename(__filename))
    .map((file) => path.basename(file, '.ts'))
    .sort();
}

/** Runs a bench by its name: `tsx benchmarks/run.ts build --runs 5`. */
async function main([name = '', ...args]: string[]): Promise<void> {
  const file = path.join(__dirname, `${name}.ts`);
  if (!namesOfBenches().includes(name) || !existsSync(file)) {
    throw new Error(
      `There is no bench "${name}". The benches are: ${namesOfBenches().join(', ')}.`,
    );
  }
  const { default: bench } = (await import(pathToFileURL(file).href)) as { default: Bench };
  await runBench(bench, args);
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
