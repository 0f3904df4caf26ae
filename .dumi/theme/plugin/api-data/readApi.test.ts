import { describe, expect, it } from 'vitest';
import { libraryOf } from './fixture';
import { readApi } from './readApi';

const DOC = '/** A. @zh 甲。 */';

/** The reference of the only component of a library. */
const read = (index: string, others?: Record<string, string>) => {
  const [api, ...more] = readApi(libraryOf(index, others));
  expect(more).toEqual([]);
  if (!api) throw new Error('there is no component');
  return api;
};

/** The rows of the props that are written as given. */
const rows = (members: string, rest = '', others?: Record<string, string>) =>
  read(`${rest}\nexport interface XExtOwnProps {\n${members}\n}`, others).tables[0]?.rows ?? [];

describe('a row', () => {
  it('has name, type, descriptions, default, version and what is required or deprecated', () => {
    expect(
      rows(`
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
   * @deprecated use \`debounce\`
   * @deprecatedZh 请使用 \`debounce\`
   */
  wait: number;`),
    ).toEqual([
      {
        name: 'debounce',
        type: 'boolean | number',
        description: { 'zh-CN': '忽略重复点击。', 'en-US': 'Ignore repeat clicks for a while.' },
        required: false,
        defaultValue: 'false',
        since: '0.1.0',
      },
      {
        name: 'wait',
        type: 'number',
        description: { 'zh-CN': '旧的。', 'en-US': 'Old.' },
        required: true,
        deprecated: { 'zh-CN': '请使用 `debounce`', 'en-US': 'use `debounce`' },
      },
    ]);
  });

  it('writes a union over several lines, and a method, as one line', () => {
    const [union, method] = rows(`${DOC}\na:\n    | 'x'\n    | 'y';\n${DOC}\nb?(n: number): void;`);
    expect(union?.type).toBe("'x' | 'y'");
    expect(method).toMatchObject({ name: 'b', type: '(n: number) => void', required: false });
  });

  it('writes what the formatter has broken into lines as if it were one', () => {
    const [method, list] = rows(`
${DOC}
a: (
  from: number,
  to: Map<
    string,
    | 'x'
    | 'y'
  >,
) => Promise<void>;
${DOC}
b: (
  | 'x'
  | 'y'
)[];`);
    expect(method?.type).toBe("(from: number, to: Map<string, 'x' | 'y'>) => Promise<void>");
    expect(list?.type).toBe("('x' | 'y')[]");
  });

  it('of a type parameter alone says what may be passed', () => {
    const source = `type Format = 'iso' | (string & {});
export interface XExtOwnProps<F extends Format = 'iso', V = unknown, T> {
${DOC}
a: F;
${DOC}
b: V;
${DOC}
c: T;
${DOC}
d: F[];
}`;
    const [a, b, c, d] = read(source).tables[0]?.rows ?? [];
    expect([a, b, c, d].map((row) => row?.type)).toEqual(['Format', 'unknown', 'T', 'F[]']);
    expect(a?.expansions).toEqual([
      { kind: 'union', name: 'Format', members: ["'iso'", 'string'] },
    ]);
  });

  it('does not say where TypeScript is not to look', () => {
    expect(rows(`${DOC}\na?: NoInfer<X['key']>;`)[0]?.type).toBe("X['key']");
  });

  it('is also made of what an interface of the library hands down', () => {
    const base = `export interface Base {\n${DOC}\nonOk?: () => void;\n}`;
    const source = `import type { Base } from './base';
import type { DrawerProps } from 'antd';
export interface XExtOwnProps extends Base, Pick<DrawerProps, 'open'> {\n${DOC}\na: 1;\n}`;
    const names = read(source, { 'base.ts': base }).tables[0]?.rows.map(({ name }) => name);
    expect(names?.sort()).toEqual(['a', 'onOk']);
  });

  it.each([
    ['a: string;', '3: “a” has no description; write a JSDoc comment for it'],
    ['/** A. */\na: string;', '4: “a” has no Chinese description; add a @zh tag'],
    [`${DOC}\na;`, '4: a member of a documented interface must be a property or a method'],
    [`${DOC}\n(): void;`, '4: a member of a documented interface must have a name'],
    [
      '/** A. @zh 甲。 @deprecated */\na: 1;',
      '4: “a” is deprecated; say after @deprecated what to',
    ],
    ['/** A. @zh 甲。 @deprecated b */\na: 1;', '4: “a” is deprecated; say so in Chinese'],
  ])('%s is refused with file and line', (members, message) => {
    expect(() => rows(members)).toThrow(`index.ts:${message}`);
  });
});

