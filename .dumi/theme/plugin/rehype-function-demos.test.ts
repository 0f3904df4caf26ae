import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeFunctionDemos } from './rehype-function-demos';

const element = (tagName: string, attributes: object[], children: Element[] = []) =>
  ({ type: 'element', tagName, properties: {}, children, JSXAttributes: attributes }) as Element;

it('hands the demos inside of functions to them, and leaves all others where they are', () => {
  const outside = element('DumiDemo', [{ type: 'JSXSpreadAttribute', argument: '{ a }' }]);
  const functions = element(
    'Functions',
    [{ type: 'JSXAttribute', name: 'id', value: '"x"' }],
    [
      element('DumiDemo', [{ type: 'JSXSpreadAttribute', argument: '{ b }' }]),
      element('DumiDemoGrid', [{ type: 'JSXAttribute', name: 'items', value: '[{ c }, { d }]' }]),
    ],
  );
  const plain = element('Functions', []);
  const tree: Root = { type: 'root', children: [outside, functions, plain] };
  rehypeFunctionDemos()(tree);
  expect(tree.children).toEqual([outside, functions, plain]);
  expect(functions).toMatchObject({
    children: [],
    JSXAttributes: [
      { name: 'id' },
      { type: 'JSXAttribute', name: 'demos', value: '[{ b }, ...[{ c }, { d }]]' },
    ],
  });
  expect(plain).toMatchObject({ JSXAttributes: [] });
});
