import ts from 'typescript';

/** How an object type is written in a table; its members are shown on demand. */
export const OBJECT = '{…}';

/** A bracket, a comma or nothing, before a line break that the formatter has put there. */
const BREAK_AFTER = /(^|[([<,])\s*\n\s*(?:\|\s*)?/g;
const BREAK_BEFORE = /,?\s*\n\s*([)\]>])/g;

/** A string in a union that is written so lets editors offer the other members. */
const ANY_STRING = /\(string & \{\}\)/g;

/** The source of a type as it would be if it fitted into one line. */
export const oneLine = (text: string) =>
  text
    .trim()
    .replace(BREAK_BEFORE, '$1')
    .replace(BREAK_AFTER, (_, sign: string) => (sign === ',' ? ', ' : sign))
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(ANY_STRING, 'string');

/** The text of a type with each object type in it, unless it is empty, shortened to `{…}`. */
export function writeType(node: ts.TypeNode): string {
  const inner = noInferred(node);
  if (inner) return writeType(inner);
  const text = node.getText();
  const start = node.getStart();
  let result = '';
  let from = 0;
  for (const literal of objectsIn(node)) {
    result += text.slice(from, literal.getStart() - start) + OBJECT;
    from = literal.getEnd() - start;
  }
  return oneLine(result + text.slice(from));
}

/** It concerns what TypeScript infers, not what a reader may pass. */
function noInferred(node: ts.TypeNode): ts.TypeNode | undefined {
  const named = ts.isTypeReferenceNode(node) && node.typeName.getText() === 'NoInfer';
  return named ? node.typeArguments?.[0] : undefined;
}

/** Object types with members, outermost ones only, in the order of the source. */
export function objectsIn(node: ts.Node): ts.TypeLiteralNode[] {
  if (ts.isTypeLiteralNode(node)) return node.members.length > 0 ? [node] : [];
  const found: ts.TypeLiteralNode[] = [];
  node.forEachChild((child) => {
    found.push(...objectsIn(child));
  });
  return found;
}
