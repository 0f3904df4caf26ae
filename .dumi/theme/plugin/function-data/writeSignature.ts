import ts from 'typescript';
import type { Library } from '../api-data/createLibrary';
import { OBJECT, oneLine, writeType } from '../api-data/writeType';

/** A longer signature has a line for each parameter. */
const LINE = 60;

/** A parameter as a caller sees it: a destructured one has the name that its comment gives it. */
export interface SignatureParameter {
  name: string;
  type?: ts.TypeNode;
  typeText: string;
  required: boolean;
  /** Source text of the default; absent for options, whose properties have their own. */
  defaultValue?: string;
}

/**
 * The parameters of a function.
 *
 * @param documented names in the comment, in their order
 */
export function parametersOf(
  declaration: ts.SignatureDeclaration,
  documented: readonly string[],
  library: Library,
): SignatureParameter[] {
  const plain = new Set(declaration.parameters.map(({ name }) => name.getText()));
  const free = [...new Set(documented.map((name) => name.replace(/\..*/, '')))].filter(
    (name) => !plain.has(name),
  );
  return declaration.parameters
    .filter(({ name }) => name.getText() !== 'this')
    .map((parameter) => {
      const { name, type, initializer, questionToken, dotDotDotToken } = parameter;
      const destructured = !ts.isIdentifier(name);
      const text = initializer && oneLine(initializer.getText());
      return {
        name:
          (dotDotDotToken ? '...' : '') + (destructured ? (free.shift() ?? 'options') : name.text),
        type,
        typeText: type ? writeType(type) : inferred(parameter, library),
        required: !initializer && !questionToken && !dotDotDotToken,
        // Options that are left out are empty, which says nothing.
        defaultValue: destructured || text === '{}' ? undefined : text,
      };
    });
}

/** `sleep(ms: number, options?: SleepOptions): Promise<void>` */
export function writeSignature(
  name: string,
  declaration: ts.SignatureDeclaration,
  parameters: readonly SignatureParameter[],
  result: string | undefined,
): string {
  const generics = declaration.typeParameters?.map((node) => oneLine(node.getText())) ?? [];
  const head = name + (generics.length > 0 ? `<${generics.join(', ')}>` : '');
  const list = parameters.map(({ name: parameter, typeText, required }) => {
    const mark = required || parameter.startsWith('...') ? '' : '?';
    return `${parameter}${mark}: ${typeText}`;
  });
  const tail = result ? `: ${result}` : '';
  const line = `${head}(${list.join(', ')})${tail}`;
  if (line.length <= LINE || list.length === 0) return line;
  return `${head}(\n${list.map((parameter) => `  ${parameter},\n`).join('')})${tail}`;
}

/** What a function returns; what a constructor returns needs no words. */
export function resultOf(
  declaration: ts.SignatureDeclaration,
  { checker }: Library,
): string | undefined {
  if (ts.isConstructorDeclaration(declaration)) return undefined;
  if (declaration.type) return writeType(declaration.type);
  const signature = checker.getSignatureFromDeclaration(declaration);
  return signature && checker.typeToString(checker.getReturnTypeOfSignature(signature));
}

/** A type that nobody has written down. */
function inferred(node: ts.Node, { checker }: Library): string {
  const text = oneLine(checker.typeToString(checker.getTypeAtLocation(node)));
  return text.replace(/\{ [^{}]+ \}/g, OBJECT);
}
