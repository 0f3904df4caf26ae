import type { LocaleId } from '../../../config/locales';
import { sourceLink } from '../../../config/site';
import { themeNames } from '../../../config/themes';
import { fill } from '../../common/locale/fill';
import type { AntdBase } from '../api-data/types';
import type { Part } from '../pages/readPage';
import { type Change, changesOf } from './readChanges';
import { texts } from './texts';
import type { TokenRow } from './types';

/** What the parts are made of. */
export interface PartsData {
  changes: readonly Change[];
  /** The tokens of each component, by the name of its folder. */
  tokens: Readonly<Record<string, TokenRow[]>>;
  /** The parts that `classNames` reaches; absent while antd's types are still being read. */
  partsOf: (id: string) => readonly string[] | undefined;
  /** The page of antd that a component builds on. */
  antdOf: (id: string) => AntdBase | undefined;
}

interface PageOf {
  locale: LocaleId;
  /** The component’s folder. */
  atomId: string;
  /** The components that the page documents. */
  names: readonly string[];
}

/**
 * What a part of a page that is made of other files says, as Markdown in place of its tag: `<Changes id="X"></Changes>`,
 * `<DesignTokens id="X"></DesignTokens>` or `<SemanticDom id="X"></SemanticDom>`. As Markdown it costs no script, and
 * is exported like all else.
 */
export function partMarkdown(
  { name, id }: Pick<Part, 'name' | 'id'>,
  page: PageOf,
  data: PartsData,
): string {
  if (name === 'SemanticDom') return semanticMarkdown(id, data);
  return name === 'Changes' ? changesMarkdown(page, data) : tokensMarkdown(id, page, data);
}

function changesMarkdown({ locale, names }: PageOf, { changes }: PartsData): string {
  const words = texts[locale];
  const own = changesOf(names, changes);
  const link = fill(words.allChanges, { link: sourceLink.replace('{path}', 'CHANGELOG.md') });
  if (own.length === 0) return `${words.noChanges}\n\n${link}`;
  const versions = [...new Set(own.map(({ version }) => version))];
  const blocks = versions.map((version) => {
    const items = own
      .filter((change) => change.version === version)
      .map(({ kind, text }) => `- ${words.kinds[kind] ?? kind}${words.colon}${text}`);
    return `**${version === 'Unreleased' ? words.unreleased : version}**\n\n${items.join('\n')}`;
  });
  return [...blocks, link].join('\n\n');
}

/** The picture needs a script; how much room it takes is known before. */
function semanticMarkdown(id: string, { partsOf }: PartsData): string {
  const rows = partsOf(id)?.length;
  return `<SemanticDom id="${id}"${rows ? ` rows="${rows}"` : ''}></SemanticDom>`;
}

function tokensMarkdown(id: string, { locale, atomId }: PageOf, data: PartsData): string {
  const words = texts[locale];
  const rows = data.tokens[atomId] ?? [];
  const isEqual = ({ values }: TokenRow) => new Set(values.flat()).size === 1;
  const listed = rows.filter((row) => !isEqual(row));
  const equal = rows.filter(isEqual).map(({ name }) => `\`${name}\``);
  const antd = data.antdOf(id);
  const link = `https://ant.design/components/${antd?.page}${locale === 'zh-CN' ? '-cn' : ''}#design-token`;
  return [
    ...(rows.length === 0 ? [words.noTokens] : []),
    ...(listed.length > 0 ? [words.tokensRead, tableOf(listed, words.token)] : []),
    ...(equal.length > 0 ? [fill(words.tokensEqual, { names: equal.join(words.separator) })] : []),
    antd && antd.page !== 'config-provider'
      ? fill(words.antdTokens, { name: antd.name, link })
      : words.provider,
  ].join('\n\n');
}

const HEX = /^#/;

function tableOf(rows: readonly TokenRow[], head: string): string {
  const cell = ([light, dark]: [string, string]) => {
    const values = light === dark ? [light] : [light, dark];
    return values.map((value) => (HEX.test(value) ? `\`${value}\`` : shorten(value))).join(' / ');
  };
  const lines = rows.map(({ name, values }) => [`\`${name}\``, ...values.map(cell)]);
  return [[head, ...themeNames], ['---', '---', '---', '---'], ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

/** antd computes some numbers with fifteen digits. */
const shorten = (value: string) =>
  /^\d+\.\d{3,}$/.test(value) ? String(Math.round(Number(value) * 100) / 100) : value;
