import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { base, origin } from '../.dumi/config/site';
import { readDemoPages } from './support/demo-pages';
import { languages, routes } from './support/site';

const dist = path.resolve(__dirname, '../dist');
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const pages = languages.flatMap(({ lang, prefix }) =>
  routes.map((route) => ({ lang, route, address: `${prefix}${route}` })),
);

type Element = DefaultTreeAdapterTypes.Element;

function elements(html: string, tagName: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node && node.tagName === tagName) {
      found.push(
        Object.fromEntries((node as Element).attrs.map(({ name, value }) => [name, value])),
      );
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

/** The text of the first element of that name. */
function text(html: string, tagName: string): string {
  const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
    if ('value' in node) return node.value;
    return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  };
  const find = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node | undefined => {
    if ('tagName' in node && node.tagName === tagName) return node;
    if (!('childNodes' in node)) return undefined;
    for (const child of node.childNodes) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  const found = find(parse(html));
  return found ? textOf(found) : '';
}

const canonicalOf = (address: string) => `${origin}${base.replace(/\/$/, '')}${address}`;

describe.each(pages)('built page $address ($lang)', ({ lang, route, address }) => {
  const html = read(path.join(address, 'index.html'));
  const links = elements(html, 'link');
  const metas = elements(html, 'meta');

  it('says its language and for which path it was made', () => {
    const [root] = elements(html, 'html');
    expect(root).toMatchObject({ lang, 'data-prerendered': `/mtools${address}` });
  });

  it('links to its canonical address and to every language', () => {
    const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
    expect(canonical).toEqual([canonicalOf(address)]);
    const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
    expect(alternates).toEqual([
      { rel: 'alternate', hreflang: 'zh-CN', href: canonicalOf(route) },
      { rel: 'alternate', hreflang: 'en-US', href: canonicalOf(`/en-US${route}`) },
      { rel: 'alternate', hreflang: 'x-default', href: canonicalOf(route) },
    ]);
  });

  it('links to its Markdown, which is there and has the same title', () => {
    const [link] = links.filter(({ type }) => type === 'text/markdown');
    const markdown = read((link?.href ?? '').slice(base.length));
    const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
    expect(title).toBeTruthy();
    expect(html.slice(0, html.indexOf('</head>'))).toContain(title);
    expect(markdown).not.toMatch(/\{#[a-z-]+\}|<(API|Playground|Overview|ThemeTokens)\b|<code src/);
  });

  it('has one title, a description and a viewport that can be zoomed', () => {
    // A drawing in the body may have a title of its own.
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.match(/<title[ >]/g)).toHaveLength(1);
    expect(metas.filter(({ name }) => name === 'description')).toHaveLength(1);
    const viewports = metas.filter(({ name }) => name === 'viewport');
    expect(viewports.map(({ content }) => content)).toEqual([
      'width=device-width, initial-scale=1',
    ]);
  });

  it('has its heading and its text without JavaScript', () => {
    const main = text(html, 'main');
    expect(main.length).toBeGreaterThan(200);
    expect(text(html, 'h1').length).toBeGreaterThan(0);
    expect(html).not.toContain('run this app');
  });

  it('waits for nothing: no suspended content, no script that moves it', () => {
    expect(html).not.toMatch(/<!--\$[?!]|id="[BSP]:\d|\$R[A-Z]=/);
  });

  it('loads nothing from another host', () => {
    const loaded = [
      ...elements(html, 'script').map(({ src }) => src),
      ...elements(html, 'img').map(({ src }) => src),
      ...links
        .filter(({ rel }) => /stylesheet|icon|preload/.test(rel ?? ''))
        .map(({ href }) => href),
    ].filter((url) => url !== undefined);
    expect(loaded.length).toBeGreaterThan(0);
    for (const url of loaded) expect(url).toMatch(/^\/mtools\//);
  });
});

describe('built site', () => {
  it('has a sitemap of all pages and of nothing else', () => {
    const locations = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(locations.sort()).toEqual(pages.map(({ address }) => canonicalOf(address)).sort());
  });

  it('has robots.txt that names the sitemap', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${canonicalOf('/sitemap.xml')}`);
  });

  it('has a 404 page with text, and no file for the route pattern of demos', () => {
    expect(read('404.html')).toContain('PAGE NOT FOUND');
    expect(existsSync(path.join(dist, '~demos/:id'))).toBe(false);
  });

  it('knows nothing of a debug demo, in no page, script, index or list', () => {
    const names =
      /button-ext-demo-states|StatesDemo|Types and states|类型与状态对照|theme-sheet|主题对照表/;
    // It is on the page that writers see.
    expect(readFileSync(path.resolve(dist, '../docs/AntdExt/ButtonExt.md'), 'utf8')).toMatch(names);
    expect(existsSync(path.join(dist, '~demos/button-ext-demo-async'))).toBe(true);
    const files = globSync('**/*.{html,js,json,xml,md,txt}', { cwd: dist });
    expect(files.length).toBeGreaterThan(pages.length);
    const telling = files.filter((file) => names.test(file) || names.test(read(file)));
    expect(telling).toEqual([]);
  });

  it('has the API table of a component in its page', () => {
    const html = read('antd-ext/button-ext/index.html');
    const [, row] = /<tr id="api-button-ext-isAsyncClick">(.*?)<\/tr>/.exec(html) ?? [];
    expect(row).toMatch(/boolean.*false/);
  });

  it('has the same demos in both languages, each with a link to its page alone', () => {
    const demoPages = readDemoPages();
    const demosIn = (wanted: string) =>
      demoPages.filter(({ lang }) => lang === wanted).flatMap(({ demos }) => demos);
    expect(demosIn('zh-CN').length).toBeGreaterThan(0);
    expect(demosIn('en-US')).toEqual(demosIn('zh-CN'));
    for (const { path: address, lang, demos } of demoPages) {
      const html = read(path.posix.join(address.slice(base.length), 'index.html'));
      for (const id of demos) {
        // A theme may follow.
        expect(html).toContain(`href="${base}~demos/${id}?locale=${lang}`);
        expect(existsSync(path.join(dist, `~demos/${id}/index.html`)), id).toBe(true);
      }
    }
  });

  it('has an empty shell for each demo', () => {
    const shell = read('~demos/button-ext-demo-async/index.html');
    expect(shell).toMatch(/<div id="root"><\/div>/);
    expect(shell).not.toContain('data-prerendered');
    const viewport = elements(shell, 'meta').filter(({ name }) => name === 'viewport');
    expect(viewport.map(({ content }) => content)).toEqual(['width=device-width, initial-scale=1']);
  });
});
