import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as browserUtils from '@mtools/browser-utils';
import * as isomorphicUtils from '@mtools/isomorphic-utils';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../.dumi/theme/common/sandbox/imports';
import { pageOf } from '../.dumi/theme/plugin/pages/pagesOf';

const root = path.resolve(__dirname, '..');

const packages = { 'isomorphic-utils': isomorphicUtils, 'browser-utils': browserUtils };

describe.each(Object.entries(packages))('%s', (name, exported) => {
  const functions = Object.keys(exported).sort();

  it.each(['', '.en-US'])('has a live example of every function on its page%s', (language) => {
    const page = pageOf(`docs/guide/${name}${language}.md`, '', root);
    const demos = page.demos.filter(({ ofFunction }) => ofFunction);
    expect(demos.map(({ title }) => title).sort()).toEqual(functions);
    for (const { src, title } of demos) {
      const code = readFileSync(path.join(root, 'docs/guide', src), 'utf8');
      const own = importsOf(code).find(({ from }) => from === `@mtools/${name}`);
      expect(own?.names, src).toContain(title);
    }
  });
});
