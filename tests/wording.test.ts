import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const root = path.resolve(__dirname, '..');
const PACKAGES = '{isomorphic-utils,browser-utils,node-utils,node-service,jaraxxus,malganis}';

/** What the pages call by another word, and that word. */
const ENGLISH: [not: RegExp, word: string][] = [
  [/\bcolours?\b/i, 'color'],
  [/\bbackends?\b|\bback-ends?\b/i, 'back end'],
  [/\bfront matter\b/i, 'frontmatter'],
  [/\breaders? (?:may|can|has|have|chose|sees?)\b/i, 'user'],
  [/\bwhole numbers?\b/i, 'integer'],
  [/\b(?:empty|decimal) text\b/i, 'string'],
  [/\bpresent (?:address|answer|host)\b/i, 'current'],
  [/\bis taken off\b|\btakes off\b/i, 'strip'],
  [/\bbelieved\b/i, 'trust'],
];
const CHINESE: [not: RegExp, word: string][] = [
  [/您/, '你'],
  [/[“”]/, '「」'],
  [/平滑退出/, '优雅退出'],
  [/采信/, '信任'],
  [/查询串/, '查询字符串'],
  [/源码映射/, 'source map'],
  [/十进制文本/, '十进制字符串'],
];

/** The lines of a text outside code, each with its position. */
function linesOf(file: string): { place: string; text: string }[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const withoutCode = source
    .replace(/^---\n[\s\S]*?\n---\n|^```[\s\S]*?^```/gm, (part) => part.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '');
  return withoutCode.split('\n').map((text, index) => ({ place: `${file}:${index + 1}`, text }));
}

const pages = globSync(['docs/{guide,Design}/*.md', `src/${PACKAGES}/README.md`], { cwd: root });
const comments = globSync([`src/${PACKAGES}/src/**/*.ts`, '!**/*.test.ts'], { cwd: root }).flatMap(
  (file) => linesOf(file).filter(({ text }) => /^\s*\* /.test(text)),
);
const isChinese = (file: string) => file.startsWith('docs') && !file.endsWith('.en-US.md');

it.each([
  ['English', ENGLISH, pages.filter((file) => !isChinese(file)).flatMap(linesOf)],
  ['English, in comments', ENGLISH, comments.filter(({ text }) => !/\p{Script=Han}/u.test(text))],
  ['Chinese', CHINESE, pages.filter(isChinese).flatMap(linesOf)],
  ['Chinese, in comments', CHINESE, comments.filter(({ text }) => /\p{Script=Han}/u.test(text))],
] as const)('has one name for each thing: %s', (_, words, lines) => {
  expect(lines.length).toBeGreaterThan(100);
  const wrong = lines.flatMap(({ place, text }) =>
    words
      .filter(([not]) => not.test(text))
      .map(([not, word]) => `${place}: “${text.match(not)?.[0]}” is called “${word}”`),
  );
  expect(wrong).toEqual([]);
});
