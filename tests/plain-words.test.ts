import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const root = path.resolve(__dirname, '..');

/** What comments and test titles call by another word, and the word of the glossary in CONTRIBUTING.md. */
const WORDS: [not: RegExp, word: string][] = [
  [
    /(?<!\bdecimal )(?<!\bin )\bplaces?\b(?! of\b)(?<!\bin (?:its|their) place)/i,
    'position, location, slot or placeholder',
  ],
  [
    /\b(?:page|Markdown file)[’']s header\b|\bheader of (?:a|the|its|each) (?:page|file)\b/i,
    'frontmatter',
  ],
  [/\bfront matter\b/i, 'frontmatter'],
  [
    /\b(?:a|the|its|their|whose|this|that|default|own|same|other) looks?\b(?! at\b| alike\b| the same\b)/i,
    'theme or appearance',
  ],
  [/\bnotices?\b/i, 'notification'],
  [/\bpagers?\b/i, 'pagination'],
  [/\brights\b/i, 'permission'],
  [/\banswer(?:s|ed|ing)?\b/i, 'response or result'],
  [/\banew\b|\bafresh\b/i, 'again'],
  [/\b(?:colour|behaviour)(?:s|ed)?\b/i, 'color, behavior'],
  [/\b(?:speaks|hears|wears|likes)\b/i, 'what the code does'],
  [/\bof its own making\b|\bas of old\b|\bwhoever\b|\bwhosoever\b|\blest\b/i, 'a direct sentence'],
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/ .*$/gm;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

interface Text {
  position: string;
  text: string;
}

function textsOf(file: string, pattern: RegExp): Text[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(pattern)].map((match) => ({
    position: `${file}:${source.slice(0, match.index).split('\n').length}`,
    text: match[2] ?? match[0].replace(/`[^`\n]*`/g, ''),
  }));
}

const files = globSync(
  ['{.dumi,benchmarks,docs,scripts,src,tests}/**/*.{ts,tsx,css}', '*.ts', '.dumirc.ts'],
  {
    cwd: root,
    dot: true,
    ignore: [
      '**/node_modules/**',
      '**/{dist,es,lib}/**',
      '.dumi/tmp*/**',
      'src/jaraxxus/templates/**',
      'tests/plain-words.test.ts',
    ],
  },
);

it.each([
  ['comments', COMMENT],
  ['test titles', TITLE],
])('uses the words of the glossary: %s', (_, pattern) => {
  const texts = files.flatMap((file) => textsOf(file, pattern));
  expect(texts.length).toBeGreaterThan(500);
  const wrong = texts.flatMap(({ position, text }) =>
    WORDS.filter(([not]) => not.test(text)).map(
      ([not, word]) => `${position}: “${text.match(not)?.[0]}” is called “${word}”`,
    ),
  );
  expect(wrong).toEqual([]);
});
