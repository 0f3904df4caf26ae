import { stripTypes } from '../../common/demo/code/stripTypes';
import { format } from './formatCode';

const known = new Map<string, string>();

/**
 * Makes of a demo the JavaScript that its author would have written: the types are cut out of the text,
 * and Biome, which formats the TypeScript too, closes the gaps. TypeScript's own printer would lose the
 * blank lines.
 *
 * @param code TypeScript with or without JSX, formatted
 * @throws Error if the code cannot be parsed
 */
export function toJavaScript(code: string): string {
  const before = known.get(code);
  if (before !== undefined) return before;
  const plain = stripTypes(code);
  const formatted = plain === code ? code : format(plain, 'demo.jsx');
  known.set(code, formatted);
  return formatted;
}
