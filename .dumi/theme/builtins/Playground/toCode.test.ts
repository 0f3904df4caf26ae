import ts from 'typescript';
import { expect, it } from 'vitest';
import { readTemplate } from '../../plugin/playground-code/readTemplate';
import { toCode, toText } from './toCode';
import type { Values } from './types';

const NAMES = ['size', 'danger', 'children', 'title'];

/** A page that returns this element. */
const page = (element: string) => `export default function Page() {\n  return ${element};\n}\n`;

const write = (code: string, values: Values, defaults: Values = {}) => {
  const { element, page: whole } = toCode(readTemplate(code, NAMES), values, {
    defaults,
    methodProp: 'kind',
  });
  return { element: toText(element), page: toText(whole) };
};
const jsx = (values: Values, element = '<X {...props} />') => write(page(element), values).element;

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

it('a prop that the page sets is written once, with the value of the reader', () => {
  const element = '<X size="small" rows={ROWS} {...props} />';
  expect(jsx({}, element)).toBe('<X size="small" rows={ROWS} />');
  expect(jsx({ danger: true, size: 'large' }, element)).toBe(
    '<X size="large" rows={ROWS} danger />',
  );
  // What the component does without it needs no prop.
  expect(write(page(element), { size: 'medium' }, { size: 'medium' }).element).toBe(
    '<X rows={ROWS} />',
  );
});

it('the text between the tags is that of the page or that of the reader', () => {
  const element = "<X {...props}>{props.children ?? 'Save'}</X>";
  expect(jsx({}, element)).toBe('<X>Save</X>');
  expect(jsx({ children: 'Go' }, element)).toBe('<X>Go</X>');
});

it('breaks a long line, one prop a line', () => {
  const values = { first: 'a long value', second: 'another long value', third: true };
  expect(jsx({ ...values, fourth: 'more', children: 'Save' })).toBe(`<X
  first="a long value"
  second="another long value"
  third
  fourth="more"
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

const NESTED = `const ROWS = [1];

export default function Page() {
  return (
    <Box>
      <X
        render={() => {
          return ROWS;
        }}
        {...props}
      >
        <Y>
          <Z />
        </Y>
      </X>
    </Box>
  );
}
`;

it('what is in the element keeps its lines, at the beginning of a line and in the page', () => {
  const code = write(NESTED, { title: 'a' });
  expect(code.element).toBe(`<X
  render={() => {
    return ROWS;
  }}
  title="a"
>
  <Y>
    <Z />
  </Y>
</X>`);
  expect(code.page).toBe(NESTED.replace('{...props}', 'title="a"'));
});

it('an element that is returned gets parentheses when it is longer than a line', () => {
  const long = { first: 'a long value', second: 'another long value', third: 'the third value' };
  expect(write(page('<X {...props} />'), {}).page).toBe(page('<X />'));
  expect(write(page('<X {...props} />'), long).page).toBe(
    page(`(
    <X
      first="a long value"
      second="another long value"
      third="the third value"
    />
  )`),
  );
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

const CALL = `const notify = () => {
  x[kind]({ title: 'Saved', onClick: confirm, ...props });
};
`;
const call = (values: Values) => write(CALL, values, { kind: 'open' });

it.each<[Values, string]>([
  [{}, "x.open({ title: 'Saved', onClick: confirm });"],
  [
    { kind: 'info', duration: 1.5, title: 'a' },
    "x.info({ title: 'a', onClick: confirm, duration: 1.5 });",
  ],
  [{ title: 'a "b"' }, `x.open({ title: 'a "b"', onClick: confirm });`],
  [{ title: "it's" }, `x.open({ title: "it's", onClick: confirm });`],
  [{ title: 'a\\b' }, "x.open({ title: 'a\\\\b', onClick: confirm });"],
])('a call with %j', (values, code) => {
  expect(call(values).element).toBe(code);
});

it('breaks a long call, one option a line', () => {
  const { element, page: whole } = call({
    title: 'A long title of the notice',
    text: 'What to say',
  });
  expect(element).toBe(`x.open({
  title: 'A long title of the notice',
  onClick: confirm,
  text: 'What to say',
});`);
  expect(whole).toBe(`const notify = () => {\n  ${element.replaceAll('\n', '\n  ')}\n};\n`);
});
