import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CommandError } from './command-error';
import { run } from './run';

let base: string;

beforeAll(async () => {
  base = await realpath(await mkdtemp(path.join(tmpdir(), 'run-')));
  const bin = path.join(base, 'node_modules/.bin/my-tool');
  await mkdir(path.dirname(bin), { recursive: true });
  await mkdir(path.join(base, 'sub'));
  await writeFile(bin, '#!/usr/bin/env node\nconsole.log("my tool", process.argv[2]);\n');
  await chmod(bin, 0o755);
  await writeFile(path.join(base, 'plain.txt'), '');
});
afterAll(async () => {
  await rm(base, { recursive: true });
});

const node = (source: string, options?: Parameters<typeof run>[2]) =>
  run(process.execPath, ['-e', source], options);

/** Starts faster than Node.js, where a timeout is at stake. */
const shell = (source: string, options?: Parameters<typeof run>[2]) =>
  run('sh', ['-c', source], options);

async function failure(promise: Promise<unknown>): Promise<CommandError> {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  return error as CommandError;
}

describe.concurrent('run', () => {
  it('gives the output and the exit code', async () => {
    await expect(node(`console.log('出'); console.error('err')`)).resolves.toEqual({
      stdout: '出\n',
      stderr: 'err\n',
      exitCode: 0,
    });
  });

  it('passes arguments as they are, not through a shell', async () => {
    const args = ['a b', '$HOME', '; echo x', '"', "'", '*', '', '`id`'];
    const { stdout } = await run(process.execPath, [
      '-p',
      'JSON.stringify(process.argv.slice(1))',
      '--',
      ...args,
    ]);
    expect(JSON.parse(stdout)).toEqual(args);
  });

  it('finds commands in node_modules/.bin above cwd', async () => {
    const { stdout } = await run('my-tool', ['1'], { cwd: path.join(base, 'sub') });
    expect(stdout).toBe('my tool 1\n');
  });

  it('runs in cwd, with more and fewer variables', async () => {
    vi.stubEnv('RUN_TEST_KEPT', 'kept');
    vi.stubEnv('RUN_TEST_REMOVED', 'removed');
    const { stdout } = await node(
      `console.log(process.cwd(), process.env.RUN_TEST_KEPT, process.env.RUN_TEST_REMOVED, process.env.NEW)`,
      { cwd: base, env: { NEW: 'new', RUN_TEST_REMOVED: undefined } },
    );
    vi.unstubAllEnvs();
    expect(stdout).toBe(`${base} kept undefined new\n`);
  });

  it('does not let a command wait for input', async () => {
    await expect(
      node(`process.stdin.resume().on('end', () => console.log('end'))`),
    ).resolves.toEqual({ stdout: 'end\n', stderr: '', exitCode: 0 });
  });

  it('returns no output that it does not collect', async () => {
    await expect(node(`console.log('out')`, { stdio: 'ignore' })).resolves.toEqual({
      stdout: '',
      stderr: '',
      exitCode: 0,
    });
  });

  it('shows the output in the terminal when asked', async () => {
    // Its output is that of the process that runs it, here a child whose output can be read.
    const source = `require('node:child_process').spawnSync(process.execPath, ['-p', '42'], { stdio: 'inherit' })`;
    await expect(node(source)).resolves.toMatchObject({ stdout: '42\n' });
    await expect(node('', { stdio: 'inherit' })).resolves.toMatchObject({ stdout: '' });
  });

  it('names the command, the exit code and the last lines of stderr', async () => {
    const source = `for (let i = 1; i < 13; i++) console.error('line ' + i); console.log('out'); process.exitCode = 3`;
    const error = await failure(node(source));
    const lines = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((line) => `line ${line}`).join('\n');
    expect(error.message).toBe(
      `${process.execPath} -e ${JSON.stringify(source)} exited with code 3:\n${lines}`,
    );
    expect(error).toMatchObject({
      name: 'CommandError',
      command: process.execPath,
      args: ['-e', source],
      exitCode: 3,
      stdout: 'out\n',
      stderr: expect.stringMatching(/^line 1\n/),
    });
  });

  it('shows stdout when stderr is empty, and nothing when both are', async () => {
    const withOutput = await failure(node(`console.log('why'); process.exit(1)`));
    expect(withOutput.message).toMatch(/ exited with code 1:\nwhy$/);
    const silent = await failure(node(`process.exit(1)`));
    expect(silent.message).toMatch(/ exited with code 1$/);
  });

  it('names the signal that ended a command', async () => {
    const error = await failure(
      node(`process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)`),
    );
    expect(error.message).toMatch(/ was ended by SIGKILL$/);
    expect(error.exitCode).toBeUndefined();
  });

  it('names a command that does not exist', async () => {
    const error = await failure(run('no-such-command', ['--x'], { cwd: base }));
    expect(error.message).toBe(
      'no-such-command --x could not be started: there is no such command in PATH or node_modules/.bin',
    );
    expect(error.cause).toMatchObject({ code: 'ENOENT' });
  });

  it('names a folder that does not exist', async () => {
    const cwd = path.join(base, 'gone');
    const error = await failure(run('node', [], { cwd }));
    expect(error.message).toBe(`node could not be started: there is no folder ${cwd}`);
  });

  it('gives the code of any other reason not to start', async () => {
    const error = await failure(run(path.join(base, 'plain.txt')));
    expect(error.message).toMatch(/plain\.txt could not be started \(EACCES\)$/);
    const withNul = await failure(run('node', ['\0']));
    expect(withNul.message).toMatch(/could not be started \(ERR_INVALID_ARG_VALUE\)$/);
  });

  it('stops a command that takes too long, with what it has written', async () => {
    const error = await failure(shell('echo busy >&2; exec sleep 15', { timeout: 1_000 }));
    expect(error.message).toMatch(/ was stopped after 1000 ms:\nbusy$/);
    expect(error.exitCode).toBeUndefined();
  });

  it('kills a command that does not heed SIGTERM', async () => {
    const start = performance.now();
    await failure(shell('trap "" TERM; exec sleep 15', { timeout: 500 }));
    const took = performance.now() - start;
    expect(took).toBeGreaterThan(2_400);
    expect(took).toBeLessThan(10_000);
  });

  it('does not wait for what a stopped command has started', async () => {
    const start = performance.now();
    await failure(shell('sleep 15 & wait', { timeout: 500 }));
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('waits no longer than the timeout for output that another process holds open', async () => {
    const start = performance.now();
    await expect(shell('sleep 15 & echo done', { timeout: 1_000 })).resolves.toMatchObject({
      stdout: 'done\n',
    });
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('stops a command when its signal is aborted', async () => {
    const controller = new AbortController();
    const running = node(`setInterval(() => {}, 1000)`, { signal: controller.signal });
    setTimeout(() => controller.abort(), 200);
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('passes on the reason of the signal', async () => {
    const reason = Object.assign(new Error('enough'), { code: 'ENOUGH' });
    await expect(node('', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const running = node(`setInterval(() => {}, 1000)`, {
      signal: controller.signal,
      timeout: 60_000,
    });
    setTimeout(() => controller.abort(reason), 200);
    await expect(running).rejects.toBe(reason);
  });
});
