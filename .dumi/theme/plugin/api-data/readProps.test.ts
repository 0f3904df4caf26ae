import { describe, expect, it } from 'vitest';
import { readProps } from './readProps';

const read = (members: string) =>
  readProps('types.ts', `export interface XExtOwnProps {\n${members}\n}`)[0]?.props;

describe('readProps', () => {
  it('reads name, type, descriptions, default, version and flags', () => {
    const props = read(`
  /**
   * Ignore repeat clicks
   * for a while.
   * @zh 忽略重复点击。
   * @default false
   * @since 0.1.0
   */
  debounce?: boolean | number;
  /**
   * Old.
   * @zh 旧的。
   * @deprecated use debounce
   */
  wait: number;`);
    expect(props).toEqual([
      {
        name: 'debounce',
        type: 'boolean | number',
        description: { 'zh-CN': '忽略重复点击。', 'en-US': 'Ignore repeat clicks for a while.' },
        required: false,
        defaultValue: 'false',
        since: '0.1.0',
        deprecated: false,
      },
      {
        name: 'wait',
        type: 'number',
        description: { 'zh-CN': '旧的。', 'en-US': 'Old.' },
        required: true,
        defaultValue: undefined,
        since: undefined,
        deprecated: true,
      },
    ]);
  });

  it('takes only interfaces named OwnProps', () => {
    const source = 'interface A { a: 1 }\ninterface BOwnProps {}\ntype COwnProps = {};';
    expect(readProps('types.ts', source)).toEqual([{ name: 'B', props: [] }]);
  });

  it.each([
    ['a: string;', 'types.ts:2: “a” has no description; write a JSDoc comment for it'],
    ['/** A. */\na: string;', 'types.ts:3: “a” has no Chinese description; add a @zh tag'],
    [
      'method(): void;',
      'types.ts:2: a member of an OwnProps interface must be a property with a type',
    ],
  ])('%s is refused with file and line', (members, message) => {
    expect(() => read(members)).toThrow(message);
  });
});
