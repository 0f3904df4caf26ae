import type { ControlValue, Template, Token, Values } from './types';

/** Props go on lines of their own when one line would be longer than this. */
const LINE = 60;

/** JSX that says the same without braces. */
const PLAIN_TEXT = /^[^{}<>&\\\s]+(?: [^{}<>&\\\s]+)*$/;
const PLAIN_ATTRIBUTE = /^[^"&\\\n\r\t]*$/;

interface CodeOptions {
  /** What the component does without its props: such a value is not written where the playground sets another one. */
  defaults: Values;
  /** Of a call, the prop that says which method. */
  methodProp?: string;
}

/** The code that a playground shows, and the whole module, which works when it is pasted. */
export interface PlaygroundCode {
  element: Token[];
  page: Token[];
}

/**
 * Writes values into the code of a playground, formatted as Prettier would.
 *
 * @param values what the reader has changed
 * @returns the code in pieces; joined, they are the code
 */
export function toCode(template: Template, values: Values, options: CodeOptions): PlaygroundCode {
  const { before, after, indent, isCall, isReturned } = template;
  const element = isCall ? toCall(template, values, options) : toJsx(template, values, options);
  const isLong = toText(element).includes('\n');
  const placed = isLong ? indented(element, indent) : element;
  const inner =
    isReturned && isLong
      ? [
          punctuation('('),
          { text: `\n${' '.repeat(indent)}` },
          ...placed,
          { text: `\n${' '.repeat(indent - 2)}` },
          punctuation(')'),
        ]
      : placed;
  return {
    // A call stands as a statement.
    element: isCall ? [...element, punctuation(';')] : element,
    page: [...before, ...inner, ...after, { text: '\n' }],
  };
}

export const toText = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');

function toJsx(template: Template, values: Values, options: CodeOptions): Token[] {
  const { name, content: fixed, start } = template;
  const attributes = membersOf(template, values, options, toAttribute, ['children']);
  const content = fixed ?? toContent(values.children ?? start.children);
  const open = [punctuation('<'), ...name];
  const close = [punctuation('</'), ...name, punctuation('>')];
  const inline = attributes.flatMap((attribute) => [{ text: ' ' }, ...attribute]);
  const oneLine: Token[] =
    content.length > 0
      ? [...open, ...inline, punctuation('>'), ...content, ...close]
      : [...open, ...inline, punctuation(' />')];
  if (isShort(oneLine)) return oneLine;

  const head = [...open, ...inline, punctuation('>')];
  const isShortHead = content.length > 0 && isShort(head);
  const lines = attributes.flatMap((attribute) => [{ text: '\n  ' }, ...indented(attribute, 2)]);
  const long = [...open, ...lines, ...(attributes.length > 0 ? [{ text: '\n' }] : [])];
  if (content.length === 0) return [...long, punctuation('/>')];
  return [
    ...(isShortHead ? head : [...long, punctuation('>')]),
    { text: '\n  ' },
    ...indented(content, 2),
    { text: '\n' },
    ...close,
  ];
}

function toCall(template: Template, values: Values, options: CodeOptions): Token[] {
  const { methodProp = '' } = options;
  const method = values[methodProp] ?? options.defaults[methodProp];
  const head: Token[] = [
    ...template.name,
    punctuation('.'),
    { text: String(method), type: 'function' },
    punctuation('({'),
  ];
  const entries = membersOf(template, values, options, toEntry, [methodProp]);
  const inline = entries.flatMap((entry, index) => [{ text: index === 0 ? ' ' : ', ' }, ...entry]);
  const oneLine = [...head, ...inline, { text: ' ' }, punctuation('})')];
  if (isShort(oneLine)) return oneLine;
  const lines = entries.flatMap((entry) => [
    { text: '\n  ' },
    ...indented(entry, 2),
    punctuation(','),
  ]);
  return [...head, ...lines, { text: '\n' }, punctuation('})')];
}

/** What the file sets, each prop with the reader's value if there is one, and then the other props of the reader. */
function membersOf(
  { members }: Template,
  values: Values,
  { defaults }: CodeOptions,
  write: (name: string, value: ControlValue) => Token[],
  apart: readonly string[],
): Token[][] {
  const set = members.flatMap(({ name, code }) => {
    const value = values[name];
    if (value === undefined) return [code];
    return value === defaults[name] ? [] : [write(name, value)];
  });
  const names = [...apart, ...members.map(({ name }) => name)];
  const others = Object.entries(values).filter(([name]) => !names.includes(name));
  return [...set, ...others.map(([name, value]) => write(name, value))];
}

function isShort(line: readonly Token[]): boolean {
  const text = toText(line);
  return text.length <= LINE && !text.includes('\n');
}

/** Moves each line but the first to the right. */
const indented = (tokens: readonly Token[], spaces: number): Token[] =>
  tokens.map((token) => ({
    ...token,
    text: token.text.replaceAll('\n', `\n${' '.repeat(spaces)}`),
  }));

const toEntry = (name: string, value: ControlValue): Token[] => [
  { text: `${name}: ` },
  toLiteral(value),
];

function toLiteral(value: ControlValue): Token {
  if (typeof value === 'number') return { text: String(value), type: 'number' };
  if (typeof value === 'boolean') return { text: String(value), type: 'boolean' };
  // As the formatter writes it: in the quotes that it does not contain.
  const json = JSON.stringify(value);
  const text = value.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
  return { text, type: 'string' };
}

const punctuation = (text: string): Token => ({ text, type: 'punctuation' });

function toAttribute(name: string, value: ControlValue): Token[] {
  const prop: Token = { text: name, type: 'attr-name' };
  if (value === true) return [prop];
  if (typeof value === 'string' && PLAIN_ATTRIBUTE.test(value)) {
    return [prop, punctuation('='), { text: `"${value}"`, type: 'attr-value' }];
  }
  return [prop, punctuation('='), ...inBraces(value)];
}

function toContent(value: ControlValue | undefined): Token[] {
  if (value === undefined) return [];
  const plain = typeof value === 'string' && PLAIN_TEXT.test(value);
  return plain ? [{ text: value }] : inBraces(value);
}

function inBraces(value: ControlValue): Token[] {
  const types = { string: 'attr-value', number: 'number', boolean: 'boolean' } as const;
  // Of these three types, JSON writes the same as JavaScript.
  const type = types[typeof value as keyof typeof types];
  return [punctuation('{'), { text: JSON.stringify(value), type }, punctuation('}')];
}
