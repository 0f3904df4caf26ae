import { expect, it } from 'vitest';
import { nearestPages } from './nearestPages';

const pages = [
  { title: '指南', path: '/guide' },
  { title: 'node-utils', path: '/guide/node-utils' },
  { title: 'browser-utils', path: '/guide/browser-utils' },
  { title: 'ButtonExt', path: '/antd-ext/button-ext' },
  { title: 'UploadExt', path: '/antd-ext/upload-ext' },
  { title: '组件总览', path: '/antd-ext' },
];
const first = (asked: string) => nearestPages(asked, pages)[0]?.path;

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
