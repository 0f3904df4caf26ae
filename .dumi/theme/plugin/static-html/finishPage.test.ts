import { parse, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { finishPage } from './finishPage';

const site = {
  base: '/mtools/',
  origin: 'https://mtools.example',
  locales: [
    { id: 'zh-CN', name: '中文', base: '/' },
    { id: 'en-US', name: 'English', base: '/en-US' },
  ],
  documents: ['', 'en-US', 'guide', 'en-US/guide'],
  chunkList: 'chunks.1.json',
  descriptionOf: (document: string) => (document === 'en-US/guide' ? 'A “guide”.' : undefined),
  scriptsOf: (document: string) => (document === 'en-US/guide' ? ['guide.1.js'] : []),
} as const;

it('leaves the shell of a demo as it is, but for its language, and what it says to robots and without scripts', () => {
  const html = '<!DOCTYPE html><html lang="x"><head></head><body><p>text</p></body></html>';
  const finished = finishPage({ path: '~demos/x/index.html', content: html }, site);
  expect(finished).toBe(
    serialize(parse(html))
      .replace('lang="x"', 'lang="zh-CN" data-chunks="/mtools/chunks.1.json"')
      .replace('<head>', '<head><meta name="robots" content="noindex">')
      .replace(
        '</body>',
        '<noscript>未启用 JavaScript，示例无法运行。 JavaScript is off, so the demo cannot run.</noscript></body>',
      ),
  );
});

it('leaves the title of a drawing in it, and moves that of the page into the head', () => {
  const html =
    '<html><head></head><body><svg><title>empty</title></svg><title>Guide</title></body></html>';
  const finished = finishPage({ path: 'guide/index.html', content: html }, site);
  expect(finished).toContain('<svg><title>empty</title></svg>');
  expect(finished.slice(0, finished.indexOf('</head>'))).toContain('<title>Guide</title>');
});

it('writes language, path, canonical address and translations of a page', () => {
  const html = '<html lang="en"><head></head><body></body></html>';
  const finished = finishPage({ path: 'en-US/guide/index.html', content: html }, site);
  expect(finished).toContain(
    '<html lang="en-US" data-chunks="/mtools/chunks.1.json" data-prerendered="/mtools/en-US/guide">',
  );
  expect(finished).toContain('<style>:root{--origin:"https://mtools.example"}</style>');
  expect(finished).toContain(
    '<meta name="description" content="A “guide”.">' +
      '<meta property="og:description" content="A “guide”.">' +
      '<link rel="preload" as="script" fetchpriority="low" href="/mtools/guide.1.js">' +
      '<link rel="search" type="application/opensearchdescription+xml" title="mtools (English)" href="/mtools/opensearch.en-US.xml">' +
      '<link rel="alternate" type="text/markdown" href="/mtools/en-US/guide.md">' +
      '<link rel="canonical" href="https://mtools.example/mtools/en-US/guide">' +
      '<link rel="alternate" hreflang="zh-CN" href="https://mtools.example/mtools/guide">' +
      '<link rel="alternate" hreflang="en-US" href="https://mtools.example/mtools/en-US/guide">' +
      '<link rel="alternate" hreflang="x-default" href="https://mtools.example/mtools/guide">',
  );
});
