import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import json from 'refractor/json';
import tsx from 'refractor/tsx';
import { toJavaScript } from './toJavaScript';

for (const syntax of [css, json, tsx]) refractor.register(syntax);

/** How dumi's loader writes the text of a demo's file into the module of a page's demos. */
const FILE = /"value": (require\('-!([^'?]+)\?dumi-raw'\)\.default)/g;

/** How it says that a demo has nothing for live editing; the asset with the files stands before it. */
const NO_CONTEXT = 'context: undefined,';

/** How it says what a demo's component is: a part of its own, which is fetched when it is rendered. */
const COMPONENT = /component: React\.memo\(React\.lazy\((\(\) => import\([^)]*\))\)\),/g;

const MODULE = /\.[jt]sx?$/;

/**
 * Adds to each file of the demos what the code panel shows: the file highlighted, and the same in
 * JavaScript. All of it is text much like that beside it, so after compression six demos take 2 KiB,
 * while a highlighter and a compiler would cost the reader more than fifty. A demo's own imports
 * become a module that only the editor loads. And its component gets an import that fetches it ahead.
 *
 * @param source what dumi's loader makes of a page for `?type=demo`
 * @param read reads a file of a demo
 */
export function addCode(
  source: string,
  read = (file: string) => readFileSync(file, 'utf8'),
): string {
  const demos = source.replace(COMPONENT, '$& prefetch: $1,').split(NO_CONTEXT);
  return demos
    .map((demo, index) => {
      if (index === demos.length - 1) return demo;
      const entry = [...demo.matchAll(FILE)].map(([, , file = '']) => file).find(isModule);
      const withCode = demo.replace(FILE, (value, _text, file: string) =>
        [value, ...fields(file, read(file))].join(', '),
      );
      const context = entry ? `() => import(${chunkOf(entry)}'${entry}?scope')` : 'undefined';
      return `${withCode}context: ${context},`;
    })
    .join('');
}

/** One file for the imports of all demos of a folder: the entry script lists every file there is. */
const chunkOf = (entry: string) =>
  `/* webpackChunkName: "scope-${path.basename(path.dirname(entry))}" */ `;

const isModule = (file: string) => MODULE.test(file);

function fields(file: string, code: string): string[] {
  const html = `"html": ${JSON.stringify(highlight(code.trim(), languageOf(file)))}`;
  if (!/\.tsx?$/.test(file)) return [html];
  const plain = toJavaScript(code).trim();
  const javascript = { value: plain, html: highlight(plain, 'tsx') };
  return [html, `"javascript": ${JSON.stringify(javascript)}`];
}

function languageOf(file: string): string {
  return isModule(file) ? 'tsx' : path.extname(file).slice(1);
}

function highlight(code: string, language: string): string {
  const tokens = refractor.registered(language)
    ? // What refractor returns is hast of another version of its types.
      (refractor.highlight(code, language).children as Parameters<typeof toHtml>[0])
    : [{ type: 'text' as const, value: code }];
  return toHtml(tokens);
}
