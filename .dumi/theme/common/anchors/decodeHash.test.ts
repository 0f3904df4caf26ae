import { expect, it } from 'vitest';
import { decodeHash } from './decodeHash';

it.each([
  ['#api', 'api'],
  ['%E5%AE%89', '安'],
  ['#100%', '100%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('%s names %s', (hash, id) => expect(decodeHash(hash)).toBe(id));
