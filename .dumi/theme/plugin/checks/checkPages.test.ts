import { describe, expect, it } from 'vitest';
import { readPage } from '../pages/readPage';
import { checkPages } from './checkPages';

const header = '---\ntitle: Page\natomId: x\n---\n\n';

function check(body: string, others: Record<string, string> = {}) {
  const sources = { 'docs/page.md': body, ...others };
  const pages = Object.entries(sources).map(([file, source]) =>
    readPage(file, `/${file.replace(/^docs\/|\.md$/g, '')}`, source),
  );
  return checkPages({
    pages,
    apiAnchors: new Map([['ButtonExt', ['api-button-ext-debounce']]]),
    playgrounds: ['ButtonExt'],
    functionAnchors: new Map([['some-utils', ['sleep', 'format-number']]]),
    fileExists: (file) => ['docs/demo/a.tsx', 'docs/pic.png', 'public/robots.txt'].includes(file),
  }).map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
}

describe('a page without a problem', () => {
  it('may link to pages, headings, demos, API rows, files, other sites and itself', () => {
    const body = `${header}## 安装 {#install}

<code src="./demo/a.tsx">A</code>

<API id="ButtonExt"></API>

<Playground id="ButtonExt"></Playground>

<Functions id="some-utils"></Functions>

[1](/other) [2](./other.md#usage) [3](#install) [4](#x-demo-a) [5](#api-button-ext-debounce)
[6](https://example.com) [7](/robots.txt) [8](/other/?tab=x#more) [9](#format-number) ![p](./pic.png)
`;
    const others = {
      'docs/other.md': `${header}## 用法 {#usage}\n`,
      'docs/other?tab=x.md': `${header}## 更多 {#more}\n`,
    };
    expect(check(body, others)).toEqual([]);
  });
});

describe('frontmatter', () => {
  it('that is not YAML is reported with its line', () => {
    const [problem, ...others] = check('---\ntitle: x\nnav: {title: y\n---\n');
    expect(problem).toMatch(/^docs\/page\.md:[34]: the front matter is not valid YAML: \S/);
    expect(others).toEqual([]);
  });

  it('without a title is reported', () => {
    expect(check('---\norder: 1\n---\n')).toEqual([
      'docs/page.md:1: the page has no title; put `title: …` into its front matter',
    ]);
  });

  it('links of hero and features are checked', () => {
    const home = '---\ntitle: x\nhero:\n  actions: [{text: a, link: /gone}]\n---\n';
    expect(check(home)).toEqual(['docs/page.md:4: the link /gone leads to no page']);
  });
});

describe('headings', () => {
  it.each([
    ['# One', 'a page has one h1, made from its title; start its sections with ##'],
    ['## 安装', 'the heading has no id; end it with {#an-english-id}'],
    ['## A {#安装}', 'the id “安装” is not valid; use a-z, 0-9 and -, starting with a letter'],
  ])('%s', (heading, reason) => {
    expect(check(`${header}${heading}\n`)).toEqual([`docs/page.md:6: ${reason}`]);
  });

  it('with an id that is taken are reported', () => {
    expect(check(`${header}## A {#a}\n\n## B {#a}\n`)).toEqual([
      'docs/page.md:8: the id “a” stands twice on this page; give one heading another id',
    ]);
  });
});

