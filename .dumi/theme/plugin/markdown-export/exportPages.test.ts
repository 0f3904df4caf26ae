import { expect, it } from 'vitest';
import { readPage } from '../pages/readPage';
import { exportPages } from './exportPages';

const HEADERS: Record<string, string> = {
  '/': 'title: mtools\ndescription: 工具集',
  '/en-US/': 'title: mtools\ndescription: Tools',
  '/en-US/guide': 'title: Guide\nnav: { title: Guides, order: 2 }',
  '/en-US/guide?tab=more': 'title: More',
  '/en-US/guide/b': 'title: B\norder: 2',
  '/en-US/guide/a': 'title: A\norder: 1\ndescription: The first.',
  '/en-US/guide/hidden': 'title: Hidden\ndebug: true',
  '/en-US/design': 'title: Design\nnav: { title: Design, order: 1 }',
};

const sources = Object.entries(HEADERS).map(([route, header], index) => ({
  file: `docs/${index}.md`,
  route,
  text: `---\n${header}\n---\n\n[A](/en-US/guide/a), [part](/en-US/guide#part)\n`,
}));

const files = exportPages({
  pages: sources.map(({ file, route, text }) => readPage(file, route, text)),
  components: [],
  packages: [],
  parts: { changes: [], tokens: {}, partsOf: () => [], antdOf: () => undefined },
  cwd: '/',
});
const contentOf = (path: string) => files.find((file) => file.path === path)?.content;
const SITE = 'https://mtools.example/mtools/';

it('makes a file of each page, and none of a debug page', () => {
  expect(files.map(({ path }) => path).sort()).toEqual([
    'en-US.md',
    'en-US/design.md',
    'en-US/guide.md',
    'en-US/guide/a.md',
    'en-US/guide/b.md',
    'en-US/llms.txt',
    'index.md',
    'llms.txt',
  ]);
});

it('puts tabs at the end of their page, and leads from page to page in Markdown', () => {
  const links = `[A](${SITE}en-US/guide/a.md), [part](${SITE}en-US/guide#part)\n`;
  expect(contentOf('en-US/guide.md')).toBe(`# Guide\n\n${links}\n# More\n\n${links}`);
});

it('lists the pages of a language in the order of navigation and sidebar', () => {
  expect(contentOf('en-US/llms.txt')).toBe(
    [
      '# mtools',
      '> Tools',
      '## Design',
      `- [Design](${SITE}en-US/design.md)`,
      '## Guides',
      `- [Guide](${SITE}en-US/guide.md)\n- [A](${SITE}en-US/guide/a.md): The first.\n- [B](${SITE}en-US/guide/b.md)`,
      '## Other languages',
      `- [中文](${SITE}llms.txt)\n`,
    ].join('\n\n'),
  );
});
