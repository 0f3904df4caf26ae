import ts from 'typescript';
import type { ControlValue } from '../api-data/readControls';
import { sliceTokens, type Token, tokensOf } from './tokens';
import { parse } from './toPage';

/** The code of a playground with a placeholder for the values of its controls. */
export interface Template {
  /** The values of controls that the file itself sets. */
  start: Record<string, ControlValue>;
  /** The element, or the call of a method; what is in it is indented as if it stood at the beginning of a line. */
  name: Token[];
  isCall: boolean;
  /** The props or options that the file sets, in its order. */
  members: { name: string; code: Token[] }[];
  /** What is between the tags, if it is no control. */
  content?: Token[];
  /** What is around it. */
  before: Token[];
  after: Token[];
  /** How far its first line is indented. */
  indent: number;
  /** Whether it alone is returned, and gets parentheses where it is longer than a line. */
  isReturned: boolean;
}

type Target = ts.JsxOpeningElement | ts.JsxSelfClosingElement | ts.CallExpression;

/**
 * Reads the formatted code of a page.
 *
 * @param names the names of the controls
 * @throws Error if there is no `{...props}`, if the page uses `props` in another way, or if it sets a control to
 *   something that is no plain value
 */
export function readTemplate(code: string, names: readonly string[]): Template {
  const file = parse(code);
  const target = targetOf(file);
  checkProps(file);
  const tokens = tokensOf(code);
  const node = ts.isJsxOpeningElement(target) ? target.parent : target;
  const outer = ts.isParenthesizedExpression(node.parent) ? node.parent : node;
  const isReturned = ts.isReturnStatement(outer.parent);
  const lineIndent = indentAt(code, (isReturned ? outer.parent : node).getStart());

  const start: Template['start'] = {};
  const members = membersOf(target).map((member) => {
    const name = member.name?.getText() ?? '';
    if (names.includes(name)) start[name] = literalOf(valueIn(member));
    const from = member.getStart();
    return { name, code: sliceTokens(tokens, from, member.end, indentAt(code, from)) };
  });
  const template: Template = {
    start,
    name: nameOf(target, tokens),
    isCall: ts.isCallExpression(target),
    members,
    before: sliceTokens(tokens, 0, outer.getStart()),
    after: sliceTokens(tokens, outer.end, code.trimEnd().length),
    indent: isReturned ? lineIndent + 2 : lineIndent,
    isReturned,
  };
  if (!ts.isJsxElement(node)) return template;
  const children = childrenControl(node);
  if (children) return { ...template, start: { ...start, children: literalOf(children) } };
  const [from, to] = trimmed(code, node.openingElement.end, node.closingElement.getStart());
  return { ...template, content: sliceTokens(tokens, from, to, indentAt(code, from)) };
}

function targetOf(file: ts.SourceFile): Target {
  const found: Target[] = [];
  const visit = (node: ts.Node): void => {
    if (isSpread(node)) {
      const { parent } = node.parent;
      if (ts.isCallExpression(parent) || ts.isJsxOpeningLikeElement(parent)) found.push(parent);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const [target] = found;
  if (!target || found.length > 1) {
    throw new Error('{...props} has to be in one element, or in the options of one call');
  }
  return target;
}

const isSpread = (node: ts.Node) =>
  (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node)) &&
  node.expression.getText() === 'props';

/** @throws Error if `props` would stay in the code */
function checkProps(file: ts.SourceFile): void {
  const visit = (node: ts.Node): void => {
    if (isSpread(node) || fallbackOf(node)) return;
    if (ts.isIdentifier(node) && node.text === 'props') {
      throw new Error(`the code would have no props: ${node.parent.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

type Member = ts.JsxAttribute | ts.ObjectLiteralElementLike;

function membersOf(target: Target): Member[] {
  if (!ts.isCallExpression(target)) return target.attributes.properties.filter(ts.isJsxAttribute);
  const [options] = target.arguments;
  if (!options || !ts.isObjectLiteralExpression(options)) return [];
  return options.properties.filter((property) => !ts.isSpreadAssignment(property));
}

function nameOf(target: Target, tokens: readonly Token[]): Token[] {
  if (!ts.isCallExpression(target)) return [{ text: target.tagName.getText(), type: 'tag' }];
  const { expression } = target;
  const called = ts.isElementAccessExpression(expression) ? expression.expression : expression;
  return sliceTokens(tokens, called.getStart(), called.end);
}

function valueIn(member: Member): ts.Expression | undefined {
  if (ts.isPropertyAssignment(member)) return member.initializer;
  if (!ts.isJsxAttribute(member)) return undefined;
  const { initializer } = member;
  if (!initializer) return ts.factory.createTrue();
  return ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

function literalOf(value: ts.Expression | undefined): ControlValue {
  if (value?.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (value?.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (value && ts.isNumericLiteral(value)) return Number(value.text);
  if (value && ts.isStringLiteralLike(value)) return value.text;
  throw new Error(
    `a prop with a control can only start with a plain value: ${value?.parent.parent.getText()}`,
  );
}

/** The text in `{props.children ?? 'Save'}`. */
function childrenControl({ children }: ts.JsxElement): ts.Expression | undefined {
  const [child] = children.filter((node) => !ts.isJsxText(node) || node.text.trim() !== '');
  if (!child || !ts.isJsxExpression(child) || !child.expression) return undefined;
  return fallbackOf(child.expression);
}

function fallbackOf(node: ts.Node): ts.Expression | undefined {
  return ts.isBinaryExpression(node) && node.left.getText() === 'props.children'
    ? node.right
    : undefined;
}

function indentAt(code: string, position: number): number {
  const line = code.slice(code.lastIndexOf('\n', position - 1) + 1);
  return line.length - line.trimStart().length;
}

function trimmed(code: string, start: number, end: number): [number, number] {
  const text = code.slice(start, end);
  return [start + text.length - text.trimStart().length, start + text.trimEnd().length];
}
