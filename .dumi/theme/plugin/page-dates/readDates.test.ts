import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDates } from './readDates';

let cwd = '';

beforeEach(() => {
  cwd = mkdtempSync(path.join(tmpdir(), 'dates-'));
  mkdirSync(path.join(cwd, 'docs'));
});

afterEach(() => rmSync(cwd, { recursive: true }));

/** Commits a text in a file at a time, in seconds. */
function commit(file: string, text: string, time: number) {
  writeFileSync(path.join(cwd, file), text);
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: `${time} +0000`,
    GIT_COMMITTER_DATE: `${time} +0000`,
  };
  const user = [
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', ['add', '.'], { cwd });
  execFileSync('git', [...user, 'commit', '--quiet', '--message', file], { cwd, env });
}

it('has the time of the last commit of each file of the folder', () => {
  execFileSync('git', ['init', '--quiet'], { cwd });
  commit('docs/a.md', 'one', 1_000_000_000);
  commit('docs/页面 b.md', 'one', 1_100_000_000);
  commit('docs/a.md', 'two', 1_200_000_000);
  commit('README.md', 'one', 1_300_000_000);
  writeFileSync(path.join(cwd, 'docs/new.md'), '');
  expect([...readDates(cwd, 'docs')].sort()).toEqual([
    ['docs/a.md', 1_200_000_000],
    ['docs/页面 b.md', 1_100_000_000],
  ]);
});

it('knows no time of a file that a shallow clone shows as new', () => {
  const origin = path.join(cwd, 'origin');
  mkdirSync(path.join(origin, 'docs'), { recursive: true });
  const whole = cwd;
  cwd = origin;
  execFileSync('git', ['init', '--quiet'], { cwd });
  commit('docs/a.md', 'one', 1_000_000_000);
  commit('docs/b.md', 'one', 1_100_000_000);
  commit('docs/c.md', 'one', 1_200_000_000);
  cwd = whole;
  execFileSync('git', ['clone', '--quiet', '--depth=2', `file://${origin}`, 'clone'], { cwd });
  expect([...readDates(path.join(cwd, 'clone'), 'docs')].sort()).toEqual([
    ['docs/a.md', undefined],
    ['docs/b.md', undefined],
    ['docs/c.md', 1_200_000_000],
  ]);
});

it('is empty where there is no repository', () => {
  expect(readDates(cwd, 'docs').size).toBe(0);
});
