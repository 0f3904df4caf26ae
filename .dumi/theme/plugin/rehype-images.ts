import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Parents, Root } from 'hast';
import { imageSize } from 'image-size';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { base } from '../../config/site';

const PUBLIC = path.resolve(__dirname, '../../../public');

/** The end of a name of which there is a second file for the dark mode (`pnpm docs:pictures`). */
const LIGHT = /\.light(?=\.\w+$)/;

interface JsxAttribute {
  name: string;
  value: string;
}

/**
 * Turns an image of a page into one that can be enlarged (builtins/ZoomImage), gives it its size, so
 * that the text below does not jump when it arrives, and puts the base before the address of a file in
 * `public/`. `a.light.webp` brings `a.dark.webp` with it, if there is one, for the dark mode. An image within a
 * link stays an image: a click leads where the link says.
 */
export function rehypeImages(this: Pick<Processor, 'data'>) {
  return (tree: Root) => {
    const page = String((this.data() as Record<string, unknown>).fileAbsPath ?? '');
    visit(tree, 'element', (node: Element, _index, parent?: Parents) => {
      if (node.tagName !== 'img') return;
      const file = fileOf(node, path.dirname(page));
      if (file && existsSync(file)) Object.assign(node.properties, sizeOf(readFileSync(file)));
      const { src } = node.properties;
      const isPublic = typeof src === 'string' && /^\/(?!\/)/.test(src);
      if (isPublic) node.properties.src = base + src.slice(1);
      const inDark = file?.replace(LIGHT, '.dark');
      if (isPublic && inDark && inDark !== file && existsSync(inDark))
        node.properties['data-dark'] = base + src.slice(1).replace(LIGHT, '.dark');
      node.properties.loading = 'lazy';
      if (parent?.type !== 'element' || parent.tagName !== 'a') node.tagName = 'ZoomImage';
    });
  };
}

/** dumi has already made `require('./a.png')` of the address of an image beside the page. */
function fileOf(node: Element, folder: string): string | undefined {
  const { src } = node.properties;
  if (typeof src === 'string') return src.startsWith('/') ? path.join(PUBLIC, src) : undefined;
  const { JSXAttributes = [] } = node as Element & { JSXAttributes?: JsxAttribute[] };
  const required = JSXAttributes.find(({ name }) => name === 'src')?.value;
  const relative = /^require\('(.*)'\)$/.exec(required ?? '')?.[1];
  return relative ? path.join(folder, relative) : undefined;
}

/** Width and height in px; nothing for what is no image. */
export function sizeOf(content: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(content);
    return { width, height };
  } catch {
    return undefined;
  }
}
