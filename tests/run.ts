import { spawnSync } from 'node:child_process';
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

const steps: Step[] = [
  { script: 'check' },
  { script: 'build:packages', required: true },
  { script: 'build', required: true },
  {
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    report: {
      file: vitestReport,
      count: (report: { numPassedTests: number; numFailedTests: number }) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
      }),
    },
  },
  {
    script: 'test:e2e',
    report: {
      file: path.join(cache, 'playwright/report.json'),
      count: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }),
    },
  },
];

/** Runs a script of package.json with the pnpm that runs this one. */
function runScript(script: string, args: string[]): boolean {
  const pnpm = process.env.npm_execpath ?? 'pnpm';
  const [command, first] = /\.c?js$/.test(pnpm) ? [process.execPath, [pnpm]] : [pnpm, []];
  const { status } = spawnSync(command, [...first, 'run', script, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

function runStep({ script, args = [], report }: Step): Count {
  if (report) rmSync(report.file, { force: true });
  const started = performance.now();
  const succeeded = runScript(script, args);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`\n${script}: ${succeeded ? 'ok' : 'FAILED'} in ${seconds} s\n\n`);

  const whole = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!report || !existsSync(report.file)) return whole;
  // Each step knows the shape of its own runner's report.
  const count = report.count(JSON.parse(readFileSync(report.file, 'utf8')) as never);
  // A runner can fail without a failed test, for instance on a file that does not compile.
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}

const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  const count = runStep(step);
  total.passed += count.passed;
  total.failed += count.failed;
  if (step.required && count.failed > 0) break;
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
