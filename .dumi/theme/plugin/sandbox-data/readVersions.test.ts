import { describe, expect, it } from 'vitest';
import { readVersions } from './readVersions';

const lockfile = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      antd:
        specifier: 6.6.8
        version: 6.6.8(react-dom@19.3.1(react@19.3.1))(react@19.3.1)

  src/x:
    dependencies:
      antd:
        specifier: 5.0.0
        version: 5.0.0(react@19.3.1)
      '@a/b':
        specifier: ^1.0.0
        version: 1.2.3

packages:

  '@a/b@1.2.3':
    resolution: {integrity: sha512-a}

  antd@5.0.0:
    resolution: {integrity: sha512-b}

  dayjs@1.11.23:
    resolution: {integrity: sha512-c}

  vite@6.4.6:
    resolution: {integrity: sha512-d}

  vite@7.3.6:
    resolution: {integrity: sha512-e}

snapshots:

  this half is not read: [
`;

describe('readVersions', () => {
  it('prefers the root, strips the peers, and finds what only others ask for', () => {
    expect(readVersions(lockfile, ['dayjs', 'antd', '@a/b', 'antd'])).toEqual({
      '@a/b': '1.2.3',
      antd: '6.6.8',
      dayjs: '1.11.23',
    });
  });

  it.each([
    ['vite', 'The lockfile has 2 versions of vite'],
    ['left-pad', 'The lockfile has 0 versions of left-pad'],
    ['day', 'The lockfile has 0 versions of day'],
  ])('does not guess the version of %s', (name, message) => {
    expect(() => readVersions(lockfile, [name])).toThrow(message);
  });
});
