import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './support/preview-server';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  script: string;
  args?: string[];
  /** JSON report of a test runner, and how to count in it. Without one the step counts as one test. */
  report?: { file: string; count: (report: never) => Count };
  /** Whether later steps make no sense when this one fails. */
  required?: boolean;
}

const cache = path.join(root, 'node_modules/.cache');
const vitestReport = path.join(cache, 'vitest-report.json');

const unit: Step = {
  script: 'test:unit',
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  report: {
    file: vitestReport,
    count: (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  },
};

const e2e: Step = {
  script: 'test:e2e',
  report: {
    file: path.join(cache, 'playwright/report.json'),
    count: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  },
};

/** Row after row; the steps of a row run side by side, because each leaves a part of two cores idle. */
const rows: Step[][] = [
  [
    { script: 'build', required: true },
    { script: 'build:packages', required: true },
    { script: 'check' },
  ],
  [unit],
  [e2e],
];

/** What is worth its time now and then, but not in every run, and the script that does it. */
const leftOut = [
  [
    'all of antd-ext under React 18: here only demos, refs, providers, forms and what is asynchronous',
    'test:react-18',
  ],
  ['20,000 random requests to node-service and 10,000 while it closes: here fewer', 'test:long'],
  [
    'both templates from `jaraxxus create` to production, and jaraxxus on older Node.js and Vite',
    'test:long',
  ],
  ['times and their ratios: here only sizes and counts', 'bench:*'],
];

/** Runs a script of package.json with the pnpm that runs this one; a quiet one prints when it is done. */
async function runScript(script: string, args: string[], quiet: boolean): Promise<boolean> {
  const pnpm = process.env.npm_execpath ?? 'pnpm';
  const [command, first] = /\.c?js$/.test(pnpm) ? [process.execPath, [pnpm]] : [pnpm, []];
  const child = spawn(command, [...first, 'run', script, ...args], {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    // CI has pnpm itself keep silent, which must not reach the scripts: a build would fail without a word.
    env: { ...process.env, npm_config_reporter: 'append-only' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  process.stdout.write(output);
  return status === 0;
}

async function runStep({ script, args = [], report }: Step, quiet: boolean): Promise<Count> {
  if (report) rmSync(report.file, { force: true });
  const started = performance.now();
  const succeeded = await runScript(script, args, quiet);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`\n${script}: ${succeeded ? 'ok' : 'FAILED'} in ${seconds} s\n\n`);

  const whole = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!report || !existsSync(report.file)) return whole;
  // Each step knows the shape of its own runner's report.
  const count = report.count(JSON.parse(readFileSync(report.file, 'utf8')) as never);
  // A runner can fail without a failed test, for instance on a file that does not compile.
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}

async function main(): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  for (const row of rows) {
    const counts = await Promise.all(row.map((step, index) => runStep(step, index > 0)));
    for (const { passed, failed } of counts) {
      total.passed += passed;
      total.failed += failed;
    }
    if (row.some(({ required }, index) => required && counts[index]?.failed)) break;
  }
  for (const [what, script] of leftOut) process.stdout.write(`Left to ${script}: ${what}.\n`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main();
