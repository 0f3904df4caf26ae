import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Parents, Root } from 'hast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { base } from '../../config/site';

const PUBLIC = path.resolve(__dirname, '../../../public');
const PNG_SIGNATURE = '89504e470d0a1a0a';

interface JsxAttribute {
  name: string;
  value: string;
}

/**
 * Turns an image of a page into one that can be enlarged (builtins/ZoomImage), gives it its size, so
 * that the text below does not jump when it arrives, and puts the base before the address of a file in
 * `public/`. An image within a link stays an image: a click leads where the link says.
 */
export function rehypeImages(this: Pick<Processor, 'data'>) {
  return (tree: Root) => {
    const page = String((this.data() as Record<string, unknown>).fileAbsPath ?? '');
    visit(tree, 'element', (node: Element, _index, parent?: Parents) => {
      if (node.tagName !== 'img') return;
      const file = fileOf(node, path.dirname(page));
      if (file && existsSync(file)) Object.assign(node.properties, sizeOf(readFileSync(file)));
      const { src } = node.properties;
      if (typeof src === 'string' && /^\/(?!\/)/.test(src))
        node.properties.src = base + src.slice(1);
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

/** Width and height of a PNG or of a WebP as browsers write it, in px; nothing for other formats. */
export function sizeOf(content: Buffer): { width: number; height: number } | undefined {
  if (content.toString('hex', 0, 8) === PNG_SIGNATURE) {
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  }
  const format = content.toString('latin1', 8, 16);
  // developers.google.com/speed/webp/docs/riff_container: the lossy format, and the one with extensions.
  if (format === 'WEBPVP8 ') {
    return {
      width: content.readUInt16LE(26) & 0x3fff,
      height: content.readUInt16LE(28) & 0x3fff,
    };
  }
  if (format === 'WEBPVP8X') {
    return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
  }
  return undefined;
}
