import {
  type DefaultTreeAdapterTypes,
  parse,
  html as parse5Html,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5';
import type { LocaleId } from '../../../config/locales';
import { elementsOf } from '../elementsOf';
import { fileOf } from '../markdown-export/entries';
import { localeOf, pathOf, type Site, translationsOf } from './addresses';
import { openSearchLink } from './openSearch';
import { takePictureStyles } from './pictureStyles';

type Element = DefaultTreeAdapterTypes.Element;

const WITHOUT_SCRIPT: Record<LocaleId, string> = {
  'zh-CN': '未启用 JavaScript：文字可以正常阅读，但示例和各种开关无法使用。',
  'en-US': 'JavaScript is off: the text is readable, but demos and switches do not work.',
};

/** The page of a demo is one file for all languages. */
const DEMO_WITHOUT_SCRIPT =
  '未启用 JavaScript，示例无法运行。 JavaScript is off, so the demo cannot run.';

const { NS } = parse5Html;

const METADATA = new Set(['title', 'meta', 'link']);

/**
 * Finishes one exported HTML file: language, metadata in the head, and for a page the links
 * to its canonical address and its translations. The attribute `data-prerendered` says for which path
 * the markup was made; the client hydrates only there (.dumi/app.tsx).
 *
 * @param file path in the output folder and HTML as umi has written it
 * @returns the finished HTML
 */
export function finishPage(file: { path: string; content: string }, site: Site): string {
  const document = parse(file.content);
  const html = childNamed(document, 'html');
  const head = childNamed(html, 'head');
  const name = file.path.replace(/(^|\/)index\.html$/, '');
  const isPage = site.documents.includes(name);

  const body = childNamed(html, 'body');
  const pictureStyles = takePictureStyles(body);
  keepOneViewport(head);
  moveMetadata(body, head);
  deferScripts(body);
  if (pictureStyles) append(head, 'style', {}, pictureStyles);
  const locale = localeOf(isPage ? name : '', site).id;
  const isDemo = file.path.startsWith('~demos/');
  if (isDemo) append(head, 'meta', { name: 'robots', content: 'noindex' });
  append(body, 'noscript', {}, isDemo ? DEMO_WITHOUT_SCRIPT : WITHOUT_SCRIPT[locale]);
  setAttribute(html, 'lang', locale);
  if (site.chunkList) setAttribute(html, 'data-chunks', site.base + site.chunkList);
  if (isPage) {
    setAttribute(html, 'data-prerendered', pathOf(name, site));
    // On paper, links show whole addresses (styles/print.css).
    append(head, 'style', {}, `:root{--origin:"${site.origin}"}`);
    const description = site.descriptionOf(name);
    if (description) {
      append(head, 'meta', { name: 'description', content: description });
      append(head, 'meta', { property: 'og:description', content: description });
    }
    for (const script of site.scriptsOf(name, file.content)) {
      append(head, 'link', {
        rel: 'preload',
        as: 'script',
        // After the stylesheet: the text is painted from the HTML alone.
        fetchpriority: 'low',
        href: site.base + script,
      });
    }
    append(head, 'link', openSearchLink(localeOf(name, site), site));
    append(head, 'link', {
      rel: 'alternate',
      type: 'text/markdown',
      href: site.base + fileOf(`/${name}`),
    });
    append(head, 'link', { rel: 'canonical', href: site.origin + pathOf(name, site) });
    for (const { lang, href } of translationsOf(name, site)) {
      append(head, 'link', { rel: 'alternate', hreflang: lang, href });
    }
  }
  return serialize(document);
}

function childNamed(parent: DefaultTreeAdapterTypes.ParentNode, tagName: string): Element {
  const found = parent.childNodes.find((node): node is Element => node.nodeName === tagName);
  if (!found) throw new Error(`The exported HTML has no <${tagName}>`);
  return found;
}

/** React writes the metadata of a page before its content; it belongs into the head. */
function moveMetadata(body: Element, head: Element): void {
  for (const element of [...elementsOf(body)]) {
    // The title of a drawing stays in it.
    const isMetadata = METADATA.has(element.tagName) && element.namespaceURI === NS.HTML;
    if (!isMetadata) continue;
    tree.detachNode(element);
    tree.appendChild(head, element);
  }
}

/** The entry script runs when all of the page is there, and holds up none of the inline scripts after it. */
function deferScripts(body: Element): void {
  for (const element of elementsOf(body)) {
    const isLoaded = element.attrs.some(({ name }) => name === 'src');
    if (element.tagName === 'script' && isLoaded) setAttribute(element, 'defer', '');
  }
}

/** umi writes its own viewport and the configured one; the last one is ours. */
function keepOneViewport(head: Element): void {
  const viewports = head.childNodes.filter(
    (node) =>
      node.nodeName === 'meta' &&
      'attrs' in node &&
      node.attrs.some(({ name, value }) => name === 'name' && value === 'viewport'),
  );
  for (const viewport of viewports.slice(0, -1)) tree.detachNode(viewport);
}

function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((attr) => attr.name !== name), { name, value }];
}

function append(
  head: Element,
  tagName: string,
  attributes: Record<string, string>,
  text = '',
): void {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, head.namespaceURI, attrs);
  if (text) tree.insertText(element, text);
  tree.appendChild(head, element);
}
