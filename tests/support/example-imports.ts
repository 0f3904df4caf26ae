import ts from 'typescript';

/** An example with the imports that it leaves out. */
export function withImports(code: string, names: readonly string[], from: string): string {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const own = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) || ts.isImportClause(node)) own.add(node.name?.text ?? '');
    else if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) {
      own.add(node.name?.getText() ?? '');
    }
    if (ts.isIdentifier(node)) used.add(node.text);
    node.forEachChild(visit);
  };
  visit(file);
  const missing = names.filter((name) => used.has(name) && !own.has(name));
  return `import { ${missing.join(', ')} } from '${from}'; ${code}\nexport {};\n`;
}
