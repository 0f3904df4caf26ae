import ts from 'typescript';
import { readDoc } from '../api-data/readDoc';
import type { Texts } from '../api-data/types';
import type { FunctionExample } from './types';

/** A tag of a comment: `@param ms Milliseconds.` has the name `param` and the text `ms Milliseconds.` */
interface Tag {
  name: string;
  text: string;
}

/** What the comment of a function says. */
export interface Comment {
  description: Texts;
  /** Texts of parameters by their names, those of destructured ones with a dot: `options.signal`. */
  parameters: Map<string, Texts>;
  returns?: Texts;
  throws: { type?: string; description: Texts }[];
  group?: string;
  since?: string;
  deprecated?: Texts;
  keywords: string[];
  examples: FunctionExample[];
  /** What it lacks, as the end of a sentence: `has no @group`. */
  gaps: string[];
}

/** Where a text differs between the languages, the tag of the Chinese one. */
const CHINESE = {
  param: 'zhParam',
  returns: 'zhReturns',
  throws: 'zhThrows',
  deprecated: 'deprecatedZh',
};

const FENCE = /^```(\w*)[^\n]*\n([\s\S]*?)^```/gm;
const TYPE = /^\{([^}]*)\}\s*/;
const LINK = /\{@link(?:code|plain)?\s+([^}|\s]+)(?:[|\s]+([^}]*))?\}/g;

/** Reads the comment of a function; whatever is missing is among its gaps and nowhere an error. */
export function readComment(node: ts.Node): Comment {
  const tags = tagsOf(node);
  const textsOf = (name: string) => tags.filter((tag) => tag.name === name).map(({ text }) => text);
  const [first] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const english = toText(first && ts.getTextOfJSDocComment(first.comment));
  const [chinese = ''] = textsOf('zh');
  const [group] = textsOf('group');
  const [since] = textsOf('since');
  const gaps: string[] = [];

  const pair = (tag: keyof typeof CHINESE, what: string, texts: string[]): Texts => {
    const [en = '', zh = ''] = texts;
    if (!zh) gaps.push(`has no @${CHINESE[tag]}${what}`);
    return { 'en-US': en, 'zh-CN': zh || en };
  };
  const single = (tag: 'returns' | 'deprecated'): Texts | undefined => {
    const [en] = textsOf(tag);
    return en === undefined ? undefined : pair(tag, '', [en, ...textsOf(CHINESE[tag])]);
  };

  if (!english) gaps.push('has no description');
  if (!chinese) gaps.push('has no Chinese description; add @zh');
  if (!group) gaps.push('has no @group');
  if (!since) gaps.push('has no @since');
  const examples = textsOf('example').flatMap(readExamples);
  if (examples.length === 0) gaps.push('has no @example with a block of code');

  const chineseParameters = new Map(textsOf(CHINESE.param).map(splitName));
  const parameters = textsOf('param')
    .map(splitName)
    .map(([name, en]) => {
      const texts = [en, chineseParameters.get(name) ?? ''];
      // The properties of options have comments of their own.
      if (name.includes('.')) return [name, { 'en-US': en, 'zh-CN': texts[1] || en }] as const;
      return [name, pair('param', ` ${name}`, texts)] as const;
    });
  const chineseThrows = textsOf(CHINESE.throws).map(splitType);
  return {
    description: { 'en-US': english, 'zh-CN': chinese || english },
    parameters: new Map(parameters),
    returns: single('returns'),
    throws: textsOf('throws').map((text, index) => {
      const [type, en] = splitType(text);
      const what = type ? ` {${type}}` : '';
      return { type, description: pair('throws', what, [en, chineseThrows[index]?.[1] ?? '']) };
    }),
    group: group || undefined,
    since: since || undefined,
    deprecated: single('deprecated'),
    keywords: textsOf('keywords').flatMap((text) => text.split(/[\s,，、]+/).filter(Boolean)),
    examples,
    gaps,
  };
}

/** Description of a property, in English where there is no Chinese, and whether the Chinese is missing. */
export function readPropertyTexts(node: ts.Node, fallback?: Texts): { texts: Texts; gap: boolean } {
  const { english, chinese } = readDoc(node);
  const en = english || fallback?.['en-US'] || '';
  const own = chinese || (english ? '' : fallback?.['zh-CN'] || '');
  return { texts: { 'en-US': en, 'zh-CN': own || en }, gap: !english || !chinese };
}

/** The tags in their order, with the line breaks of their texts. */
function tagsOf(node: ts.Node): Tag[] {
  return ts.getJSDocTags(node).map((tag) => {
    const text = toText(ts.getTextOfJSDocComment(tag.comment));
    const name = tag.tagName.text;
    // TypeScript has taken name and type out of the texts of the tags that it knows.
    if (ts.isJSDocParameterTag(tag)) return { name, text: `${tag.name.getText()} ${text}` };
    if (ts.isJSDocThrowsTag(tag) && tag.typeExpression) {
      return { name, text: `${tag.typeExpression.getText()} ${text}` };
    }
    return { name, text };
  });
}

function splitName(text: string): [name: string, text: string] {
  const [name = ''] = text.split(/\s/, 1);
  return [name, text.slice(name.length).trim().replace(/^-\s+/, '')];
}

function splitType(text: string): [type: string | undefined, text: string] {
  return [TYPE.exec(text)?.[1], text.replace(TYPE, '')];
}

function readExamples(text: string): FunctionExample[] {
  return Array.from(text.matchAll(FENCE), ([, lang = '', code = '']) => ({
    lang: lang || 'ts',
    code: code.trimEnd(),
  }));
}

const toText = (comment: string | undefined) =>
  (comment ?? '').replace(LINK, (_, name: string, label?: string) => `\`${label || name}\``).trim();
