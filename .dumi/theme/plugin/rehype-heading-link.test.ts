import type { Element, ElementContent, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeHeadingLink } from './rehype-heading-link';

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });
const text: ElementContent = { type: 'text', value: 'Install' };
const hidden = () => element('a', { ariaHidden: 'true', tabIndex: -1, href: '#install' });

function run(heading: Element): Element {
  const root: Root = { type: 'root', children: [heading] };
  rehypeHeadingLink()(root);
  return heading;
}

it('links a heading by its own text instead of by a hidden link', () => {
  expect(run(element('h2', { id: 'install' }, hidden(), text)).children).toEqual([
    element('a', { className: ['heading-link'], href: '#install' }, text),
  ]);
});

it('leaves a heading that holds a link as it is, without the hidden one', () => {
  const link = element('a', { href: '/guide' }, text);
  expect(run(element('h3', { id: 'install' }, hidden(), link)).children).toEqual([link]);
});
