import ts from 'typescript';

/** Characters that JSX reads in another way than a string does. */
const UNSAFE_IN_JSX = /[{}<>&\\\n\r]/;

interface WriterOptions {
  /** The code of the module. */
  code: string;
  /** Which of the arguments of `t` is written. */
  index: number;
  isRemoved: (node: ts.Node) => boolean;
}

type Writer = (node: ts.Node) => string;

/** Returns a function that writes a node with the texts of one locale in place of the calls of `t`. */
export function createWriter({ code, index, isRemoved }: WriterOptions): Writer {
  const chosen = (node: ts.Node | undefined): ts.Expression | undefined => {
    if (!node || !ts.isCallExpression(node) || node.expression.getText() !== 't') return undefined;
    const text = node.arguments[index];
    if (!text || node.arguments.length !== 2) {
      throw new Error(`t takes the text in Chinese and in English: ${node.getText()}`);
    }
    return text;
  };

  const write: Writer = (node) => {
    if (ts.isJsxExpression(node)) return writeJsx(node);
    if (ts.isTemplateExpression(node)) return joinTemplate(partsOf(node));
    const text = chosen(node);
    if (text) return inParentheses(text) ? `(${write(text)})` : write(text);
    if (isHelperName(node)) {
      throw new Error(`t can only be called or handed on: ${node.parent.getText()}`);
    }
    return writeChildren(node);
  };

  const writeChildren: Writer = (node) => {
    let text = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      const isGone = isRemoved(child) || isHandedOn(child);
      text += isGone ? code.slice(at, child.pos) : code.slice(at, child.getStart()) + write(child);
      at = child.end;
      const comma = isGone && /^\s*,\s*/.exec(code.slice(at));
      if (comma) at += comma[0].length;
    });
    return text + code.slice(at, node.end);
  };

  /** `label={t('姓名', 'Name')}` → `label="姓名"`, and a child becomes the text itself. */
  const writeJsx = (node: ts.JsxExpression): string => {
    const text = chosen(node.expression);
    if (!text) return writeChildren(node);
    const braced = `{${write(text)}}`;
    if (ts.isJsxAttribute(node.parent)) {
      const isPlain = ts.isStringLiteral(text) && !/["&\\]/.test(text.getText().slice(1, -1));
      return isPlain ? `"${text.text}"` : braced;
    }
    if (ts.isJsxElement(text) || ts.isJsxFragment(text)) return write(text);
    if (!ts.isStringLiteral(text) && !ts.isTemplateExpression(text)) return braced;
    const parts = partsOf(text);
    const isSafe = parts.every((part) => typeof part !== 'string' || !UNSAFE_IN_JSX.test(part));
    const [first, last] = [parts[0], parts.at(-1)];
    // Next to a line break, JSX drops white space.
    const loses =
      (typeof first === 'string' && /^\s/.test(first) && /\s/.test(code[node.pos - 1] ?? '')) ||
      (typeof last === 'string' && /\s$/.test(last) && /\s/.test(code[node.end] ?? ''));
    if (!isSafe || loses) return braced;
    return parts.map((part) => (typeof part === 'string' ? part : `{${part.code}}`)).join('');
  };

  /** A text and what stands in it, with the texts of `t` as parts of it. */
  const partsOf = (node: ts.Expression): Part[] => {
    if (ts.isStringLiteral(node)) return [node.text];
    if (ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
    if (!ts.isTemplateExpression(node)) return [{ code: write(node) }];
    const parts: Part[] = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const text = chosen(expression);
      parts.push(...(text ? partsOf(text) : [{ code: write(expression) }]), literal.text);
    }
    return merge(parts);
  };

  return write;
}

/** A text, or the code of an expression. */
type Part = string | { code: string };

function merge(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged.filter((part) => part !== '');
}

function joinTemplate(parts: readonly Part[]): string {
  const [only = ''] = parts;
  if (parts.length < 2 && typeof only === 'string') return `'${escaped(only, "'")}'`;
  const texts = parts.map((part) =>
    typeof part === 'string' ? escaped(part, '`').replaceAll('${', '\\${') : `\${${part.code}}`,
  );
  return `\`${texts.join('')}\``;
}

const escaped = (text: string, quote: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n');

/** Whether the code of a text could be read in another way in its new position; the formatter removes needless ones. */
function inParentheses(text: ts.Expression): boolean {
  const { parent } = text.parent;
  if (ts.isObjectLiteralExpression(text)) return ts.isArrowFunction(parent);
  return (
    ts.isConditionalExpression(text) || ts.isBinaryExpression(text) || ts.isArrowFunction(text)
  );
}

/** An identifier `t` that stands for the function. */
function isHelperName(node: ts.Node): boolean {
  if (!ts.isIdentifier(node) || node.text !== 't') return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !('name' in parent && parent.name === node);
}

/** `t` in `createUsers(t)` or in a list of dependencies. */
function isHandedOn(node: ts.Node): boolean {
  if (!isHelperName(node)) return false;
  const { parent } = node;
  return (
    ts.isArrayLiteralExpression(parent) ||
    (ts.isCallExpression(parent) && parent.expression !== node)
  );
}
