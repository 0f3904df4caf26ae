import { expect, it } from 'vitest';
import { errorText, linkPropsOf, safeUrl, shownName, sizeText } from '../fileText';

it.each([
  ['a.pdf', 'a.pdf'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ['../../etc/passwd', '../../etc/passwd'],
  ['photo\u202egnp.exe', 'photo\ufffdgnp.exe'],
  ['a\nb\u0000.txt', 'a\ufffdb\ufffd.txt'],
  ['مرحبا.pdf', 'مرحبا.pdf'],
  [undefined, ''],
  [7, '7'],
])('the name %j is shown as %j', (name, shown) => {
  expect(shownName({ name })).toBe(shown);
});

it.each([
  ['https://example.com/a', true],
  ['HTTP://example.com/a', true],
  ['/files/a', true],
  ['files/a', true],
  ['files/a:b', true],
  ['blob:https://example.com/1', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [' \u0001JavaScript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
  [7, false],
  [undefined, false],
])('the address %j may be opened: %s', (url, allowed) => {
  expect(safeUrl(url)).toBe(allowed ? url : undefined);
});

it.each([
  [{ download: 'a' }, { download: 'a' }],
  ['{"download":"a"}', { download: 'a' }],
  ['{"download":', {}],
  ['', {}],
  [null, {}],
  [undefined, {}],
])('the attributes of a link are what %j has of them', (linkProps, attributes) => {
  expect({ ...linkPropsOf({ linkProps }) }).toEqual(attributes);
});

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [5 * 1024 ** 2, '5 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [2048 * 1024 ** 3, '2048 GB'],
  [-1, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [undefined, undefined],
])('%s bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it.each([
  [new Error('Too slow'), undefined, 'Too slow'],
  ['No', undefined, 'No'],
  [{ statusText: 'Gateway Timeout', message: 'm' }, undefined, 'Gateway Timeout'],
  [{ statusText: '', message: 'm' }, undefined, 'm'],
  [new Error('x'), 'The server says no', 'The server says no'],
  [new Error(''), '', undefined],
  [undefined, undefined, undefined],
  [null, undefined, undefined],
  [42, undefined, undefined],
  [{ message: 7 }, { code: 1 }, undefined],
])('of the error %j with the response %j it says %j', (error, response, text) => {
  expect(errorText({ error, response })).toBe(text);
});
