import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onShutdown } from './on-shutdown';

let folder: string;
let library: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'on-shutdown-'));
  library = path.join(folder, 'on-shutdown.cjs');
  await build({
    entryPoints: [path.join(__dirname, 'on-shutdown.ts')],
    outfile: library,
    bundle: true,
    platform: 'node',
    target: 'node18',
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program that has `onShutdown`, `sleep(ms)` and `say(text)`, and does not end by itself.
 * Each line of its output may be followed by a signal; it says `ready` when it can receive one.
 */
function runProgram(source: string, answers: Record<string, NodeJS.Signals>): Promise<Ending> {
  const program = `
    const { onShutdown } = require(${JSON.stringify(library)});
    const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const say = (text) => console.log(text);
    setInterval(() => {}, 1000);
    ${source}
    say('ready');
  `;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', program]);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      for (const line of text.trim().split('\n')) {
        const signal = answers[line];
        if (signal) child.kill(signal);
      }
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

describe.concurrent('onShutdown', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'waits for the function and exits with 0 (%s)',
    async (signal) => {
      const ending = await runProgram(
        `onShutdown(async (signal) => { await sleep(20); say('closed after ' + signal); });`,
        { ready: signal },
      );
      expect(ending).toEqual({
        code: 0,
        signal: null,
        stdout: `ready\nclosed after ${signal}\n`,
        stderr: '',
      });
    },
  );

  it('runs several functions one after the other, the last registered first', async () => {
    const { code, stdout } = await runProgram(
      `for (const name of ['first', 'second', 'third']) {
        onShutdown(async () => { say(name + ' begins'); await sleep(10); say(name + ' ends'); });
      }`,
      { ready: 'SIGTERM' },
    );
    expect(stdout.split('\n')).toEqual([
      'ready',
      'third begins',
      'third ends',
      'second begins',
      'second ends',
      'first begins',
      'first ends',
      '',
    ]);
    expect(code).toBe(0);
  });

  it('exits with 1 when a function fails, after the others have run', async () => {
    const { code, stdout, stderr } = await runProgram(
      `onShutdown(() => say('closed'));
      onShutdown(() => { throw new Error('thrown'); });
      onShutdown(async () => { throw new Error('rejected'); }, { log: (message) => say('log: ' + message) });`,
      { ready: 'SIGTERM' },
    );
    expect(stdout).toMatch(
      /^ready\nlog: A shutdown function failed after SIGTERM: Error: rejected\n[\s\S]*closed\n$/,
    );
    expect(stderr).toMatch(/^A shutdown function failed after SIGTERM: Error: thrown\n/);
    expect(code).toBe(1);
  });

  it('exits with 1 when a function takes too long, after the others have run', async () => {
    const { code, stdout, stderr } = await runProgram(
      `onShutdown(() => say('closed'));
      onShutdown(() => new Promise(() => {}), { timeout: 30 });`,
      { ready: 'SIGTERM' },
    );
    expect(stdout).toBe('ready\nclosed\n');
    expect(stderr).toBe('A shutdown function did not finish within 30 ms after SIGTERM.\n');
    expect(code).toBe(1);
  });

  it('exits at once at the second signal, with 128 plus its number', async () => {
    const program = `onShutdown(async () => { say('closing'); await sleep(60_000); });`;
    const [interrupted, terminated] = await Promise.all([
      runProgram(program, { ready: 'SIGTERM', closing: 'SIGINT' }),
      runProgram(program, { ready: 'SIGTERM', closing: 'SIGTERM' }),
    ]);
    expect(interrupted.code).toBe(128 + constants.signals.SIGINT);
    expect(terminated.code).toBe(128 + constants.signals.SIGTERM);
  });

  it('takes a Ctrl+C that npm forwards for the first one', async () => {
    const { code, stdout } = await runProgram(
      `require('node:tty').isatty = () => true;
      onShutdown(async () => { say('closing'); await sleep(50); say('closed'); });`,
      { ready: 'SIGINT', closing: 'SIGINT' },
    );
    expect(stdout).toBe('ready\nclosing\nclosed\n');
    expect(code).toBe(0);
  });

  it('exits at a second Ctrl+C in a terminal', async () => {
    const { code } = await runProgram(
      `require('node:tty').isatty = () => true;
      onShutdown(async () => { await sleep(150); say('closing'); await sleep(60_000); });`,
      { ready: 'SIGINT', closing: 'SIGINT' },
    );
    expect(code).toBe(128 + constants.signals.SIGINT);
  });

  it('listens to the signals it is told', async () => {
    const program = `
      onShutdown(() => say('hung up'), { signals: ['SIGHUP'] });
      onShutdown(() => say('terminated'), { signals: ['SIGTERM'] });`;
    const [hungUp, interrupted] = await Promise.all([
      runProgram(program, { ready: 'SIGHUP' }),
      runProgram(program, { ready: 'SIGINT' }),
    ]);
    expect(hungUp).toMatchObject({ code: 0, stdout: 'ready\nhung up\n' });
    expect(interrupted).toMatchObject({ code: null, signal: 'SIGINT', stdout: 'ready\n' });
  });

  it('does not call a function that was taken back', async () => {
    const { code, stdout } = await runProgram(
      `const undo = onShutdown(() => say('one'));
      onShutdown(() => say('two'));
      undo();
      undo();`,
      { ready: 'SIGTERM' },
    );
    expect(stdout).toBe('ready\ntwo\n');
    expect(code).toBe(0);
  });

  it('calls neither a function taken back during the shutdown nor leaves out a late one', async () => {
    const { code, stdout } = await runProgram(
      `const undo = onShutdown(() => say('one'));
      onShutdown(() => { undo(); onShutdown(() => say('late')); });`,
      { ready: 'SIGTERM' },
    );
    expect(stdout).toBe('ready\nlate\n');
    expect(code).toBe(0);
  });

  it('gives the signal its usual effect back with the last registration', async () => {
    const { code, signal } = await runProgram(`onShutdown(() => say('one'))();`, {
      ready: 'SIGTERM',
    });
    expect([code, signal]).toEqual([null, 'SIGTERM']);
  });

  it('does not keep the process alive', async () => {
    const program = `require(${JSON.stringify(library)}).onShutdown(() => console.log('called'));`;
    const child = spawn(process.execPath, ['-e', program], { stdio: 'inherit' });
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(0);
  });
});

describe('onShutdown in this process', () => {
  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a timeout of %s', (timeout) => {
    expect(() => onShutdown(() => {}, { timeout })).toThrow(RangeError);
  });

  it('leaves no listener behind', () => {
    const before = process.listenerCount('SIGTERM');
    const undo = [onShutdown(() => {}), onShutdown(() => {})];
    expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    for (const each of undo) each();
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });

  it('registers nothing for a signal that cannot be caught', () => {
    expect(() => onShutdown(() => {}, { signals: ['SIGKILL'] })).toThrow('EINVAL');
  });
});
