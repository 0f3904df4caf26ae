import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { markLines } from './code-lines';

const text = (value: string): ElementContent => ({ type: 'text', value });
const token = (...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['token'] },
  children,
});

const marksOf = (nodes: ElementContent[]) =>
  nodes.flatMap((node) =>
    node.type === 'element' && node.tagName === 'mark' ? [textOf(node)] : [],
  );

it('marks the lines that are named and keeps the text', () => {
  const code = [text('one\n'), token(text('two')), text(' 2\nthree')];
  const marked = markLines(code, [2, 3]);
  expect(marksOf(marked)).toEqual(['two 2\n', 'three']);
  expect(textOf({ type: 'root', children: marked })).toBe('one\ntwo 2\nthree');
});

it('repeats a token that spans lines on each of them', () => {
  const marked = markLines(
    [token(text('/* a\n'), token(text('b\nc')), text(' */')), text('\nd')],
    [2],
  );
  expect(marksOf(marked)).toEqual(['b\n']);
  expect(textOf({ type: 'root', children: marked })).toBe('/* a\nb\nc */\nd');
});

it('ignores a line that the code does not have', () => {
  expect(markLines([text('one')], [9])).toEqual([text('one')]);
});
