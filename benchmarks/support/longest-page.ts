import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tests/support/preview-server';

/**
 * The built page with the most text, as a path below the base.
 *
 * @param among matches the paths that count
 */
export function longestPage(among = /^/): string {
  const folder = path.join(root, 'dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('index.html') && !file.startsWith('~demos/'))
    .filter((file) => among.test(file));
  const pages = files.map((file) => ({
    name: file.replace(/\/?index\.html$/, ''),
    html: readFileSync(path.join(folder, file), 'utf8'),
  }));
  return mostText(pages);
}

/** The page whose `<main>` holds the most text. */
export function mostText(pages: readonly { name: string; html: string }[]): string {
  const lengths = pages.map(({ name, html }) => ({ name, length: textLength(html) }));
  const [longest] = lengths.sort((a, b) => b.length - a.length);
  if (!longest) throw new Error('The built site has no pages');
  return longest.name;
}

function textLength(html: string): number {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ').length;
}
