import { describe, expect, it } from 'vitest';
import { errorCode } from './error-code';

describe('errorCode', () => {
  it.each([
    [Object.assign(new Error('gone'), { code: 'ENOENT' }), 'ENOENT'],
    [Object.assign(new Error('odd'), { code: 404 }), undefined],
    [new Error('plain'), undefined],
    ['ENOENT', undefined],
  ])('reads the code of %s', (error, code) => {
    expect(errorCode(error)).toBe(code);
  });
});
