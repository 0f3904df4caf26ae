import path from 'node:path';
import ts from 'typescript';
import type { Texts } from './types';

/** What a JSDoc comment says of a declaration. */
export interface Doc {
  english: string;
  chinese: string;
  /** Text of a tag by its name. */
  tags: ReadonlyMap<string, string>;
}

export function readDoc(node: ts.Node): Doc {
  const tags = new Map(
    ts
      .getJSDocTags(node)
      .map((tag) => [tag.tagName.text, toText(ts.getTextOfJSDocComment(tag.comment))] as const),
  );
  const english = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => toText(ts.getTextOfJSDocComment(comment)))
    .join(' ');
  return { english, chinese: tags.get('zh') ?? '', tags };
}

/**
 * The description in both languages.
 *
 * @throws Error with file and line when one is missing
 */
export function requireTexts({ english, chinese }: Doc, node: ts.Node, name: string): Texts {
  if (!english) throw problem(node, `“${name}” has no description; write a JSDoc comment for it`);
  if (!chinese) throw problem(node, `“${name}” has no Chinese description; add a @zh tag`);
  return { 'zh-CN': chinese, 'en-US': english };
}

/** What to use instead of something deprecated; undefined when it is not deprecated. */
export function readDeprecation({ tags }: Doc, node: ts.Node, name: string): Texts | undefined {
  const english = tags.get('deprecated');
  if (english === undefined) return undefined;
  const chinese = tags.get('deprecatedZh');
  if (!english) throw problem(node, `“${name}” is deprecated; say after @deprecated what to use`);
  if (!chinese) throw problem(node, `“${name}” is deprecated; say so in Chinese: @deprecatedZh …`);
  return { 'zh-CN': chinese, 'en-US': english };
}

/** An error that begins with file and line of a node. */
export function problem(node: ts.Node, reason: string): Error {
  const { file, line } = placeOf(node);
  return new Error(`${file}:${line}: ${reason}`);
}

/** Where a node stands: the file in the repository, and the line, counted from 1. */
export function placeOf(node: ts.Node): { file: string; line: number } {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return { file: path.relative(process.cwd(), file.fileName), line: line + 1 };
}

const toText = (comment: string | undefined) => (comment ?? '').replace(/\s+/g, ' ').trim();
