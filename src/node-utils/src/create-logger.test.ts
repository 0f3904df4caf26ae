import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
let library: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'create-logger-'));
  library = path.join(folder, 'create-logger.cjs');
  await build({
    stdin: {
      contents: `export { createLogger } from './create-logger'; export { colors } from './colors';`,
      resolveDir: __dirname,
    },
    outfile: library,
    bundle: true,
    platform: 'node',
    target: 'node18',
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Runs a program with `createLogger` and `colors` and returns what it has written. */
function runProgram(source: string, env: Record<string, string> = { NO_COLOR: '1' }) {
  const program = `const { createLogger, colors } = require(${JSON.stringify(library)});\n${source}`;
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', program], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

const ALL = `for (const type of ['debug', 'info', 'success', 'warn', 'error']) logger[type]('message');`;

describe.concurrent('createLogger', () => {
  it('writes problems to stderr and all else from info on to stdout', async () => {
    await expect(runProgram(`const logger = createLogger(); ${ALL}`)).resolves.toEqual({
      code: 0,
      stdout: 'info message\nsuccess message\n',
      stderr: 'warn message\nerror message\n',
    });
  });

  it.each([
    ['debug', 'debug message\ninfo message\nsuccess message\n', 'warn message\nerror message\n'],
    ['warn', '', 'warn message\nerror message\n'],
    ['error', '', 'error message\n'],
    ['silent', '', ''],
  ])('shows what its level says (%s)', async (level, stdout, stderr) => {
    const source = `const logger = createLogger({ level: '${level}' }); ${ALL}`;
    await expect(runProgram(source)).resolves.toEqual({ code: 0, stdout, stderr });
  });

  it('shows the prefix and data without secrets, and takes percent signs as they are', async () => {
    const { stdout } = await runProgram(
      `const { info } = createLogger({ prefix: 'my-tool' }); info('100%s', { user: 'li', headers: { Authorization: 'Bearer x' } }); info('zero', 0);`,
    );
    expect(stdout).toBe(
      `my-tool info 100%s { user: 'li', headers: { Authorization: '[Redacted]' } }\nmy-tool info zero 0\n`,
    );
  });

  it('shows an error with its stack, cause and fields, without secrets', async () => {
    const { stderr } = await runProgram(
      `const error = Object.assign(new Error('outer', { cause: new Error('inner') }), { token: 'secret', code: 'E1' });
      createLogger().error(error);
      const bare = new Error('bare'); bare.stack = undefined;
      createLogger().error(bare);`,
    );
    expect(stderr).toMatch(/^error Error: outer\n {4}at /);
    expect(stderr).toContain(`token: '[Redacted]'`);
    expect(stderr).toContain(`code: 'E1'`);
    expect(stderr).toContain(`message: 'inner'`);
    expect(stderr).toMatch(/\nerror Error: bare\s/);
  });

  it('writes one line of JSON for a message, whatever is in it', async () => {
    const { stdout, stderr } = await runProgram(
      `const logger = createLogger({ json: true, prefix: 'my-tool' });
      logger.info('one\\n{"level":"error"}\\r\\u2028\\u0085', { password: 'x', text: 'a\\nb' });
      logger.error(new Error('first\\nsecond'));`,
    );
    expect(stdout.split(/[\n\r\u2028\u0085]/)).toHaveLength(2);
    expect(JSON.parse(stdout)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      level: 'info',
      prefix: 'my-tool',
      message: 'one\n{"level":"error"}\r\u2028\u0085',
      data: { password: '[Redacted]', text: 'a\nb' },
    });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(stderr)).toMatchObject({
      level: 'error',
      message: 'first\nsecond',
      error: { name: 'Error', stack: expect.stringContaining('    at ') },
    });
  });

  it('colors the kind of message where colors are wanted', async () => {
    const source = `createLogger({ prefix: 'p' }).success('done', { a: 1 }); createLogger({ json: true }).info('x')`;
    const { stdout } = await runProgram(source, { FORCE_COLOR: '1' });
    const [text, json = ''] = stdout.split('\n');
    expect(text).toBe('\x1b[2mp\x1b[22m \x1b[32msuccess\x1b[39m done { a: \x1b[33m1\x1b[39m }');
    expect(JSON.parse(json)).toMatchObject({ message: 'x' });
    await expect(runProgram(source, { FORCE_COLOR: '1', NO_COLOR: '1' })).resolves.toMatchObject({
      stdout: expect.stringMatching(/^p success done { a: 1 }\n/),
    });
  });

  it('does not color a stream that goes elsewhere than the terminal', async () => {
    const { stderr } = await runProgram(
      `Object.defineProperty(process.stdout, 'isTTY', { value: true }); createLogger().warn('w')`,
      { FORCE_COLOR: '1' },
    );
    expect(stderr).toBe('warn w\n');
  });

  it('survives a reader that has gone', async () => {
    const { code } = await runProgram(
      `const logger = createLogger();
      process.stdout.destroy(Object.assign(new Error('gone'), { code: 'EPIPE' }));
      process.stdout.on('error', () => {});
      logger.info('x');`,
    );
    expect(code).toBe(0);
  });
});

describe.concurrent('colors', () => {
  it.each([
    [{ FORCE_COLOR: '1' }, '\x1b[31mx\x1b[39m'],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, 'x'],
    [{}, 'x'],
  ])('with %j gives %j', async (env, text) => {
    const { stdout } = await runProgram(`process.stdout.write(colors.red('x'))`, env);
    expect(stdout).toBe(text);
  });
});
