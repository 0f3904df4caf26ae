import { expect, it } from 'vitest';
import { libraryOf } from './fixture';
import { readControls } from './readControls';

/** The controls of the own props that are written as given. */
const read = (members: string, rest = '', named = '') => {
  const source = `${rest}\nexport interface AOwnProps {\n${members}\n}`;
  const playground = `export interface APlaygroundProps { children?: ReactNode; ${named} }`;
  return readControls(libraryOf(source, { 'A.ts': playground })).get('A');
};

it('come first from the playground file, then from the own props', () => {
  expect(read('a?: boolean')?.map(({ name }) => name)).toEqual(['children', 'a']);
});

it('are once for a prop that both name, as the playground file has it, and not at all for `never`', () => {
  const named = 'b?: 1 | 2; c?: never;';
  expect(read('a?: boolean; b?: number; c?: string', '', named)).toEqual([
    { name: 'children', kinds: ['node'], options: [] },
    { name: 'b', kinds: [], options: [1, 2] },
    { name: 'a', kinds: ['boolean'], options: [] },
  ]);
});

it.each([
  ['boolean', { kinds: ['boolean'], options: [] }],
  ['number', { kinds: ['number'], options: [] }],
  ['string', { kinds: ['string'], options: [] }],
  ['React.ReactNode | string', { kinds: ['node'], options: [] }],
  ['boolean | number', { kinds: ['boolean', 'number'], options: [] }],
  ["'a' | 'b' | (1 | false)", { kinds: [], options: ['a', 'b', 1, false] }],
  ['Name', { kinds: [], options: ['zeus', 'hermes'] }],
  ['Size', { kinds: [], options: ['small', 'large'] }],
  ['boolean | { delay: number }', { kinds: ['boolean'], options: [] }],
])('%s', (type, expected) => {
  const rest = `type Name = 'zeus' | 'hermes';\ntype Size = keyof { small: 1; large: 2 };`;
  expect(read(`a?: ${type}`, rest)?.[1]).toEqual({ name: 'a', ...expected });
});

it('have none for functions, objects, other packages’ types and what is deprecated', () => {
  const members = `a?: () => void; b?: { c: 1 }; d?: ButtonProps; e(): void;
/** @deprecated use a */ f?: boolean;`;
  expect(read(members)).toHaveLength(1);
});

it.each([
  ['boolean', 'true', true],
  ['number', '`10`', 10],
  ["'a' | 'b'", "'b'", 'b'],
  ['string', "'x'", 'x'],
  ['React.ReactNode', 'Save', 'Save'],
  ['1 | 2', '2', 2],
  ['number | false', 'false', false],
  ['number | false', 'true', undefined],
  ['number', 'as antd', undefined],
  ["'a' | 'b'", 'inherited', undefined],
])('the default of %s, written %s, is %s', (type, written, value) => {
  const [, control] = read(`/** @default ${written} */ a?: ${type}`) ?? [];
  expect(control?.defaultValue).toBe(value);
});
