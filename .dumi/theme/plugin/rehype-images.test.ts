import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { rehypeImages } from './rehype-images';

const page = path.resolve(__dirname, '../../../docs/guide/index.md');

/** An image as a Markdown page has it, after the plugin. */
function transform(src: string): Element {
  const image: Element = { type: 'element', tagName: 'img', properties: { src }, children: [] };
  // Of the processor that calls it, the plugin reads the file of the page alone.
  const plugin = { data: () => ({ fileAbsPath: page }) } as unknown as ThisParameterType<
    typeof rehypeImages
  >;
  rehypeImages.call(plugin)({ type: 'root', children: [image] });
  return image;
}

it('gives an image its size and, where there is one, the file for the dark mode', () => {
  const pictures = readdirSync(path.resolve(__dirname, '../../../public/pictures'));
  const light = pictures.find((name) => name.includes('.light.'));
  expect(transform(`/pictures/${light}`)).toMatchObject({
    tagName: 'ZoomImage',
    properties: {
      src: `/mtools/pictures/${light}`,
      'data-dark': `/mtools/pictures/${light?.replace('.light.', '.dark.')}`,
      width: expect.any(Number),
      height: expect.any(Number),
      loading: 'lazy',
    },
  });
});

it('leaves an image of which there is one file alone, and one of another host', () => {
  expect(transform('/favicon.svg').properties).toEqual({
    src: '/mtools/favicon.svg',
    width: expect.any(Number),
    height: expect.any(Number),
    loading: 'lazy',
  });
  const outside = 'https://example.com/a.light.webp';
  expect(transform(outside).properties).toEqual({ src: outside, loading: 'lazy' });
});
