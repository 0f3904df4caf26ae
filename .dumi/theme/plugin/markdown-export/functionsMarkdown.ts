import type { Block, FunctionsView, FunctionView } from '../function-data/toView';
import { rowsMarkdown, toExpansion } from './apiMarkdown';
import { code, fenced } from './writeMarkdown';

/** The functions of a package as Markdown, in the language of the view, whose code is as it was written. */
export function functionsMarkdown({ words, groups }: FunctionsView): string {
  const toFunction = (each: FunctionView): string[] => [
    `### ${each.name}`,
    ...(each.facts ? [each.facts] : []),
    ...(each.deprecated ? [`**${words.deprecated}** ${each.deprecated}`] : []),
    ...each.description.map(toBlock),
    fenced(each.signature.text, each.signature.lang),
    ...each.tables.flatMap(({ heading, rows, columns }) => {
      const name = heading ? words.property : words.parameter;
      const title = heading ? [code(heading.name)] : [];
      return [...title, rowsMarkdown({ ...words, name }, rows, columns)];
    }),
    ...(each.returns
      ? [withType(words.colon, words.returns, each.returns.type, each.returns)]
      : []),
    ...each.throws.map(({ type, text }) => withType(words.colon, words.throws, type, { text })),
    ...each.examples.map(({ text, lang }) => fenced(text, lang)),
  ];
  return groups
    .flatMap(({ heading, functions }) => [
      ...(heading ? [`## ${heading.title}`] : []),
      ...functions.flatMap(toFunction),
    ])
    .join('\n\n');
}

const toBlock = (block: Block) =>
  typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n');

function withType(
  colon: string,
  label: string,
  type: string | undefined,
  { text, expansions = [] }: Pick<NonNullable<FunctionView['returns']>, 'text' | 'expansions'>,
): string {
  const said = [type && code(type), text].filter(Boolean).join(colon);
  return [`**${label}** ${said}`, ...expansions.flatMap(toExpansion)].join('<br>');
}
