import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { rehypeStackedTables } from './rehype-stacked-tables';

const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const row = (cell: string, values: string[]) =>
  element(
    'tr',
    values.map((value) => element(cell, [{ type: 'text', value }])),
  );

/** A table as dumi hands it on, after the plugin. */
function run(head: string[], ...rows: string[][]): string {
  const body = rows.map((values) => row('td', values));
  const table = element('Table', [element('thead', [row('th', head)]), element('tbody', body)]);
  const tree: Root = { type: 'root', children: [table] };
  rehypeStackedTables()(tree);
  return toHtml(tree);
}

it('tells each cell of three columns the name of its column, and what it is', () => {
  const html = run(['Option', 'Default', 'What'], ['a', '1', 'A.'], ['b', '2', 'B.']);
  expect(html).toContain('<Table class="stacked" role="table">');
  expect(html).toContain(
    '<tr role="row"><td role="cell" data-label="Option">b</td><td role="cell" data-label="Default">2</td><td role="cell" data-label="What">B.</td></tr>',
  );
});

it('leaves two columns, which fit on a phone', () => {
  expect(run(['Key', 'What'], ['a', 'A.'])).not.toMatch(/stacked|role|data-label/);
});
