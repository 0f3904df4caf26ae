import type { ApiView, ExpansionView, RowView, TableView } from '../api-data/toView';
import { code, row } from './writeMarkdown';

/** The tables of a component as Markdown, in the language of the view. */
export function apiMarkdown({ antd, words, tables }: ApiView): string {
  const toTable = ({ heading, description, rows, columns }: TableView) => [
    ...(heading ? [`### ${heading.title} ${code(heading.name)}`] : []),
    ...(description ? [description] : []),
    rowsMarkdown(words, rows, columns),
  ];
  const link = antd ? [`${antd.before}[antd ${antd.name}](${antd.url})${antd.after}`] : [];
  return [...link, ...tables.flatMap(toTable)].join('\n\n');
}

/** A table of props, parameters or options; `columns` are those that not every table has. */
export function rowsMarkdown(
  words: ApiView['words'],
  rows: readonly RowView[],
  columns = { default: true, since: true },
): string {
  const head = [
    words.name,
    words.description,
    words.type,
    ...(columns.default ? [words.default] : []),
    ...(columns.since ? [words.since] : []),
  ];
  const toRow = (prop: RowView) =>
    row([
      prop.required ? `${code(prop.name)} (${words.required})` : code(prop.name),
      prop.deprecated
        ? `**${words.deprecated}** ${prop.deprecated} ${prop.description}`
        : prop.description,
      [code(prop.type), ...(prop.expansions ?? []).flatMap(toExpansion)].join('<br>'),
      ...(columns.default ? [prop.defaultValue ? code(prop.defaultValue) : '-'] : []),
      ...(columns.since ? [prop.since ?? '-'] : []),
    ]);
  return [row(head), row(head.map(() => '---')), ...rows.map(toRow)].join('\n');
}

/** What a name stands for; one that has a table of its own is found there. */
export function toExpansion({ name, lines }: ExpansionView): string[] {
  if (!lines) return [];
  return [`${code(name)}: ${lines.map((line) => code(line.code)).join(', ')}`];
}
