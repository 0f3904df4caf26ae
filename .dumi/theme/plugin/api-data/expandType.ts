import ts from 'typescript';
import type { Library } from './createLibrary';
import { readDoc } from './readDoc';
import type { ApiExpansion, ApiMember, ApiTableKind, Texts } from './types';
import { OBJECT, objectsIn, oneLine, writeType } from './writeType';

/** Finds the kind of the sub-table that an interface has, if it has one. */
export type TableOf = (declaration: ts.Node) => ApiTableKind | undefined;

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
    else if (isLookup(type, library)) argumentsOf(type.objectType).forEach(visit);
    else visit(type);
  };

  visit(node);
  return found;
}

function expandAlias(alias: ts.TypeAliasDeclaration, library: Library): ApiExpansion {
  const { checker } = library;
  const name = nameOf(alias);
  const { type } = alias;
  if (ts.isTypeLiteralNode(type)) {
    return { kind: 'object', name, members: type.members.flatMap(toMembers) };
  }
  if (ts.isUnionTypeNode(type)) {
    return { kind: 'union', name, members: type.types.map(writeType) };
  }
  if (isLookup(type, library)) {
    const members = checker.getPropertiesOfType(checker.getTypeFromTypeNode(type.objectType));
    const types = members.map((member) => checker.getTypeOfSymbol(member));
    return { kind: 'union', name, members: types.map((each) => quote(checker.typeToString(each))) };
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

/** A type that the type parameters choose among the members of another, such as `ByMultiple<T>[`${M}`]`. */
function isLookup(type: ts.TypeNode, { checker }: Library): type is ts.IndexedAccessTypeNode {
  if (!ts.isIndexedAccessTypeNode(type)) return false;
  return (checker.getTypeFromTypeNode(type.indexType).flags & ts.TypeFlags.Instantiable) !== 0;
}

const argumentsOf = (type: ts.TypeNode): readonly ts.TypeNode[] =>
  (ts.isTypeReferenceNode(type) && type.typeArguments) || [];

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

/** What may be passed where the type of a property is a parameter, whose name alone says nothing. */
export function boundOf(member: ts.Node, { checker }: Library): ts.TypeNode | undefined {
  if (!ts.isPropertySignature(member)) return undefined;
  const { type } = member;
  if (!type || !ts.isTypeReferenceNode(type)) return undefined;
  const [declaration] = checker.getSymbolAtLocation(type.typeName)?.declarations ?? [];
  if (!declaration || !ts.isTypeParameterDeclaration(declaration)) return undefined;
  return declaration.constraint ?? declaration.default;
}

/** Names of types, those inside object types left out. */
export function namesIn(node: ts.Node): ts.EntityName[] {
  if (ts.isTypeLiteralNode(node)) return [];
  const found: ts.EntityName[] = ts.isTypeReferenceNode(node) ? [node.typeName] : [];
  node.forEachChild((child) => {
    found.push(...namesIn(child));
  });
  return found;
}
