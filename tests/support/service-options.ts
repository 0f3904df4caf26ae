import { optionDocs, optionsSchema } from '../../src/node-service/src/options';

const heads = {
  'zh-CN': ['选项', '说明', '类型', '默认值'],
  'en-US': ['Option', 'Description', 'Type', 'Default'],
};

const row = (cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const code = (text: string) => (text === '' ? '–' : `\`${text}\``);

/** The table of all options of node-service, in Markdown. */
export function optionsTable(lang: keyof typeof heads): string {
  const rows = Object.entries(optionsSchema.shape).map(([name, schema]) => {
    const doc = optionDocs.get(schema);
    if (!doc) throw new Error(`The option ${name} of node-service has no description.`);
    const text = lang === 'zh-CN' ? doc.zh : doc.en;
    return row([code(name), text, code(doc.type), code(doc.default)]);
  });
  const head = heads[lang];
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

/** The guide with its table of options as it should be: the one that follows the heading. */
export function withOptions(guide: string, lang: keyof typeof heads): string {
  // A function, because a `$` in a text would mean something.
  const table = () => `${optionsTable(lang)}\n`;
  return guide.replace(/(?<=\{#options\}\n(?:(?!\|)[^\n]*\n)+)(?:\|[^\n]*\n)+/, table);
}
