import ts from 'typescript';
import { type LocaleId, locales } from '../../../config/locales';
import { createWriter } from './writeLocalized';

/** The module of `useDemoText`. */
export const DEMO_TEXT = 'demo-text';

/** The name of a constant of a module. */
const CONSTANT = /^[A-Z][A-Z\d_]*$/;

type FunctionNode = ts.FunctionDeclaration | ts.ArrowFunction;

/**
 * Makes of a demo's module the one that its author would have written for readers of one locale: `t('保存', 'Save')`
 * becomes the text of that locale, and `useDemoText`, its import, and the parameters that hand it on are removed.
 * A constant in capitals and a function declaration inside a component are there only because of their texts: they
 * move to the top level. The result still has to be formatted.
 *
 * @param code TypeScript with or without JSX
 * @throws Error if `t` is used in another way, or if something would move that depends on its component
 */
export function localizeDemo(code: string, locale: LocaleId): string {
  if (!code.includes(`'${DEMO_TEXT}'`)) return code;
  const kind = ts.ScriptKind.TSX;
  const file = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, kind);
  const moved = new Map(file.statements.map((node) => [node, movedOutOf(node)]));
  const allMoved = new Set<ts.Node>([...moved.values()].flat());
  const write = createWriter({
    code,
    index: locales.findIndex(({ id }) => id === locale),
    isRemoved: (node) => isHelperCall(node) || isHelperParameter(node) || allMoved.has(node),
  });

  let text = '';
  for (const statement of file.statements) {
    if (isHelperImport(statement)) continue;
    for (const [index, node] of (moved.get(statement) ?? []).entries()) {
      const space = code.slice(node.pos, node.getStart());
      const gap = index === 0 || /\n\s*\n/.test(space) ? '\n\n' : '\n';
      text += gap + space.trim() + (space.trim() && '\n') + write(node);
    }
    text += code.slice(statement.pos, statement.getStart()) + write(statement);
  }
  return `${text.trimStart()}\n`;
}

function isHelperImport(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    node.moduleSpecifier.text === DEMO_TEXT
  );
}

/** `const t = useDemoText();` */
function isHelperCall(node: ts.Node): boolean {
  if (!ts.isVariableStatement(node)) return false;
  const call = node.declarationList.declarations[0]?.initializer;
  return !!call && ts.isCallExpression(call) && call.expression.getText() === 'useDemoText';
}

/** `t: DemoText` */
function isHelperParameter(node: ts.Node): boolean {
  return ts.isParameter(node) && node.type?.getText() === 'DemoText';
}

/** The statements of a function of the module that are to stand before it. */
function movedOutOf(statement: ts.Statement): ts.Statement[] {
  const owner = functionOf(statement);
  if (!owner?.body || !ts.isBlock(owner.body)) return [];
  const { statements } = owner.body;
  if (!statements.some(isHelperCall) && !owner.parameters.some(isHelperParameter)) return [];
  const moved = statements.filter(isMoved);
  checkIndependent(owner, moved);
  return moved;
}

function functionOf(statement: ts.Statement): FunctionNode | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement;
  if (!ts.isVariableStatement(statement)) return undefined;
  const value = statement.declarationList.declarations[0]?.initializer;
  return value && ts.isArrowFunction(value) ? value : undefined;
}

function isMoved(node: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(node)) return true;
  if (!ts.isVariableStatement(node)) return false;
  return node.declarationList.declarations.every(({ name }) => CONSTANT.test(name.getText()));
}

/** @throws Error if one of the statements uses a name that the function declares and that stays in it */
function checkIndependent(
  { body, parameters }: FunctionNode,
  moved: readonly ts.Statement[],
): void {
  if (!body || !ts.isBlock(body)) return;
  const staying = body.statements.filter((node) => !moved.includes(node) && !isHelperCall(node));
  const own = new Set<string>();
  for (const node of [...parameters.filter((one) => !isHelperParameter(one)), ...staying])
    for (const name of namesDeclaredBy(node)) own.add(name);
  for (const statement of moved) {
    const inner = new Set<string>();
    const visit = (node: ts.Node): void => {
      for (const name of namesDeclaredBy(node)) inner.add(name);
      if (
        ts.isIdentifier(node) &&
        isReference(node) &&
        own.has(node.text) &&
        !inner.has(node.text)
      ) {
        throw new Error(
          `A demo's code cannot be shown: what depends on ${node.text} cannot move out of the component. ` +
            `Give it a name that is not in capitals, or write it as an arrow function:\n${statement.getText()}`,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(statement);
  }
}

/** The names that a statement, a parameter or a function declares. */
function namesDeclaredBy(node: ts.Node): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(namesIn);
  if (ts.isParameter(node) || ts.isVariableDeclaration(node)) return namesIn(node);
  if (ts.isFunctionDeclaration(node) && node.name) return [node.name.text];
  if (ts.isArrowFunction(node)) return node.parameters.flatMap(namesIn);
  return [];
}

function namesIn({ name }: { name: ts.BindingName }): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element) : []));
}

function isReference({ parent, ...node }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.pos !== node.pos;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent))
    return parent.name.pos !== node.pos;
  return !ts.isJsxAttribute(parent);
}