describe('demos, API tables and playgrounds', () => {
  it('that do not exist are reported', () => {
    const tags = '<API id="Nope"></API>\n\n<Playground id="Nope"></Playground>';
    const body = `${header}<code src="./demo/b.tsx">B</code>\n\n${tags}\n`;
    expect(check(body)).toEqual([
      'docs/page.md:6: there is no demo docs/demo/b.tsx; correct the src or add the file',
      'docs/page.md:8: there is no interface NopeOwnProps to make an API table of; known: ButtonExt',
      'docs/page.md:10: there is no docs/AntdExt/playground/Nope.tsx to try out; add it',
    ]);
  });

  it('generated parts of an unknown component are reported', () => {
    const tags = '<Changes id="Nope"></Changes>\n\n<DesignTokens id="ButtonExt"></DesignTokens>';
    expect(check(`${header}${tags}\n`)).toEqual([
      'docs/page.md:6: there is no component Nope for <Changes>; known: ButtonExt',
    ]);
  });

  it('functions of an unknown package, and a heading with the id of a function, are reported', () => {
    const tags = '<Functions id="nope"></Functions>\n\n<Functions id="some-utils"></Functions>';
    expect(check(`${header}## Sleep {#sleep}\n\n${tags}\n`)).toEqual([
      'docs/page.md:8: there is no package nope with functions; known: some-utils',
      'docs/page.md:10: the id “sleep” of a function is taken by the heading in line 6',
    ]);
  });

  it('a page with demos has to say how their ids start', () => {
    expect(check('---\ntitle: x\n---\n\n<code src="./demo/a.tsx">A</code>\n')).toEqual([
      'docs/page.md:5: a page with demos needs an atomId in its front matter; their ids start with it',
    ]);
  });

  it('a demo id that is taken is reported, and an id attribute resolves it', () => {
    const demo = '<code src="./demo/a.tsx">A</code>\n\n';
    expect(check(`${header}${demo}${demo}`)).toEqual([
      'docs/page.md:8: the demo id “x-demo-a” is taken by docs/page.md:6; add an id="…" to this <code>',
    ]);
    expect(check(`${header}${demo}${demo.replace('<code', '<code id="b"')}`)).toEqual([]);
  });
});

describe('what has no check of its own in Markdown', () => {
  it('a demo id that another page has is reported; a translation may have it', () => {
    const demo = `${header}<code src="./demo/a.tsx">A</code>\n`;
    expect(check(demo, { 'docs/page.en-US.md': demo })).toEqual([]);
    expect(check(demo, { 'docs/other.md': demo })).toEqual([
      'docs/other.md:6: the demo id “x-demo-a” is taken by docs/page.md:6; add an id="…" to this <code>',
    ]);
  });

  it('tags with single quotes, raw links and raw images are read too', () => {
    const body = `${header}<code src='./gone.tsx'>A</code>

<a href="/gone">x</a> <img src="./gone.png">
`;
    expect(check(body)).toEqual([
      'docs/page.md:6: there is no demo docs/gone.tsx; correct the src or add the file',
      'docs/page.md:8: there is no image docs/gone.png',
      'docs/page.md:8: the link /gone leads to no page',
    ]);
  });
});

describe('links', () => {
  it('by reference need a line that defines them', () => {
    const body = `text\n[a][gone] and ![b][pic]\n\n\`rows[0][1]\` and [c][known]\n\n[known]: #gone\n`;
    expect(check(header + body)).toEqual([
      'docs/page.md:7: [a][gone] refers to nothing; add a line “[gone]: address”',
      'docs/page.md:7: [b][pic] refers to nothing; add a line “[pic]: address”',
      'docs/page.md:11: the link #gone leads to no anchor: docs/page.md has no id “gone”',
    ]);
  });

  it.each([
    ['[x](/gone)', 'the link /gone leads to no page'],
    ['[x](./gone.md)', 'the link ./gone.md leads to no page'],
    ['[x](#gone)', 'the link #gone leads to no anchor: docs/page.md has no id “gone”'],
    ['[x](/page?tab=gone)', 'the link /page?tab=gone leads to no page'],
    ['[x](/page#gone)', 'the link /page#gone leads to no anchor: docs/page.md has no id “gone”'],
    ['![x](./gone.png)', 'there is no image docs/gone.png'],
    ['![x](https://a.b/c.png)', 'the image https://a.b/c.png is on another host; add it here'],
  ])('%s', (markdown, reason) => {
    expect(check(`${header}text\n${markdown}\n`)).toEqual([`docs/page.md:7: ${reason}`]);
  });
});
