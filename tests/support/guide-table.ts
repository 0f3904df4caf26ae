import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * The rows of a table of a guide, by the names of the columns; that of the first column is `row`.
 *
 * @param file name of the page below docs/guide
 * @param anchor id of the heading above the table
 */
export function readTable(file: string, anchor: string): Record<string, string>[] {
  const text = readFileSync(path.join(root, 'docs/guide', file), 'utf8');
  const [, section = ''] = new RegExp(`\\{#${anchor}\\}\\n([\\s\\S]*?)\\n##`).exec(text) ?? [];
  const [head = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  return rows.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [index === 0 ? 'row' : head[index], cell])),
  );
}
