import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Two columns fit on a phone. */
const MOST_COLUMNS_BESIDE = 2;

/**
 * Tells each cell of a table of three or more columns the name of its column. On a phone the stylesheet makes a card
 * of each row, where the cells stand below one another and the head is left out. The roles are those that the
 * elements have by themselves, which Safari before 17 forgets where they are not laid out as a table.
 */
export function rehypeStackedTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      // dumi has made a component of each Markdown table before this runs.
      if (node.tagName !== 'Table') return;
      const names = cellsOf(node, 'th').map((cell) => textOf(cell));
      if (names.length <= MOST_COLUMNS_BESIDE) return;
      node.properties = { ...node.properties, className: ['stacked'], role: 'table' };
      visit(node, 'element', (row: Element) => {
        if (row.tagName !== 'tr') return;
        row.properties.role = 'row';
        for (const [column, cell] of cellsOf(row, 'td').entries()) {
          cell.properties = { ...cell.properties, role: 'cell', dataLabel: names[column] };
        }
      });
    });
  };
}

function cellsOf(node: Element, tagName: string): Element[] {
  const cells: Element[] = [];
  visit(node, 'element', (cell: Element) => {
    if (cell.tagName === tagName) cells.push(cell);
  });
  return cells;
}
