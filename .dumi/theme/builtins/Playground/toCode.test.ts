import ts from 'typescript';
import { expect, it } from 'vitest';
import { toCall, toJsx, toText } from './toCode';
import type { Values } from './types';

const jsx = (values: Values) => toText(toJsx('X', values));

it.each<[Values, string]>([
  [{}, '<X />'],
  [{ children: 'Save' }, '<X>Save</X>'],
  [{ danger: true, block: false, delay: 1.5 }, '<X danger block={false} delay={1.5} />'],
  [{ size: 'large', children: 'Save all' }, '<X size="large">Save all</X>'],
  [{ title: 'a "b"' }, '<X title={"a \\"b\\""} />'],
  [{ title: 'a & b' }, '<X title={"a & b"} />'],
  [{ children: '{x}' }, '<X>{"{x}"}</X>'],
  [{ children: ' a' }, '<X>{" a"}</X>'],
  [{ children: 3 }, '<X>{3}</X>'],
])('%j', (values, code) => {
  expect(jsx(values)).toBe(code);
});

it('breaks a long line, one prop a line', () => {
  const values = { first: 'a long value', second: 'another long value', third: true };
  expect(jsx({ ...values, children: 'Save' })).toBe(`<X
  first="a long value"
  second="another long value"
  third
>
  Save
</X>`);
  expect(jsx({ ...values, fourth: 'one more value' })).toBe(`<X
  first="a long value"
  second="another long value"
  third
  fourth="one more value"
/>`);
});

it.each(['</X>', "it's", '\\', 'a\nb', '&amp;', '<script>', '`a`', '按钮'])(
  'what is written for %j can be compiled, and means the same',
  (text) => {
    const code = `return ${jsx({ title: text, children: text })}`;
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { jsx: ts.JsxEmit.React, target: ts.ScriptTarget.ES2022 },
    });
    const createElement = (...args: unknown[]) => args;
    const made = new Function('React', 'X', outputText)({ createElement }, 'X');
    expect(made).toEqual(['X', { title: text }, text]);
  },
);

const call = (values: Values) => toText(toCall('X', 'kind', { kind: 'open', ...values }));

it.each<[Values, string]>([
  [{ title: 'Saved' }, "X.open({ title: 'Saved' });"],
  [{ kind: 'info', duration: 1.5, button: true }, 'X.info({ duration: 1.5, button: true });'],
  [{ title: 'a "b"' }, `X.open({ title: 'a "b"' });`],
  [{ title: "it's" }, `X.open({ title: "it's" });`],
  [{ title: 'a\\b' }, "X.open({ title: 'a\\\\b' });"],
])('a call with %j', (values, code) => {
  expect(call(values)).toBe(code);
});

it('breaks a long call, one option a line', () => {
  expect(
    call({ title: 'A long title of the notice', description: 'And what there is to say' }),
  ).toBe(`X.open({
  title: 'A long title of the notice',
  description: 'And what there is to say',
});`);
});
