import { PassThrough } from 'node:stream';
import { parse, serialize } from 'parse5';
import { createElement as h, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { finishPage } from './finishPage';

/** A component whose code arrives after some milliseconds, as a lazily loaded page does. */
const late = (text: string, children?: () => ReactNode) =>
  lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        setTimeout(() => resolve({ default: () => h('div', null, text, children?.()) }), 10);
      }),
  );

/** What React streams for the element, as umi stores it: everything, in the order in which it came. */
function stream(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new PassThrough();
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    output.on('end', () => resolve(Buffer.concat(chunks).toString()));
    const { pipe } = renderToPipeableStream(element, {
      onShellReady: () => pipe(output),
      onError: reject,
    });
  });
}

const site = {
  base: '/mtools/',
  origin: 'https://mtools.example',
  locales: [
    { id: 'zh-CN', name: '中文', base: '/' },
    { id: 'en-US', name: 'English', base: '/en-US' },
  ],
  documents: ['', 'en-US', 'guide', 'en-US/guide'],
  descriptionOf: (document: string) => (document === 'en-US/guide' ? 'A “guide”.' : undefined),
  scriptsOf: (document: string) => (document === 'en-US/guide' ? ['guide.1.js'] : []),
} as const;

it('puts streamed content, nested content too, where its fallback waited', async () => {
  const Inner = late('inner');
  const Outer = late('outer', () => h(Suspense, { fallback: 'wait' }, h(Inner)));
  const Sibling = late('sibling');
  const streamed = await stream(
    h(
      'html',
      null,
      h('head'),
      h(
        'body',
        null,
        h(Suspense, { fallback: h('i', null, 'wait') }, h(Outer)),
        h('hr'),
        h(Suspense, { fallback: 'wait' }, h(Sibling)),
      ),
    ),
  );
  expect(streamed).toContain('wait');
  expect(streamed).toMatch(/<template id="B:0">/);

  const finished = finishPage({ path: 'guide/index.html', content: streamed }, site);
  const body = finished.slice(finished.indexOf('<body>'), finished.indexOf('</body>'));
  expect(body).toBe(
    '<body><!--$--><div>outer<!--$--><div>inner</div><!--/$--></div><!--/$--><hr>' +
      '<!--$--><div>sibling</div><!--/$-->',
  );
});

it('leaves the shell of a demo as it is, but for its language, and what it says to robots and without scripts', () => {
  const html = '<!DOCTYPE html><html lang="x"><head></head><body><p>text</p></body></html>';
  const finished = finishPage({ path: '~demos/x/index.html', content: html }, site);
  expect(finished).toBe(
    serialize(parse(html))
      .replace('lang="x"', 'lang="zh-CN"')
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
  expect(finished).toContain('<html lang="en-US" data-prerendered="/mtools/en-US/guide">');
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