describe('what a type stands for', () => {
  const expansions = (type: string, rest: string, others?: Record<string, string>) =>
    rows(`${DOC}\na: ${type};`, rest, others)[0]?.expansions;

  it('nothing more, where the type says all or another package declares it', () => {
    const rest =
      "import type { ReactNode } from 'react';\nimport type { ButtonProps } from 'antd';";
    expect(expansions("ReactNode | ButtonProps['size'] | Promise<{}> | 'x'", rest)).toBeUndefined();
  });

  it('an alias of a union, declared in another file and re-exported', () => {
    const rest = "import type { Name } from './themes';";
    const others = {
      'themes.ts': "export type { Name } from './names';",
      'names.ts': "export type Name = 'zeus' | 'hermes';",
    };
    expect(expansions('Name[]', rest, others)).toEqual([
      { kind: 'union', name: 'Name', members: ["'zeus'", "'hermes'"] },
    ]);
  });

  it.each([
    ['(typeof names)[number]', "const names = ['a', 'b'] as const;", ["'a'", "'b'"]],
    ['keyof Sizes', 'interface Sizes { small: 1; large: 2 }', ["'small'", "'large'"]],
    ["Exclude<'a' | 'b' | 'c', 'b'>", '', ["'a'", "'c'"]],
  ])('%s is computed', (type, rest, members) => {
    const found = expansions('Name', `${rest}\nexport type Name = ${type};`);
    expect(found?.[0]).toEqual({ kind: 'union', name: 'Name', members });
  });

  it('an enum', () => {
    expect(expansions('Level', 'export enum Level { Low = 1, High = 2 }')).toEqual([
      { kind: 'union', name: 'Level', members: ['Low = 1', 'High = 2'] },
    ]);
  });

  it('an object type in place, an interface, and what those mention in turn', () => {
    const rest = `interface Tab {
  ${DOC}
  key: string; label?: Label }
type Label = (tab: Tab) => string;`;
    expect(expansions('boolean | { delay?: number; tab: Tab }', rest)).toEqual([
      {
        kind: 'object',
        name: '{…}',
        members: [
          { name: 'delay', type: 'number', required: false },
          { name: 'tab', type: 'Tab', required: true },
        ],
      },
      {
        kind: 'object',
        name: 'Tab',
        members: [
          {
            name: 'key',
            type: 'string',
            required: true,
            description: { 'zh-CN': '甲。', 'en-US': 'A.' },
          },
          { name: 'label', type: 'Label', required: false },
        ],
      },
      { kind: 'type', name: 'Label', text: '(tab: Tab) => string' },
    ]);
  });

  it('a generic type, with its parameters and without expanding them', () => {
    const rest = 'type Range<T> = [start: T | null, end: T | null];';
    expect(expansions('Range<number>', rest)).toEqual([
      { kind: 'type', name: 'Range<T>', text: '[start: T | null, end: T | null]' },
    ]);
  });

  it('the members among which a type parameter chooses', () => {
    const rest = `interface By<T> { false: T; true: T[] }
type Text = 'a' | 'b';
type Value<M extends boolean> = By<Text>[\`\${M}\`];`;
    expect(expansions('Value<true>', rest)).toEqual([
      { kind: 'union', name: 'Value<M>', members: ['Text', 'Text[]'] },
      { kind: 'union', name: 'Text', members: ["'a'", "'b'"] },
    ]);
  });

  it('the parameters of a method, also in an object', () => {
    const where = "type Where = 'top' | 'bottom';";
    const [row] = rows(`${DOC}\na(p: Where): void;`, where);
    const union = { kind: 'union', name: 'Where', members: ["'top'", "'bottom'"] };
    expect(row?.expansions).toEqual([union]);
    const rest = `interface Tab { move(to: Where): void }\n${where}`;
    expect(expansions('Tab', rest)).toContainEqual(union);
  });
});

