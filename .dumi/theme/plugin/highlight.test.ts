import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { highlight } from './highlight';

it('makes one token of brackets that stand together, and changes no text', () => {
  const code = 'f([{ a: 1 }]);\nconst b = <A c={() => ({})} />; // d';
  const tokens = highlight(code, 'tsx');
  expect(toHtml(tokens)).toContain('<span class="token punctuation">([{</span> a');
  expect(toHtml(tokens)).toContain('<span class="token punctuation">}]);</span>');
  expect(textOf({ type: 'root', children: tokens })).toBe(code);
});

it('leaves a language alone that it does not know', () => {
  expect(highlight('a < b', 'fortran')).toEqual([{ type: 'text', value: 'a < b' }]);
});
