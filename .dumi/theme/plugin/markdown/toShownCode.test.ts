import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toShownCode } from './toShownCode';

const demo = (name: string) =>
  readFileSync(path.join('docs/AntdExt/demo/button-ext', `${name}.tsx`), 'utf8');

const toJavaScript = (code: string) =>
  toShownCode([{ name: 'demo.tsx', code }], 'en-US')[0]?.javascript;

it('takes the types out and leaves comments and blank lines where they are', () => {
  const code = toJavaScript(demo('submit'));
  expect(code).toContain(`import { useState } from 'react';

export default function SubmitDemo() {
  const [form] = Form.useForm();`);
  expect(code).toContain(
    'const send = async (event) => {\n    // Otherwise the form would also validate and submit',
  );
  expect(code).not.toMatch(/interface|MouseEvent|\n\n\n/);
});

it('leaves a demo without types as it is', () => {
  const code = 'export default () => <b>One</b>;\n';
  expect(toJavaScript(code)).toBe(code);
});

it('writes what a formatter would: nothing of a cast or a generic stays behind', () => {
  const code = `enum Size {
  Small = 1,
}

// keep me
const size = Size.Small as number; // and me
export const first = <T,>(list: readonly T[], index?: number): T => list[index ?? 0]!;
`;
  const plain = toJavaScript(code);
  expect(plain).toContain('// keep me\nconst size = Size.Small; // and me\n');
  expect(plain).toContain('export const first = (list, index) => list[index ?? 0];');
});

it('stops on code that nobody could run', () => {
  expect(() => toJavaScript('export default function (')).toThrow(/Unexpected token/);
});
