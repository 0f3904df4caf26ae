import ts from 'typescript';
import type { Library } from './createLibrary';
import { declarationOf, propertiesOf } from './expandType';
import { readDoc } from './readDoc';

/** A value that can be typed or chosen. A node is a text, as far as a control goes. */
export type ControlValue = boolean | number | string;

/** How one prop can be tried out. */
export interface Control {
  name: string;
  /** What may be given freely; `node` is a text that React renders. */
  kinds: ('boolean' | 'number' | 'string' | 'node')[];
  /** The values of the prop's literal types. */
  options: ControlValue[];
  /** What the component does without the prop, where that is a plain value. */
  defaultValue?: ControlValue;
}

/** What the `XPlaygroundProps` of a playground file are called. */
const PLAYGROUND_PROPS = /^(\w+)PlaygroundProps$/;

/**
 * Makes controls for a component's playground: for the props that its file names in `XPlaygroundProps`,
 * most of them antd's, and for the component's other own props. Functions, objects, deprecated props and
 * those that the file declares as `never` have no control.
 *
 * @returns the controls by component
 */
export function readControls(library: Library): Map<string, Control[]> {
  const interfaces = library.files.flatMap((file) =>
    file.statements.filter(ts.isInterfaceDeclaration),
  );
  const propsOf = (name: string) => {
    const declaration = interfaces.find((candidate) => candidate.name.text === name);
    if (!declaration) return [];
    return propertiesOf(declaration, library).filter(ts.isPropertySignature);
  };
  return new Map(
    interfaces.flatMap(({ name }) => {
      const id = PLAYGROUND_PROPS.exec(name.text)?.[1];
      if (!id) return [];
      const named = propsOf(name.text);
      const others = propsOf(`${id}OwnProps`).filter(
        (own) => !named.some((prop) => prop.name.getText() === own.name.getText()),
      );
      return [[id, [...named, ...others].flatMap((prop) => toControl(prop, library))] as const];
    }),
  );
}

function toControl(prop: ts.PropertySignature, library: Library): Control[] {
  const { tags } = readDoc(prop);
  if (!prop.type || tags.has('deprecated')) return [];
  const control: Control = { name: prop.name.getText(), kinds: [], options: [] };
  addType(control, prop.type, library);
  // Whatever can be a node can be a text.
  if (control.kinds.includes('node')) {
    control.kinds = control.kinds.filter((kind) => kind !== 'string');
  }
  if (control.kinds.length + control.options.length === 0) return [];
  const defaultValue = toValue(tags.get('default'), control);
  return [defaultValue === undefined ? control : { ...control, defaultValue }];
}

function addType(control: Control, type: ts.TypeNode, library: Library): void {
  const { kinds } = control;
  if (ts.isUnionTypeNode(type)) for (const part of type.types) addType(control, part, library);
  else if (ts.isParenthesizedTypeNode(type)) addType(control, type.type, library);
  else if (type.kind === ts.SyntaxKind.BooleanKeyword) addKind(kinds, 'boolean');
  else if (type.kind === ts.SyntaxKind.NumberKeyword) addKind(kinds, 'number');
  else if (type.kind === ts.SyntaxKind.StringKeyword) addKind(kinds, 'string');
  else if (ts.isLiteralTypeNode(type)) addLiteral(control, type.literal);
  else if (ts.isTypeReferenceNode(type)) {
    if (/^(React\.)?ReactNode$/.test(type.typeName.getText())) addKind(kinds, 'node');
    const declaration = declarationOf(type.typeName, library);
    if (declaration && ts.isTypeAliasDeclaration(declaration))
      addAlias(control, declaration, library);
  }
}

/** An alias of something other than a union, such as `keyof Map`, is what the checker makes of it. */
function addAlias(control: Control, alias: ts.TypeAliasDeclaration, library: Library): void {
  const computed = library.checker.getTypeAtLocation(alias.type);
  if (!computed.isUnion() || ts.isUnionTypeNode(alias.type)) {
    addType(control, alias.type, library);
    return;
  }
  for (const part of computed.types) {
    if (part.isStringLiteral() || part.isNumberLiteral()) control.options.push(part.value);
  }
}

function addLiteral({ options }: Control, literal: ts.LiteralTypeNode['literal']): void {
  if (ts.isStringLiteral(literal)) options.push(literal.text);
  else if (ts.isNumericLiteral(literal)) options.push(Number(literal.text));
  else if (literal.kind === ts.SyntaxKind.TrueKeyword) options.push(true);
  else if (literal.kind === ts.SyntaxKind.FalseKeyword) options.push(false);
}

function addKind(kinds: Control['kinds'], kind: Control['kinds'][number]): void {
  if (!kinds.includes(kind)) kinds.push(kind);
}

/** The value that a `@default` writes, if it is one that the control could have. */
function toValue(text: string | undefined, { kinds, options }: Control): ControlValue | undefined {
  if (text === undefined) return undefined;
  const source = text.replace(/^`(.*)`$/, '$1');
  const quoted = /^(['"])(.*)\1$/.exec(source)?.[2];
  if (/^(true|false)$/.test(source)) {
    const boolean = source === 'true';
    if (kinds.includes('boolean') || options.includes(boolean)) return boolean;
  }
  if (quoted === undefined && source !== '' && Number.isFinite(Number(source))) {
    const number = Number(source);
    if (kinds.includes('number') || options.includes(number)) return number;
  }
  const string = quoted ?? source;
  if (options.includes(string)) return string;
  return kinds.includes('node') || kinds.includes('string') ? string : undefined;
}
