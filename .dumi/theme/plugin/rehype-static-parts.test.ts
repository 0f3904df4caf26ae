import type { Element, Root, Text } from 'hast';
import { expect, it } from 'vitest';
import { rehypeStaticParts } from './rehype-static-parts';

const text = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** What the plugin makes of one element. */
function run(node: Element) {
  const tree: Root = { type: 'root', children: [node] };
  const file = { data: { texts: ['of dumi'] } };
  rehypeStaticParts()(tree, file);
  return { node, html: htmlOf(node), file };
}

function htmlOf(node: object): string | undefined {
  const { JSXAttributes } = node as { JSXAttributes?: { name: string; value: string }[] };
  const attribute = JSXAttributes?.find(({ name }) => name === 'dangerouslySetInnerHTML');
  return attribute?.value;
}

it('writes what holds no component as one text', () => {
  const { node, html } = run(element('p', text('a < b '), element('code', text('"c"'))));
  expect(html).toBe('{ __html: "a &#x3C; b <code>\\"c\\"</code>" }');
  expect(node.children).toEqual([]);
});

it('leaves what holds a component, and what is only a text', () => {
  const inner = element('li', element('em', text('static')));
  const { node, html } = run(element('ul', inner, element('li', element('Link', text('go')))));
  expect(html).toBeUndefined();
  expect(node.children).toHaveLength(2);
  expect(htmlOf(inner)).toBe('{ __html: "<em>static</em>" }');
  expect(run(element('p', text('plain'))).html).toBeUndefined();
});

it('leaves an element whose attributes are computed', () => {
  const image = Object.assign(element('img'), {
    JSXAttributes: [{ type: 'JSXAttribute', name: 'src', value: "require('./a.png')" }],
  });
  expect(run(element('p', image)).html).toBeUndefined();
});

it('takes back the texts that dumi has moved to a list', () => {
  const moved: Text = { ...text('word'), data: { expression: {} } as Text['data'] };
  const { file } = run(element('p', moved));
  expect(moved.data).toBeUndefined();
  expect(file.data.texts).toEqual([]);
});
