import ts from 'typescript';
import type { LocaleId } from '../../../config/locales';
import { localizeDemo } from '../markdown/localizeDemo';

/** Part of a text to remove or to replace. */
interface Edit {
  start: number;
  end: number;
  text?: string;
}

/**
 * Makes of a playground's file the module that a reader could write: a component `Page`, without what only the
 * playground needs. `{...props}`, or `...props` in a call, still marks where the values of the controls go. The result
 * still has to be formatted.
 *
 * @param code source of the playground
 * @param id name of the component
 */
export function toPage(code: string, id: string, locale: LocaleId): string {
  const page = withoutPlayground(localizeDemo(code, locale), id);
  return withoutUnused(page);
}

function withoutPlayground(code: string, id: string): string {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfPlayground(node, id)) edits.push({ start: node.pos, end: node.end });
    else if (isComponent(node) && node.body) {
      const head = { start: node.getStart(), end: node.body.getStart() };
      edits.push({ ...head, text: 'export default function Page() ' });
      visit(node.body);
    } else ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return apply(code, edits);
}

/** What a reader's page does without: the declarations for the controls, and a `key` that follows the props. */
function isOfPlayground(node: ts.Node, id: string): boolean {
  if (ts.isInterfaceDeclaration(node)) return node.name.text === `${id}PlaygroundProps`;
  if (ts.isVariableStatement(node)) {
    const [declaration] = node.declarationList.declarations;
    return (
      declaration?.name.getText() === 'methodProp' ||
      declaration?.initializer?.getText() === 'props'
    );
  }
  return (
    ts.isJsxAttribute(node) &&
    node.name.getText() === 'key' &&
    node.parent.properties.some(ts.isJsxSpreadAttribute)
  );
}

function isComponent(node: ts.Node): node is ts.FunctionDeclaration {
  return (
    ts.isFunctionDeclaration(node) &&
    !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** Removes imports and types that nothing uses any more. */
function withoutUnused(code: string): string {
  const file = parse(code);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isOwnName = ts.isTypeAliasDeclaration(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isOwnName) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) visit(statement);

  const edits = file.statements.flatMap((statement): Edit[] => {
    const whole = { start: statement.pos, end: statement.end };
    if (ts.isTypeAliasDeclaration(statement)) return used.has(statement.name.text) ? [] : [whole];
    const names = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) return [];
    const kept = names.elements.filter(({ name }) => used.has(name.text));
    if (kept.length === 0) return [whole];
    if (kept.length === names.elements.length) return [];
    const list = kept.map((element) => element.getText()).join(', ');
    return [{ start: names.getStart(), end: names.end, text: `{ ${list} }` }];
  });
  return edits.length > 0 ? withoutUnused(apply(code, edits)) : code;
}

export const parse = (code: string) =>
  ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function apply(code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, text: replacement = '' } of edits) {
    text += code.slice(at, start) + replacement;
    at = end;
  }
  return `${(text + code.slice(at)).trim()}\n`;
}
