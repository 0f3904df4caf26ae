import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { PACKAGE } from './libraryKey';

/** What only antd's own types tell of a component. */
export interface AntdTypes {
  /** Names of the props that it takes from antd, without its own and without deprecated ones. */
  inherited: string[];
  /** The parts that `classNames` and `styles` reach; a part of a part is written `popup.root`. */
  parts: string[];
}

/** antd and what it is made of; attributes of elements, such as `aria-label`, are declared by React. */
const ANTD = /[\\/]node_modules[\\/](?:antd|@rc-component[\\/][\w-]+|rc-[\w-]+)[\\/]/;

/**
 * Reads the types `XProps` of all components, with those of antd in them. Resolving antd takes seconds,
 * which is why the tables are made without it.
 *
 * @param cwd the root of the repository
 * @returns what was found, by the name of the component
 */
export function readAntdTypes(cwd: string): Record<string, AntdTypes> {
  const files = globSync(`${PACKAGE}/*/types.ts`, { cwd }).map((file) => path.join(cwd, file));
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const found: Record<string, AntdTypes> = {};
  for (const file of files) {
    const types = typesIn(program.getSourceFile(file), checker);
    for (const [name, own] of types) {
      const id = /^(\w+)OwnProps$/.exec(name)?.[1];
      const whole = id && types.get(`${id}Props`);
      if (!whole) continue;
      const ownNames = new Set(own.getProperties().map((prop) => prop.name));
      const props = propertiesOf(whole, checker);
      found[id] = {
        inherited: [...props.values()]
          .filter((prop) => !ownNames.has(prop.name) && isOfAntd(prop, checker))
          .map((prop) => prop.name)
          .sort((a, b) => a.localeCompare(b, 'en')),
        parts: partsOf(props.get('classNames'), checker),
      };
    }
  }
  return found;
}

function typesIn(file: ts.SourceFile | undefined, checker: ts.TypeChecker): Map<string, ts.Type> {
  const types = new Map<string, ts.Type>();
  for (const node of file?.statements ?? []) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      types.set(node.name.text, checker.getTypeAtLocation(node.name));
    }
  }
  return types;
}

/** The properties of a type, or of all members of a union. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  const members = type.isUnion() ? type.types : [checker.getApparentType(type)];
  const props = members.flatMap((member) => checker.getPropertiesOfType(member));
  return new Map(props.map((prop) => [prop.name, prop]));
}

/** Whether antd documents a prop: names such as `_skipSemantic` are of use to antd alone. */
function isOfAntd(prop: ts.Symbol, checker: ts.TypeChecker): boolean {
  const [declaration] = prop.declarations ?? [];
  if (!declaration || !ANTD.test(declaration.getSourceFile().fileName)) return false;
  if (!/^[a-z]\w*$/.test(prop.name) || prop.name === 'prefixCls') return false;
  if (isDeprecated(prop, checker)) return false;
  const allowed = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  return !(allowed.flags & ts.TypeFlags.Never);
}

const isDeprecated = (prop: ts.Symbol, checker: ts.TypeChecker) =>
  prop.getJsDocTags(checker).some(({ name }) => name === 'deprecated');

/** The names in the object that `classNames` may be, which may also be a function that returns it. */
function partsOf(
  classNames: ts.Symbol | undefined,
  checker: ts.TypeChecker,
  within = '',
): string[] {
  if (!classNames) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(classNames));
  const objects = (type.isUnion() ? type.types : [type]).filter(
    (member) => member.flags & ts.TypeFlags.Object && member.getCallSignatures().length === 0,
  );
  const names = objects.flatMap((object) =>
    checker.getPropertiesOfType(object).flatMap((part) => {
      if (isDeprecated(part, checker)) return [];
      const inner = partsOf(part, checker, `${within}${part.name}.`);
      return inner.length > 0 ? inner : [within + part.name];
    }),
  );
  return [...new Set(names)];
}
