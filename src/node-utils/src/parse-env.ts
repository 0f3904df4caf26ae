/** A piece of a value: text as it is, or the name of a variable whose value belongs there. */
export type EnvPart = { text: string } | { variable: string };

const NAME = '[A-Za-z_][\\w.-]*';
const ASSIGNMENT = new RegExp(`[ \\t]*(?:export[ \\t]+)?(${NAME})[ \\t]*=`, 'y');
const BLANK_OR_COMMENT = /[ \t]*(?:#.*)?(?:\n|$)/y;
const SPACE_BEFORE_QUOTE = /[ \t]*(?=["'])/y;
const SINGLE_QUOTED = /'([^']*)'/y;
const DOUBLE_QUOTED = /"([^"\\]*(?:\\.[^"\\]*)*)"/sy;
const UNQUOTED = /[^\n]*/y;
const REFERENCE_OR_ESCAPE = new RegExp(`\\\\(.)|\\$\\{(${NAME})\\}`, 'gs');
const REFERENCE = new RegExp(`()\\$\\{(${NAME})\\}`, 'g');

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
  $: '$',
};

/**
 * Reads the text of an .env file. The last assignment to a name counts.
 *
 * @param text The text.
 * @param file The name of the file, for messages.
 * @throws {SyntaxError} For a line that is no assignment, or a quotation mark that is not closed; the message begins with `file:line`.
 */
export function parseEnv(text: string, file: string): Map<string, EnvPart[]> {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const values = new Map<string, EnvPart[]>();
  let position = 0;
  /** Matches at the current position and moves behind the match. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(source);
    if (match) position = pattern.lastIndex;
    return match;
  };
  const fail = (problem: string): never => {
    const line = source.slice(0, position).split('\n').length;
    throw new SyntaxError(`${file}:${line} ${problem}`);
  };
  const takeValue = (name: string): EnvPart[] => {
    take(SPACE_BEFORE_QUOTE);
    const quote = source[position];
    if (quote !== "'" && quote !== '"') return split(trimComment(take(UNQUOTED)?.[0]), REFERENCE);
    const quoted = take(quote === "'" ? SINGLE_QUOTED : DOUBLE_QUOTED);
    if (!quoted) return fail(`does not close the quotation mark ${quote} of ${name}.`);
    return quote === "'" ? [{ text: quoted[1] ?? '' }] : split(quoted[1], REFERENCE_OR_ESCAPE);
  };
  while (position < source.length) {
    if (take(BLANK_OR_COMMENT)) continue;
    const name = take(ASSIGNMENT)?.[1];
    if (name === undefined) return fail('is neither NAME=value nor a comment.');
    values.set(name, takeValue(name));
    if (!take(BLANK_OR_COMMENT)) return fail(`has text behind the quoted value of ${name}.`);
  }
  return values;
}

/** Removes a comment and the spaces around the value. As in a shell, `#` begins a comment after a space only: `#fff` is a value. */
function trimComment(text = ''): string {
  return text.replace(/[ \t]#.*$/, '').trim();
}

/** Splits a text at its references, and replaces its escapes if the pattern knows any. */
function split(text = '', pattern: RegExp): EnvPart[] {
  const parts: EnvPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, escaped, variable] = match;
    parts.push({ text: text.slice(end, match.index) });
    // A backslash before any other character is only a backslash.
    parts.push(variable ? { variable } : { text: ESCAPES[escaped ?? ''] ?? whole });
    end = match.index + whole.length;
  }
  parts.push({ text: text.slice(end) });
  return parts;
}
