/** A row of a table. */
export const row = (cells: string[]) => `| ${cells.map(toCell).join(' | ')} |`;

/** A cell is one line, and a bar in it would begin the next one, also inside of code. */
const toCell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/\|/g, '\\|');

/** Code, between as many backticks as it needs. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** A block of code; `info` is its language, with a title in brackets where it has one. */
export function fenced(code: string, info: string): string {
  // Longer than any that stands in the code, which would end the block.
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code.trim()}\n${fence}`;
}
