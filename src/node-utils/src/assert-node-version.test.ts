import { describe, expect, it } from 'vitest';
import { assertNodeVersion } from './assert-node-version';

describe('assertNodeVersion', () => {
  it.each([
    ['>=18.20.0', '18.20.0'],
    ['>=18.20.0', '24.1.0'],
    ['^20.19.0 || >=22.12.0', '20.20.2'],
    ['>=18.20.0', '25.0.0-nightly20251001'],
    ['>=18.20.0', 'v20.0.0'],
  ])('with %s lets %s pass', (range, installed) => {
    expect(() => assertNodeVersion(range, installed)).not.toThrow();
  });

  it.each([
    ['>=18.20.0', '18.19.1'],
    ['>=18.20.0', '18.20.0-rc.1'],
    ['^20.19.0 || >=22.12.0', '21.7.3'],
    ['^20.19.0', '22.0.0'],
    ['>=18.20.0', 'unknown'],
  ])('with %s stops %s', (range, installed) => {
    expect(() => assertNodeVersion(range, installed)).toThrow(`Node.js ${installed}`);
  });

  it('says what is installed, what is needed and what to do', () => {
    expect(() => assertNodeVersion('>=18.20.0', '16.20.2')).toThrow(
      'Node.js 16.20.2 is installed, but this program needs >=18.20.0. ' +
        'Install such a version from https://nodejs.org or with your version manager, ' +
        'then run the command again.',
    );
  });

  it('checks the running version by default', () => {
    expect(() => assertNodeVersion(`>=${process.versions.node}`)).not.toThrow();
    expect(() => assertNodeVersion('<1.0.0')).toThrow(process.versions.node);
  });

  it('refuses what is not a range', () => {
    expect(() => assertNodeVersion('eighteen')).toThrow(TypeError);
  });
});
