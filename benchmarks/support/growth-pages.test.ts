import { expect, it } from 'vitest';
import { checkPages } from '../../.dumi/theme/plugin/checks/checkPages';
import { localeOfFile } from '../../.dumi/theme/plugin/pages/localeOfFile';
import { readPage } from '../../.dumi/theme/plugin/pages/readPage';
import { fitPage } from './foreign-page';
import { type GrowthFile, givePages, writePages } from './growth-pages';

const read = (files: readonly GrowthFile[]) =>
  files.map(({ path, text }) => {
    const { base } = localeOfFile(path);
    const route = path.replace(/^docs/, '').replace(/(\/index)?(\.en-US)?\.md$/, '');
    return readPage(path, base === '/' ? route : base + route, text);
  });

const problemsOf = (files: readonly GrowthFile[]) =>
  checkPages({
    pages: read(files),
    apiAnchors: new Map(),
    playgrounds: [],
    functionAnchors: new Map(),
    fileExists: () => false,
  });

it('writes as many pages as asked for, half of them in each language, without a problem', () => {
  const files = writePages(40);
  expect(files).toHaveLength(40);
  expect(files.filter(({ path }) => path.endsWith('.en-US.md'))).toHaveLength(20);
  expect(problemsOf(files)).toEqual([]);
  const [chinese, english] = read(files);
  expect(chinese?.headings.map(({ value }) => value)).toEqual(
    english?.headings.map(({ value }) => value),
  );
  expect(files).toEqual(writePages(40));
});

it('makes pages of other documentation fit into the site', () => {
  const source = `---
slug: x
---
<!-- note -->

# [Start](./start.md) here

![logo](./logo.png) Read [this](../this.md#a), [that][1] and [the web](https://example.com/).

Next \`a<b>\`
------

Press <kbd>a</kbd>.

[1]: ./that.md
`;
  const page = fitPage('docs/start.md', source);
  expect(page.title).toBe('Start here');
  expect(page.body.replace(/\n{2,}/g, '\n')).toBe(
    `Read this, that and [the web](https://example.com/).
## Next a\\<b> {#part-1}
Press a.`,
  );
  expect(problemsOf(givePages(10, [page]))).toEqual([]);
});
