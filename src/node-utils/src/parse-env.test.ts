// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are references of .env files.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './parse-env';

/** The values, with references written as <NAME>. */
function parse(text: string): Record<string, string> {
  const values = [...parseEnv(text, '.env')].map(([name, parts]) => [
    name,
    parts.map((part) => ('text' in part ? part.text : `<${part.variable}>`)).join(''),
  ]);
  return Object.fromEntries(values);
}

const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,8}$/);

describe('parseEnv', () => {
  it.each([
    ['', {}],
    ['\n  \n# comment\n  # another', {}],
    ['A=1', { A: '1' }],
    ['A=', { A: '' }],
    ['A=\nB=2', { A: '', B: '2' }],
    ['  A = a b  \n', { A: 'a b' }],
    ['export A=1\nexport\tB=2', { A: '1', B: '2' }],
    ['export=1', { export: '1' }],
    ['A.b-c_1=x', { 'A.b-c_1': 'x' }],
    ['A=1\r\nB=2\r\n', { A: '1', B: '2' }],
    ['\uFEFFA=1', { A: '1' }],
    ['A=1\nA=2', { A: '2' }],
    ['A=a=b==', { A: 'a=b==' }],
    ['A=x # comment', { A: 'x' }],
    ['A= # comment', { A: '' }],
    ['A=#fff', { A: '#fff' }],
    ['A=x#y', { A: 'x#y' }],
    ["A=it's", { A: "it's" }],
    ['A=C:\\new\\$', { A: 'C:\\new\\$' }],
    ["A='x # ${B} \\n \"' # comment", { A: 'x # ${B} \\n "' }],
    ["A='one\ntwo'\nB=1", { A: 'one\ntwo', B: '1' }],
    ['A="x # y" # comment', { A: 'x # y' }],
    ['A="one\n# two\nthree"\nB=1', { A: 'one\n# two\nthree', B: '1' }],
    ['A="\\n\\r\\t\\"\\\\\\$ \\d"', { A: '\n\r\t"\\$ \\d' }],
    ['A="\\${B} ${B}"', { A: '${B} <B>' }],
    ['A="\\\\${B}"', { A: '\\<B>' }],
    ['A=${B}/${C.d}x', { A: '<B>/<C.d>x' }],
    ['A=$B ${} ${1} ${B', { A: '$B ${} ${1} ${B' }],
    ['A="" \nB=\'\'', { A: '', B: '' }],
  ])('reads %j', (text, values) => {
    expect(parse(text)).toEqual(values);
  });

  it.each([
    ['A=1\nnonsense', '.env:2 is neither NAME=value nor a comment.'],
    ['A: 1', '.env:1 is neither NAME=value nor a comment.'],
    ['1A=x', '.env:1 is neither NAME=value nor a comment.'],
    ['\nA="one\ntwo', '.env:2 does not close the quotation mark " of A.'],
    ["A='it\nB=1", ".env:1 does not close the quotation mark ' of A."],
    ['A="x\\"', '.env:1 does not close the quotation mark " of A.'],
    ['A="x"y', '.env:1 has text behind the quoted value of A.'],
    ['A="x\ny" z', '.env:2 has text behind the quoted value of A.'],
  ])('refuses %j', (text, message) => {
    expect(() => parse(text)).toThrow(new SyntaxError(message));
  });

  it('reads back any text that was written in double quotes', () => {
    const values = fc.dictionary(name, fc.string({ unit: 'binary' }), { noNullPrototype: true });
    fc.assert(
      fc.property(values, (record) => {
        const text = Object.entries(record).map(([key, value]) => {
          const escaped = value
            .replace(/["\\$]/g, '\\$&')
            .replace(/\r/g, '\\r')
            .replace(/\n/g, '\\n');
          return `${key}="${escaped}"`;
        });
        expect(parse(text.join('\n'))).toEqual(record);
      }),
      { numRuns: 100 },
    );
  });

  it('reads back any single-quoted text without such a quote', () => {
    const value = fc.string({ unit: 'binary' }).filter((text) => !/['\r]/.test(text));
    fc.assert(
      fc.property(name, value, (key, text) => {
        expect(parse(`export ${key} = '${text}' # comment`)).toEqual({ [key]: text });
      }),
      { numRuns: 100 },
    );
  });

  it('either reads a text or names the line, and always comes to an end', () => {
    const piece = fc.constantFrom(
      'A',
      '=',
      '"',
      "'",
      '\\',
      '\n',
      ' ',
      '#',
      '$',
      '{',
      '}',
      'export ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        try {
          parse(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
          expect(String(error)).toMatch(/\.env:\d+ /);
        }
      }),
      { numRuns: 300 },
    );
  });
});
