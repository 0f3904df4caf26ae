import ts from 'typescript';
import type { Library } from './createLibrary';
import { readDoc } from './readDoc';
import type { ApiExpansion, ApiMember, ApiTableKind, Texts } from './types';

/** How an object type is written in a table; its members are shown on demand. */
const OBJECT = '{…}';

/** Finds the kind of the sub-table that an interface has, if it has one. */
export type TableOf = (declaration: ts.Node) => ApiTableKind | undefined;

const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^\| |(?<=<) | (?=>)/g, '')
    .trim();

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

/**
 * What the names and object types in a type stand for: those that the library declares itself, and in
 * turn those which they mention, each once.
 */
export function expandType(node: ts.TypeNode, library: Library, tableOf: TableOf): ApiExpansion[] {
  const found: ApiExpansion[] = [];
  const seen = new Set<ts.Node>();

  const visit = (type: ts.TypeNode): void => {
    for (const literal of objectsIn(type)) {
      found.push({ kind: 'object', name: OBJECT, members: literal.members.flatMap(toMembers) });
      for (const member of literal.members) visitMember(member);
    }
    for (const name of namesIn(type)) {
      const declaration = declarationOf(name, library);
      if (!declaration || seen.has(declaration)) continue;
      seen.add(declaration);
      expand(declaration);
    }
  };

  const visitMember = (member: ts.Node): void => {
    if (isNamedMember(member)) typesOf(member).forEach(visit);
  };

  const expand = (declaration: ts.Declaration): void => {
    const table = tableOf(declaration);
    if (table && ts.isInterfaceDeclaration(declaration)) {
      found.push({ kind: 'table', name: declaration.name.text, table });
    } else if (ts.isInterfaceDeclaration(declaration)) {
      const members = propertiesOf(declaration, library);
      found.push({
        kind: 'object',
        name: nameOf(declaration),
        members: members.flatMap(toMembers),
      });
      members.forEach(visitMember);
    } else if (ts.isTypeAliasDeclaration(declaration)) {
      found.push(expandAlias(declaration, library));
      visitInside(declaration.type);
    } else if (ts.isEnumDeclaration(declaration)) {
      const members = declaration.members.map((member) => oneLine(member.getText()));
      found.push({ kind: 'union', name: declaration.name.text, members });
    }
  };

  /** The members of an object type stand in its expansion already; only what they mention is new. */
  const visitInside = (type: ts.TypeNode): void => {
    if (ts.isTypeLiteralNode(type)) type.members.forEach(visitMember);
    else visit(type);
  };

  visit(node);
  return found;
}

function expandAlias(alias: ts.TypeAliasDeclaration, { checker }: Library): ApiExpansion {
  const name = nameOf(alias);
  const { type } = alias;
  if (ts.isTypeLiteralNode(type)) {
    return { kind: 'object', name, members: type.members.flatMap(toMembers) };
  }
  if (ts.isUnionTypeNode(type)) {
    return { kind: 'union', name, members: type.types.map(writeType) };
  }
  // `(typeof names)[number]`, `keyof Map` and the like say nothing until they are computed.
  const computed = checker.getTypeAtLocation(type);
  if (computed.isUnion() && !alias.typeParameters) {
    return {
      kind: 'union',
      name,
      members: computed.types.map((member) => quote(checker.typeToString(member))),
    };
  }
  return { kind: 'type', name, text: writeType(type) };
}

/** The checker writes strings with double quotes, the sources with single ones. */
const quote = (text: string) => text.replace(/^"(.*)"$/, "'$1'");

/** A declaration's name with its type parameters: `Column<T>`. */
export function nameOf(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
  const parameters = declaration.typeParameters?.map(({ name }) => name.text) ?? [];
  return declaration.name.text + (parameters.length > 0 ? `<${parameters.join(', ')}>` : '');
}

/** The properties and methods of an interface, those of the library's interfaces it extends included. */
export function propertiesOf(
  declaration: ts.InterfaceDeclaration,
  { checker, owns }: Library,
): ts.Declaration[] {
  return checker
    .getTypeAtLocation(declaration)
    .getProperties()
    .flatMap(({ declarations = [] }) => declarations.filter(owns));
}

/** The library's declaration behind a name; none for type parameters and what other packages declare. */
export function declarationOf(
  name: ts.EntityName,
  { checker, owns }: Library,
): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.declarations?.[0];
  return declaration && owns(declaration) && !ts.isTypeParameterDeclaration(declaration)
    ? declaration
    : undefined;
}

function toMembers(member: ts.Node): ApiMember[] {
  const type = signatureOf(member);
  if (!type || !isNamedMember(member)) return [];
  const { english, chinese } = readDoc(member);
  const description: Texts | undefined =
    english && chinese ? { 'zh-CN': chinese, 'en-US': english } : undefined;
  return [{ name: member.name.getText(), type, required: !member.questionToken, description }];
}

type NamedMember = ts.PropertySignature | ts.MethodSignature;

export function isNamedMember(member: ts.Node): member is NamedMember {
  return ts.isPropertySignature(member) || ts.isMethodSignature(member);
}

/** The types that a member names: its own, and those of a method's parameters. */
export function typesOf(member: NamedMember): ts.TypeNode[] {
  const parameters = ts.isMethodSignature(member) ? member.parameters : [];
  return [...parameters.map(({ type }) => type), member.type].filter((type) => type !== undefined);
}

/** The type of a property, or of a method written as an arrow function; none of anything else. */
export function signatureOf(member: ts.Node): string | undefined {
  if (ts.isPropertySignature(member)) return member.type && writeType(member.type);
  if (!ts.isMethodSignature(member)) return undefined;
  const generics = member.typeParameters?.map((node) => node.getText()).join(', ');
  const parameters = member.parameters.map((node) => node.getText()).join(', ');
  const result = member.type ? writeType(member.type) : 'void';
  return oneLine(`${generics ? `<${generics}>` : ''}(${parameters}) => ${result}`);
}

/** Object types with members, outermost ones only, in the order of the source. */
function objectsIn(node: ts.Node): ts.TypeLiteralNode[] {
  if (ts.isTypeLiteralNode(node)) return node.members.length > 0 ? [node] : [];
  const found: ts.TypeLiteralNode[] = [];
  node.forEachChild((child) => {
    found.push(...objectsIn(child));
  });
  return found;
}

/** Names of types, those inside object types left out. */
function namesIn(node: ts.Node): ts.EntityName[] {
  if (ts.isTypeLiteralNode(node)) return [];
  const found: ts.EntityName[] = ts.isTypeReferenceNode(node) ? [node.typeName] : [];
  node.forEachChild((child) => {
    found.push(...namesIn(child));
  });
  return found;
}
