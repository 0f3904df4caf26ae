import type { ApiView, ExpansionView, RowView, TableView } from '../api-data/toView';

/** The tables of a component as Markdown, in the language of the view. */
export function apiMarkdown({ antd, words, tables }: ApiView): string {
  const head = [words.name, words.description, words.type, words.default, words.since];
  const toTable = ({ heading, description, rows }: TableView) => [
    ...(heading ? [`### ${heading.title} ${code(heading.name)}`] : []),
    ...(description ? [description] : []),
    [row(head), row(head.map(() => '---')), ...rows.map(toRow)].join('\n'),
  ];
  const toRow = (prop: RowView) =>
    row([
      prop.required ? `${code(prop.name)} (${words.required})` : code(prop.name),
      prop.deprecated
        ? `**${words.deprecated}** ${prop.deprecated} ${prop.description}`
        : prop.description,
      [code(prop.type), ...(prop.expansions ?? []).flatMap(toExpansion)].join('<br>'),
      prop.defaultValue ? code(prop.defaultValue) : '-',
      prop.since ?? '-',
    ]);
  const link = antd ? [`${antd.before}[antd ${antd.name}](${antd.url})${antd.after}`] : [];
  return [...link, ...tables.flatMap(toTable)].join('\n\n');
}

/** What a name stands for; one that has a table of its own is found there. */
function toExpansion({ name, lines }: ExpansionView): string[] {
  if (!lines) return [];
  return [`${code(name)}: ${lines.map((line) => code(line.code)).join(', ')}`];
}

const row = (cells: string[]) => `| ${cells.map(toCell).join(' | ')} |`;

/** A cell is one line, and a bar in it would begin the next one, also inside of code. */
const toCell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/\|/g, '\\|');

/** Code, between as many backticks as it needs. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : fence + text + fence;
}
