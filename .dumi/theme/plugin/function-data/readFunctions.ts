import ts from 'typescript';
import type { Library } from '../api-data/createLibrary';
import {
  declarationOf,
  expandType,
  isNamedMember,
  nameOf,
  namesIn,
  propertiesOf,
  type TableOf,
} from '../api-data/expandType';
import { placeOf } from '../api-data/readDoc';
import { mergeOverloads, readMember, withoutRepeats } from '../api-data/readRow';
import type { ApiRow, Texts } from '../api-data/types';
import { writeType } from '../api-data/writeType';
import type { Problem } from '../pages/readPage';
import { groupTitles } from './groups';
import { type Comment, readComment, readPropertyTexts } from './readComment';
import type { FunctionApi, FunctionTable, PackageApi } from './types';
import { parametersOf, resultOf, type SignatureParameter, writeSignature } from './writeSignature';

/** Something that a package exports, with what can be called in it. */
interface Exported {
  name: string;
  /** What the comment belongs to. */
  node: ts.Declaration;
  /** One for each overload; none for a constant that is no function. */
  calls: ts.SignatureDeclaration[];
}

/**
 * Reads what a package exports, types left out: functions, classes and constants, in the order of its index.
 *
 * @param index absolute path of the package's index
 */
export function readFunctions(
  index: string,
  library: Library,
): Pick<PackageApi, 'functions' | 'gaps'> {
  const gaps: Problem[] = [];
  const functions = exportedFrom(index, library).map((exported) => {
    const report = (node: ts.Node, reason: string) => gaps.push({ ...placeOf(node), reason });
    return readFunction(exported, library, report);
  });
  return { functions, gaps };
}

function exportedFrom(index: string, { files, checker, owns }: Library): Exported[] {
  const file = files.find(({ fileName }) => fileName === index);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((symbol): Exported[] => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declarations = (target.declarations ?? []).filter(owns);
    const [node] = declarations;
    const { name } = symbol;
    if (!node) return [];
    if (ts.isFunctionDeclaration(node)) {
      const all = declarations.filter(ts.isFunctionDeclaration);
      const overloads = all.filter(({ body }) => !body);
      return [{ name, node, calls: overloads.length > 0 ? overloads : all }];
    }
    if (ts.isClassDeclaration(node)) {
      return [{ name, node, calls: node.members.filter(ts.isConstructorDeclaration).slice(0, 1) }];
    }
    if (!ts.isVariableDeclaration(node)) return [];
    const { initializer } = node;
    const isFunction =
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
    return [{ name, node, calls: isFunction ? [initializer] : [] }];
  });
}

type Report = (node: ts.Node, reason: string) => void;

function readFunction(
  { name, node, calls }: Exported,
  library: Library,
  report: Report,
): FunctionApi {
  const comment = readComment(node);
  const [first] = calls;
  // The parameters of a class may stand in its own comment or in that of its constructor.
  const inner = ts.isClassDeclaration(node) && first ? readComment(first) : undefined;
  const own = inner
    ? { ...comment, parameters: new Map([...comment.parameters, ...inner.parameters]) }
    : comment;
  const translated = inner?.gaps.filter((gap) => gap.includes('@zhParam')) ?? [];
  for (const gap of [...comment.gaps, ...translated]) report(node, `“${name}” ${gap}`);
  if (comment.group && !Object.hasOwn(groupTitles, comment.group)) {
    const known = Object.keys(groupTitles).join(', ');
    report(
      node,
      `“${name}” has the group “${comment.group}”; known: ${known} (function-data/groups.ts)`,
    );
  }

  const lists = calls.map((call) => parametersOf(call, [...own.parameters.keys()], library));
  const results = calls.map((call) => resultOf(call, library));
  const taken = interfacesOf(
    lists.flat().map(({ type }) => type),
    library,
  );
  const given = interfacesOf(
    calls.map(({ type }) => type),
    library,
  );
  const interfaces = new Set([...taken, ...given]);
  const tableOf: TableOf = (declaration) =>
    [...interfaces].some((known) => known === declaration) ? 'options' : undefined;

  for (const { name: parameter, type } of lists.flat()) {
    const plain = parameter.replace(/^\.\.\./, '');
    const hasTable = type && interfacesIn(type, library).length > 0;
    if (!hasTable && !own.parameters.has(plain)) report(node, `“${name}” has no @param ${plain}`);
  }
  const callName = ts.isClassDeclaration(node) ? `new ${name}` : name;
  const signatures = calls.map((call, index) =>
    writeSignature(callName, call, lists[index] ?? [], results[index]),
  );
  const tables = [...interfaces].map((declaration) => {
    const table = readTable(declaration, own, library, tableOf, report);
    if (taken.includes(declaration)) return table;
    // Nobody has to give what a function returns.
    return { ...table, rows: table.rows.map((row) => ({ ...row, required: false })) };
  });
  if (ts.isClassDeclaration(node)) {
    const known = new Map(
      tables.flatMap(({ rows }) => rows).map((row) => [row.name, row.description]),
    );
    const texts = new Map([...known, ...own.parameters]);
    tables.push(...classTable(node, texts, library, tableOf));
  }
  return {
    name,
    group: comment.group,
    description: comment.description,
    signature: signatures.join('\n') || constantText(name, node, library),
    parameters: readParameters(lists, own, library, tableOf),
    tables,
    returns: readReturns(calls, results, comment, library, tableOf),
    throws: comment.throws,
    since: comment.since,
    deprecated: comment.deprecated,
    keywords: comment.keywords,
    examples: comment.examples,
  };
}

type ObjectDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The interfaces and object types of the package that a type names. */
function interfacesIn(type: ts.TypeNode, library: Library): ObjectDeclaration[] {
  return namesIn(type).flatMap((name): ObjectDeclaration[] => {
    const declaration = declarationOf(name, library);
    if (!declaration) return [];
    if (ts.isInterfaceDeclaration(declaration)) return [declaration];
    if (!ts.isTypeAliasDeclaration(declaration)) return [];
    return ts.isTypeLiteralNode(declaration.type) ? [declaration] : [];
  });
}

const interfacesOf = (types: readonly (ts.TypeNode | undefined)[], library: Library) =>
  types.flatMap((type) => (type ? interfacesIn(type, library) : []));

function readTable(
  declaration: ObjectDeclaration,
  comment: Comment,
  library: Library,
  tableOf: TableOf,
  report: Report,
): FunctionTable {
  const members = ts.isInterfaceDeclaration(declaration)
    ? propertiesOf(declaration, library)
    : ts.isTypeLiteralNode(declaration.type)
      ? [...declaration.type.members]
      : [];
  const rows = members.filter(isNamedMember).map((member) => {
    const name = member.name.getText();
    const { texts, gap } = readPropertyTexts(member, propertyText(comment, name));
    if (gap) {
      const of = declaration.name.text;
      report(member, `“${of}.${name}” needs a description, and @zh with it in Chinese`);
    }
    return { ...readMember(member, library, tableOf), description: texts };
  });
  return { name: nameOf(declaration), rows: mergeOverloads(rows) };
}

/** What the comment of the function says of a property: `@param options.signal …`. */
function propertyText({ parameters }: Comment, property: string): Texts | undefined {
  return [...parameters].find(([name]) => name.endsWith(`.${property}`))?.[1];
}

/**
 * The public properties of the objects of a class.
 *
 * @param texts what is known of them by the parameters of the constructor, for those without a comment
 */
function classTable(
  node: ts.ClassDeclaration,
  texts: ReadonlyMap<string, Texts>,
  library: Library,
  tableOf: TableOf,
): FunctionTable[] {
  const hidden = (member: ts.Declaration) =>
    (ts.getCombinedModifierFlags(member) &
      (ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Static)) !==
    0;
  const fromConstructor = node.members
    .filter(ts.isConstructorDeclaration)
    .flatMap(({ parameters }) =>
      parameters.filter((each) => ts.isParameterPropertyDeclaration(each, each.parent)),
    );
  const properties = [...fromConstructor, ...node.members.filter(ts.isPropertyDeclaration)];
  const rows = properties
    // `name` is in every error.
    .filter((member) => !hidden(member) && member.name.getText() !== 'name' && member.type)
    .map((member): ApiRow => {
      const name = member.name.getText();
      const { type } = member;
      return {
        name,
        type: type ? writeType(type) : '',
        description: readPropertyTexts(member, texts.get(name)).texts,
        required: false,
        expansions: type && withoutRepeats(expandType(type, library, tableOf)),
      };
    });
  return rows.length > 0 ? [{ name: node.name?.text ?? '', rows }] : [];
}

/** Each parameter once, also where several overloads have it. */
function readParameters(
  lists: readonly SignatureParameter[][],
  { parameters }: Comment,
  library: Library,
  tableOf: TableOf,
): ApiRow[] {
  const rows = lists.flat().map((parameter): ApiRow => {
    const { name, type, typeText, required, defaultValue } = parameter;
    const plain = name.replace(/^\.\.\./, '');
    return {
      name,
      type: typeText,
      description: parameters.get(plain) ?? { 'en-US': '', 'zh-CN': '' },
      required: required && lists.every((list) => list.some((other) => other.name === name)),
      defaultValue,
      expansions: type && withoutRepeats(expandType(type, library, tableOf)),
    };
  });
  return mergeOverloads(rows);
}

function readReturns(
  calls: readonly ts.SignatureDeclaration[],
  results: readonly (string | undefined)[],
  { returns }: Comment,
  library: Library,
  tableOf: TableOf,
): FunctionApi['returns'] {
  const written = [...new Set(results)].filter((result) => result !== undefined);
  if (written.length === 0) return undefined;
  const silent = written.every((result) => /^(void|never|asserts .*)$/.test(result));
  if (silent && !returns) return undefined;
  const expansions = calls.flatMap(({ type }) => (type ? expandType(type, library, tableOf) : []));
  return {
    type: written.join(' | '),
    description: returns ?? { 'en-US': '', 'zh-CN': '' },
    expansions: withoutRepeats(expansions),
  };
}

function constantText(name: string, node: ts.Declaration, { checker }: Library): string {
  if (ts.isClassDeclaration(node)) return `new ${name}()`;
  const type = ts.isVariableDeclaration(node) && node.type;
  const text = type ? writeType(type) : checker.typeToString(checker.getTypeAtLocation(node));
  return `const ${name}: ${text}`;
}
