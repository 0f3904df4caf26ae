import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkOnce } from './check-once';

const createProject = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-once-'));
  mkdirSync(path.join(folder, 'node_modules'));
  return path.join(folder, 'tool.config.ts');
};

it('checks what has not passed before, or not as it is now', async () => {
  const file = createProject();
  const check = vi.fn(async () => {});
  const run = (value: unknown, version = '1.0.0') => checkOnce(value, { file, version }, check);
  await run({ port: 1, hook: () => 1 });
  await run({ port: 1, hook: () => 2 });
  expect(check).toHaveBeenCalledTimes(1);
  await run({ port: 2, hook: () => 1 });
  await run({ port: 2, hook: () => 1 }, '1.1.0');
  expect(check).toHaveBeenCalledTimes(3);
});

it.each([
  ['a key without a value', {}, { prot: undefined }],
  ['a number that is none', { port: null }, { port: Number.NaN }],
  ['a function in place of an object', { vite: {} }, { vite: () => ({}) }],
])('tells %s from what passed', async (_name, right, other) => {
  const file = createProject();
  const check = vi.fn(async () => {});
  await checkOnce(right, { file, version: '1.0.0' }, check);
  await checkOnce(other, { file, version: '1.0.0' }, check);
  expect(check).toHaveBeenCalledTimes(2);
});

it('checks again what did not pass, what JSON cannot hold, and what comes from no project', async () => {
  const file = createProject();
  const fail = async () => {
    throw new Error('wrong');
  };
  for (const _ of [1, 2]) {
    await expect(checkOnce({}, { file, version: '1.0.0' }, fail)).rejects.toThrow('wrong');
  }
  const check = vi.fn(async () => {});
  const circle: { self?: unknown } = {};
  circle.self = circle;
  for (const _ of [1, 2]) {
    await checkOnce(circle, { file, version: '1.0.0' }, check);
    await checkOnce({}, { file: undefined, version: '1.0.0' }, check);
    await checkOnce({}, { file: '/no/project/tool.config.ts', version: '1.0.0' }, check);
  }
  expect(check).toHaveBeenCalledTimes(6);
});
