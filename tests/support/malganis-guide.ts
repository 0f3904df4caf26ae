import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './preview-server';

const heads = {
  'zh-CN': ['选项', '说明', '类型', '默认值'],
  'en-US': ['Option', 'Description', 'Type', 'Default'],
};

type Lang = keyof typeof heads;

/** Headings of the guide with the interface whose members the table below lists. */
const tables = { options: 'AppOptions', routes: 'RouteConfig' };

const types = path.join(root, 'src/malganis/src/types.ts');

const row = (cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** The type as it is written; of a name for a few words, the words. */
function typeOf({ type }: ts.PropertySignature, file: ts.SourceFile): string {
  const text = type?.getText(file).replace(/\s+/g, ' ') ?? '';
  const alias = file.statements.find(
    (each): each is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(each) && each.name.text === text,
  );
  const words = alias?.type.getText(file) ?? '';
  return words.startsWith("'") ? words : text;
}

function memberRow(member: ts.PropertySignature, file: ts.SourceFile, lang: Lang): string {
  const name = member.name.getText(file);
  const tags = ts.getJSDocTags(member);
  const tag = (wanted: string) => {
    const found = tags.find(({ tagName }) => tagName.text === wanted);
    return found && ts.getTextOfJSDocComment(found.comment)?.trim();
  };
  const [doc] = ts.getJSDocCommentsAndTags(member);
  const english =
    doc && ts.isJSDoc(doc) ? ts.getTextOfJSDocComment(doc.comment)?.trim() : undefined;
  const text = lang === 'zh-CN' ? tag('zh') : english;
  if (!text) throw new Error(`The option ${name} of malganis has no description in ${lang}.`);
  const type = typeOf(member, file);
  const initial = tag('default');
  const required = lang === 'zh-CN' ? '必填' : 'required';
  const fallback = member.questionToken ? '–' : required;
  return row([
    `\`${name}\``,
    text.replace(/\s+/g, ' '),
    `\`${type}\``,
    initial ? `\`${initial}\`` : fallback,
  ]);
}

/** The table of an interface's members, in Markdown: name, description, type and default as the types say them. */
function tableOf(name: string, lang: Lang): string {
  const file = ts.createSourceFile(
    types,
    readFileSync(types, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = file.statements.find(
    (each): each is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(each) && each.name.text === name,
  );
  if (!found) throw new Error(`types.ts has no interface ${name}.`);
  const head = heads[lang];
  const rows = found.members
    .filter(ts.isPropertySignature)
    .map((member) => memberRow(member, file, lang));
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

/** The guide with its tables of options as they should be: those that follow their headings. */
export function withTables(guide: string, lang: Lang): string {
  return Object.entries(tables).reduce((text, [id, name]) => {
    const place = new RegExp(`(?<=\\{#${id}\\}\\n(?:(?!\\||#)[^\\n]*\\n)+)(?:\\|[^\\n]*\\n)+`);
    // A function, because a `$` in a text would mean something.
    return text.replace(place, () => `${tableOf(name, lang)}\n`);
  }, guide);
}
