import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { problem, readDoc } from './readDoc';
import type { AntdBase } from './types';

/** antd has one folder for each page of its documentation. */
const FOLDERS = path.join(path.dirname(require.resolve('antd/package.json')), 'es');

/**
 * Finds the component of antd whose props a component passes on: from what `XProps` extends, or from
 * the tag `@antd <page>` on `XOwnProps` where the name does not tell.
 *
 * @param ownProps the interface `XOwnProps`
 * @throws Error with file and line when the page of antd cannot be told
 */
export function readAntdBase(id: string, ownProps: ts.InterfaceDeclaration): AntdBase | undefined {
  const tag = readDoc(ownProps).tags.get('antd');
  if (tag) return { name: toPascal(tag), page: tag };
  const file = ownProps.getSourceFile();
  const names = antdTypesIn(file);
  const props = file.statements
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    .find(({ name }) => name.text === `${id}Props`);
  const base = props && inherited(props).find((name) => names.has(name));
  if (!base) return undefined;
  const page = pageOf(base.replace(/Props$/, ''));
  if (!page) {
    throw problem(ownProps, `antd has no page for ${base}; add “@antd <page>” to ${id}OwnProps`);
  }
  return { name: toPascal(page), page };
}

function antdTypesIn(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    if (statement.moduleSpecifier.text !== 'antd') continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) names.add(name.text);
  }
  return names;
}

/** Every name in what props are made of: in `extends Omit<ButtonProps, …>` that is `ButtonProps` too. */
function inherited(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    node.forEachChild(visit);
  };
  if (ts.isTypeAliasDeclaration(declaration)) visit(declaration.type);
  else for (const clause of declaration.heritageClauses ?? []) visit(clause);
  return names;
}

/** `RadioGroup` has its props on the page `radio`. */
function pageOf(name: string): string | undefined {
  const words = name
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase()
    .split('-');
  return words
    .map((_word, index) => words.slice(0, words.length - index).join('-'))
    .find((page) => existsSync(path.join(FOLDERS, page)));
}

const toPascal = (page: string) =>
  page.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
