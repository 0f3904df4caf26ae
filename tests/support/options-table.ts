import type { z } from 'zod';
import { optionDocs } from '../../src/node-utils/src/internal';

const heads = {
  'zh-CN': ['选项', '说明', '类型', '默认值'],
  'en-US': ['Option', 'Description', 'Type', 'Default'],
};

/** A language of the guides. */
export type Lang = keyof typeof heads;

const row = (cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const code = (text: string) => (text === '' ? '–' : `\`${text}\``);

/** A row for each option; those of an object whose options are described too follow it as `devServer.port`. */
function rowsOf(schema: z.ZodObject, lang: Lang, prefix = ''): string[] {
  return Object.entries(schema.shape).flatMap(([key, option]) => {
    const name = prefix + key;
    const doc = optionDocs.get(option);
    if (!doc) throw new Error(`The option ${name} has no description.`);
    const text = lang === 'zh-CN' ? doc.zh : doc.en;
    const own = row([code(name), text, code(doc.type), code(doc.default)]);
    const inner = innerObject(option as z.ZodType);
    return inner ? [own, ...rowsOf(inner, lang, `${name}.`)] : [own];
  });
}

/** The object behind `optional()`, if its options are described. */
function innerObject(schema: z.ZodType): z.ZodObject | undefined {
  // The definition says which class of zod this is.
  const { def } = schema as z.ZodOptional<z.ZodObject>;
  if (def.type !== 'optional') return undefined;
  const inner = def.innerType;
  if (inner.def.type !== 'object') return undefined;
  return Object.values(inner.shape).some((part) => optionDocs.has(part)) ? inner : undefined;
}

/** The table of all options, in Markdown. */
export function optionsTable(schema: z.ZodObject, lang: Lang): string {
  const head = heads[lang];
  return [row(head), row(head.map(() => '---')), ...rowsOf(schema, lang)].join('\n');
}

/** The guide with its table of options as it should be: the one that follows the heading. */
export function withOptions(guide: string, schema: z.ZodObject, lang: Lang): string {
  // A function, because a `$` in a text would mean something.
  const table = () => `${optionsTable(schema, lang)}\n`;
  return guide.replace(/(?<=\{#options\}\n(?:(?!\|)[^\n]*\n)+)(?:\|[^\n]*\n)+/, table);
}
