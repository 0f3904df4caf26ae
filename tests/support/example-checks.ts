import { transformSync } from 'esbuild';
import ts from 'typescript';

/** Hands on what a line of an example gives, and what the comment beside it says. */
type Check = (actual: unknown, expected: unknown, line: string) => void;

/** An example with a call of `check` around each line that says in a comment what it gives. */
export interface CheckedExample {
  /** How many such lines there are. */
  count: number;
  run: (scope: Readonly<Record<string, unknown>>, check: Check) => Promise<void>;
}

/** The values that a comment can name besides literals. */
const NAMED_VALUES = ['undefined', 'NaN', 'Infinity'];

/** The constructor behind `async () => {}`, which has no name of its own. */
const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/**
 * Reads an example. Of `expression; // literal` and `const name = expression; // literal` the value is
 * checked, of `console.log(value); // literal` what is printed. A comment that is no literal is left alone.
 *
 * @param code TypeScript; imports are left out, so what they import has to be in the scope
 */
export function readExample(code: string): CheckedExample {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const edits: { at: number; remove?: number; text: string }[] = [];
  let count = 0;

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      edits.push({ at: node.getStart(), remove: node.getEnd() - node.getStart(), text: '' });
      return;
    }
    node.forEachChild(visit);
    if (!ts.isExpressionStatement(node) && !ts.isVariableStatement(node)) return;
    const literal = literalBeside(node, code);
    if (literal === undefined) return;
    const line = JSON.stringify(node.getText());
    const after = `, (${literal}), ${line});`;
    if (ts.isExpressionStatement(node)) {
      const value = printed(node.expression) ?? node.expression;
      edits.push({ at: node.getStart(), text: `check((${value.getText()})${after} if (false) ` });
      count += 1;
      return;
    }
    const [declaration, ...others] = node.declarationList.declarations;
    if (!declaration || others.length > 0 || !ts.isIdentifier(declaration.name)) return;
    edits.push({ at: node.getEnd(), text: ` check(${declaration.name.text}${after}` });
    count += 1;
  };
  visit(file);

  edits.sort((a, b) => b.at - a.at);
  const checked = edits.reduce(
    (text, { at, remove = 0, text: added }) => text.slice(0, at) + added + text.slice(at + remove),
    code,
  );
  return {
    count,
    run: async (scope, check) => {
      // In a function, as it would be dropped where nothing uses it.
      const source = `export default async () => {\n${checked}\n};`;
      const { code: script } = transformSync(source, { loader: 'ts', target: 'es2022' });
      const body = script
        .replace(/export default/, 'const example =')
        .replace(/export \{[^}]*\};?\s*$/, '');
      const names = Object.keys(scope);
      const run = new AsyncFunction('check', ...names, `${body}\nawait example();`);
      await run(check, ...names.map((name) => scope[name]));
    },
  };
}

/** The comment at the end of the line of a statement, where it is a value in JavaScript. */
function literalBeside(node: ts.Node, code: string): string | undefined {
  const [, comment] =
    /^[ \t]*\/\/ (.*)$/m.exec(code.slice(node.getEnd()).split('\n')[0] ?? '') ?? [];
  if (!comment) return undefined;
  const source = ts.createSourceFile('literal.ts', `(${comment});`, ts.ScriptTarget.Latest, true);
  const [statement, ...others] = source.statements;
  if (!statement || others.length > 0 || !ts.isExpressionStatement(statement)) return undefined;
  return isLiteral(statement.expression) ? comment : undefined;
}

function isLiteral(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return isLiteral(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return isLiteral(node.operand);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isLiteral);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (each) => ts.isPropertyAssignment(each) && isLiteral(each.initializer),
    );
  }
  if (ts.isIdentifier(node)) return NAMED_VALUES.includes(node.text);
  return (
    ts.isLiteralExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}

/** What `console.log` is given. */
function printed(node: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'console.log') return undefined;
  return node.arguments[0];
}