describe('tables', () => {
  const TABLE = `import type { TableProps } from 'antd';
export interface TableExtOwnProps<T> {
  ${DOC}
  columns?: TableExtColumn<T>[];
  ${DOC}
  emptyDesc?: string;
}
export interface TableExtProps<T> extends Omit<TableProps<T>, 'columns'>, TableExtOwnProps<T> {}
/**
 * What a column can do.
 * @zh 列的选项。
 * @api TableExt columns
 */
export interface TableExtColumn<T> {
  ${DOC}
  render?: (row: T) => string }
/** Handle. @zh 句柄。 @api TableExt methods */
export interface TableExtRef {
  ${DOC}
  reload(reset?: boolean): Promise<void> }
/** Controller. @zh 控制器。 @api TableExt controller */
export interface TableExtController {
  ${DOC}
  readonly state: { page: number };
  ${DOC}
  go(page: number): void }
/** Options. @zh 选项。 @api TableExt options */
export interface TableExtOptions {
  ${DOC}
  key: string }
/** Functions. @zh 函数。 @api TableExt statics */
export interface TableExtStatics {
  ${DOC}
  open(key: string): void;
  ${DOC}
  open(key: number): void }`;

  it('are the props, columns, methods, controller, options and static functions', () => {
    const { id, antd, tables } = read(TABLE);
    expect({ id, antd }).toEqual({ id: 'TableExt', antd: { name: 'Table', page: 'table' } });
    expect(
      tables.map(({ kind, name, description, rows: list }) => [
        kind,
        name,
        description?.['zh-CN'],
        list.map((row) => `${row.name}: ${row.type}`),
      ]),
    ).toEqual([
      [
        'props',
        'TableExtOwnProps<T>',
        undefined,
        ['columns: TableExtColumn<T>[]', 'emptyDesc: string'],
      ],
      ['columns', 'TableExtColumn<T>', '列的选项。', ['render: (row: T) => string']],
      ['methods', 'TableExtRef', '句柄。', ['reload: (reset?: boolean) => Promise<void>']],
      [
        'controller',
        'TableExtController',
        '控制器。',
        ['state: {…}', 'go: (page: number) => void'],
      ],
      ['options', 'TableExtOptions', '选项。', ['key: string']],
      [
        'statics',
        'TableExtStatics',
        '函数。',
        ['open: (key: string) => void\n(key: number) => void'],
      ],
    ]);
  });

  it('lead from a type to the table that it has', () => {
    expect(read(TABLE).tables[0]?.rows[0]?.expansions).toEqual([
      { kind: 'table', name: 'TableExtColumn', table: 'columns' },
    ]);
  });

  it('of a component that takes no props of antd have no link to antd', () => {
    expect(read('export interface AOwnProps {}')).toMatchObject({ id: 'A', antd: undefined });
  });

  it.each([
    ['InputNumberProps', 'input-number'],
    ['RadioGroupProps', 'radio'],
  ])('%s leads to the page %s of antd', (name, page) => {
    const source = `import type { ${name} } from 'antd';
export interface AOwnProps {}\nexport type AProps = AOwnProps & Omit<${name}, 'x'>;`;
    expect(read(source).antd?.page).toBe(page);
  });

  it('whose page of antd cannot be told need a tag', () => {
    const source = (tag: string) => `import type { RangePickerProps } from 'antd';
${tag}\nexport interface AOwnProps {}\nexport interface AProps extends RangePickerProps {}`;
    expect(() => read(source(''))).toThrow('index.ts:3: antd has no page for RangePickerProps');
    expect(read(source('/** @antd date-picker */')).antd).toEqual({
      name: 'DatePicker',
      page: 'date-picker',
    });
  });

  it.each([
    ['A wrong', '“@api A wrong” should be a component and one of: methods, columns'],
    ['B methods', '@api names B, but there is no interface BOwnProps'],
  ])('@api %s is refused', (tag, message) => {
    const source = `export interface AOwnProps {}\n/** @api ${tag} */\ninterface Handle {}`;
    expect(() => read(source)).toThrow(message);
  });

  it('are made of interfaces named OwnProps only', () => {
    expect(readApi(libraryOf('interface A { a: 1 }\ntype COwnProps = {};'))).toEqual([]);
  });
});
