import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { localizeDemo } from '../.dumi/theme/plugin/markdown/localizeDemo';
import { isUntranslated } from './support/demo-words';

const root = path.resolve(__dirname, '..');

/** The application that lets its users choose between two languages has the texts of both. */
const IN_BOTH = 'docs/AntdExt/demo/users/texts.ts';

// The examples of functions speak code: their labels are the names of parameters.
const files = globSync('docs/AntdExt/{demo,playground}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => file !== IN_BOTH)
  .sort()
  .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }));

/** Attributes and properties whose text is shown or read out. */
const SHOWN =
  /^(label|title|placeholder|content|message|description|help|extra|emptyDesc|error|aria-label|headerExtra|(ok|cancel|btn)Text|(un)?checkedChildren)$/i;

const CHOICES = new Set([ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]);

/** The texts that a module shows, also those that are there only after a click. */
function shownTexts(code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (ts.isJsxText(node) || (isText && isShown(node))) texts.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts;
}

function isShown(node: ts.Node): boolean {
  const { parent } = node;
  // One of several, as in `reason || 'Unknown'`.
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  if (ts.isBinaryExpression(parent))
    return CHOICES.has(parent.operatorToken.kind) && isShown(parent);
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name !== node && SHOWN.test(parent.name.getText());
  }
  if (ts.isNewExpression(parent)) return parent.expression.getText() === 'Error';
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
}

it.each(files)('$file shows no English in Chinese', ({ code }) => {
  expect(shownTexts(localizeDemo(code, 'zh-CN')).filter(isUntranslated)).toEqual([]);
});

it.each(files)('$file shows no Chinese in English', ({ code }) => {
  // The name of the language, in itself.
  const english = localizeDemo(code, 'en-US').replaceAll('中文', '');
  expect(english.match(/.*\p{Script=Han}.*/gu)).toBeNull();
});

it.each(files)('the shown code of $file has no trace of how it is localized', ({ code }) => {
  expect(localizeDemo(code, 'zh-CN')).not.toMatch(/demo-?text|\bt\(/i);
});
