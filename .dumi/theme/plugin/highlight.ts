import type { ElementContent } from 'hast';
import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import json from 'refractor/json';
import markdown from 'refractor/markdown';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

for (const syntax of [bash, css, diff, json, markdown, tsx, typescript, yaml]) {
  refractor.register(syntax);
}

/** The tokens of code. A language that is not registered stays plain text. */
export function highlight(code: string, lang: string): ElementContent[] {
  return refractor.registered(lang)
    ? // What refractor returns is hast of another version of its types.
      (refractor.highlight(code, lang).children as ElementContent[])
    : [{ type: 'text' as const, value: code }];
}
