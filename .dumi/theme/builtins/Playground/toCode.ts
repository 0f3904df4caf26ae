import type { ControlValue, Values } from './types';

/** A piece of code; the highlighter's name of what it is, where it has a colour. */
export interface Token {
  text: string;
  type?:
    | 'tag'
    | 'attr-name'
    | 'attr-value'
    | 'number'
    | 'boolean'
    | 'punctuation'
    | 'function'
    | 'string';
}

/** Props go on lines of their own when one line would be longer than this. */
const LINE = 60;

/** JSX that says the same without braces. */
const PLAIN_TEXT = /^[^{}<>&\\\s]+(?: [^{}<>&\\\s]+)*$/;
const PLAIN_ATTRIBUTE = /^[^"&\\\n\r\t]*$/;

/**
 * Writes a component as JSX, formatted as Prettier would.
 *
 * @param name the component
 * @param values its props; `children` is its content
 * @returns the code in pieces; joined, they are the code
 */
export function toJsx(name: string, { children, ...props }: Values): Token[] {
  const attributes = Object.entries(props).map(([prop, value]) => toAttribute(prop, value));
  const content = toContent(children);
  const inline = attributes.flatMap((attribute) => [{ text: ' ' }, ...attribute]);
  const open = [punctuation('<'), tag(name)];
  const close = [punctuation('</'), tag(name), punctuation('>')];
  const oneLine: Token[] =
    content.length > 0
      ? [...open, ...inline, punctuation('>'), ...content, ...close]
      : [...open, ...inline, punctuation(' />')];
  if (toText(oneLine).length <= LINE) return oneLine;

  const indented = attributes.flatMap((attribute) => [{ text: '\n  ' }, ...attribute]);
  const head = [...open, ...indented, ...(attributes.length > 0 ? [{ text: '\n' }] : [])];
  return content.length > 0
    ? [...head, punctuation('>'), { text: '\n  ' }, ...content, { text: '\n' }, ...close]
    : [...head, punctuation('/>')];
}

/**
 * Writes a call of a method, which takes an object, formatted as Prettier would.
 *
 * @param name what has the method
 * @param methodProp the value that says which method
 * @returns the code in pieces; joined, they are the code
 */
export function toCall(name: string, methodProp: string, values: Values): Token[] {
  const { [methodProp]: method, ...props } = values;
  const head: Token[] = [
    { text: name },
    punctuation('.'),
    { text: String(method), type: 'function' },
    punctuation('({'),
  ];
  const entries = Object.entries(props).map(([prop, value]): Token[] => [
    { text: `${prop}: ` },
    toLiteral(value),
  ]);
  const inline = entries.flatMap((entry, index) => [{ text: index === 0 ? ' ' : ', ' }, ...entry]);
  const oneLine = [...head, ...inline, { text: ' ' }, punctuation('});')];
  if (toText(oneLine).length <= LINE) return oneLine;
  const lines = entries.flatMap((entry) => [{ text: '\n  ' }, ...entry, punctuation(',')]);
  return [...head, ...lines, { text: '\n' }, punctuation('});')];
}

function toLiteral(value: ControlValue): Token {
  if (typeof value === 'number') return { text: String(value), type: 'number' };
  if (typeof value === 'boolean') return { text: String(value), type: 'boolean' };
  // As the formatter writes it: in the quotes that it does not contain.
  const json = JSON.stringify(value);
  const text = value.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
  return { text, type: 'string' };
}

export const toText = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join('');

const punctuation = (text: string): Token => ({ text, type: 'punctuation' });
const tag = (text: string): Token => ({ text, type: 'tag' });

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
