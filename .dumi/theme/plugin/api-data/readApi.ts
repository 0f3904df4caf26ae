import ts from 'typescript';
import type { Library } from './createLibrary';
import { nameOf, propertiesOf, type TableOf } from './expandType';
import { readAntdBase } from './readAntdBase';
import { problem, readDoc, requireTexts } from './readDoc';
import { mergeOverloads, readRow } from './readRow';
import { type ApiTable, type ApiTableKind, type ComponentApi, subTableKinds } from './types';

const OWN_PROPS = /^(\w+)OwnProps$/;

interface Documented {
  id: string;
  kind: ApiTableKind;
  declaration: ts.InterfaceDeclaration;
}

/**
 * Reads the reference of every component: the props from the interface `XOwnProps`, and a sub-table
 * from each interface whose comment says `@api X <kind>`.
 *
 * @returns the components in the order of their interfaces
 * @throws Error with file and line when an interface is not documented as it should be
 */
export function readApi(library: Library): ComponentApi[] {
  const documented = library.files.flatMap(documentedIn);
  const kinds = new Map<ts.Node, ApiTableKind>(
    documented.map(({ declaration, kind }) => [declaration, kind]),
  );
  const ids = documented.filter(({ kind }) => kind === 'props').map(({ id }) => id);
  const stray = documented.find(({ id }) => !ids.includes(id));
  if (stray) {
    const { id, declaration } = stray;
    throw problem(declaration, `@api names ${id}, but there is no interface ${id}OwnProps`);
  }
  return documented.flatMap(({ id, kind, declaration }) => {
    if (kind !== 'props') return [];
    const others = documented.filter((other) => other.id === id && other.kind !== 'props');
    const tableOf: TableOf = (node) =>
      others.some((other) => other.declaration === node) ? kinds.get(node) : undefined;
    return [
      {
        id,
        antd: readAntdBase(id, declaration),
        tables: [{ id, kind, declaration }, ...others].map((table) =>
          readTable(table, library, tableOf),
        ),
      },
    ];
  });
}

function documentedIn(file: ts.SourceFile): Documented[] {
  return file.statements.filter(ts.isInterfaceDeclaration).flatMap((declaration): Documented[] => {
    const id = OWN_PROPS.exec(declaration.name.text)?.[1];
    if (id) return [{ id, kind: 'props', declaration }];
    const tag = readDoc(declaration).tags.get('api');
    if (tag === undefined) return [];
    const [component = '', wanted] = tag.split(' ');
    const kind = subTableKinds.find((known) => known === wanted);
    if (!kind) {
      throw problem(
        declaration,
        `“@api ${tag}” should be a component and one of: ${subTableKinds.join(', ')}`,
      );
    }
    return [{ id: component, kind, declaration }];
  });
}

function readTable({ kind, declaration }: Documented, library: Library, of: TableOf): ApiTable {
  const nameless = declaration.members.find((member) => !member.name);
  if (nameless) throw problem(nameless, 'a member of a documented interface must have a name');
  const rows = propertiesOf(declaration, library).map((member) => readRow(member, library, of));
  return {
    kind,
    name: nameOf(declaration),
    description:
      kind === 'props'
        ? undefined
        : requireTexts(readDoc(declaration), declaration, declaration.name.text),
    rows: mergeOverloads(rows),
  };
}
