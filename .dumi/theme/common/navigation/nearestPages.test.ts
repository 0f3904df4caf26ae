import { expect, it } from 'vitest';
import { nearestPages } from './nearestPages';

const pages = [
  { title: '指南', link: '/guide' },
  { title: 'node-utils', link: '/guide/node-utils' },
  { title: 'browser-utils', link: '/guide/browser-utils' },
  { title: 'ButtonExt', link: '/antd-ext/button-ext' },
  { title: 'UploadExt', link: '/antd-ext/upload-ext' },
  { title: '组件总览', link: '/antd-ext' },
];
const first = (asked: string) => nearestPages(asked, pages)[0]?.link;

it.each([
  ['/antd-ext/uplaod-ext', '/antd-ext/upload-ext'],
  ['/components/ButtonExt', '/antd-ext/button-ext'],
  ['/guide/node_utils', '/guide/node-utils'],
  ['/browserutils', '/guide/browser-utils'],
  ['/Guide', '/guide'],
])('for %s the nearest page is %s', (asked, link) => expect(first(asked)).toBe(link));

it('gives three pages, or what there is', () => {
  expect(nearestPages('/x', pages)).toHaveLength(3);
  expect(nearestPages('', pages.slice(0, 2))).toHaveLength(2);
});
