import { toHtml } from 'hast-util-to-html';
import type { LocaleId } from '../../../config/locales';
import { toKebab } from '../../common/anchors/apiAnchor';
import { fill } from '../../common/locale/fill';
import apiEnUS from '../../locales/api/en-US.json';
import apiZhCN from '../../locales/api/zh-CN.json';
import enUS from '../../locales/functions/en-US.json';
import zhCN from '../../locales/functions/zh-CN.json';
import {
  type ApiView,
  type ExpansionView,
  type RowView,
  rowView,
  toExpansion,
} from '../api-data/toView';
import type { ApiExpansion, ApiRow } from '../api-data/types';
import { highlight } from '../highlight';
import { groupTitles } from './groups';
import type { FunctionApi, FunctionExample, FunctionSize, PackageApi } from './types';

const words: Record<LocaleId, typeof zhCN> = { 'zh-CN': zhCN, 'en-US': enUS };
const apiWords: Record<LocaleId, typeof apiZhCN> = { 'zh-CN': apiZhCN, 'en-US': apiEnUS };

/** More functions than these are too many to look through without a filter. */
const FILTER_ABOVE = 4;

const SEPARATOR: Record<LocaleId, string> = { 'zh-CN': '，', 'en-US': ', ' };

/** A paragraph, or the items of a list. */
export type Block = string | string[];

export interface CodeView {
  lang: string;
  /** HTML with the tokens marked, or the code as it is, as the view was asked for. */
  text: string;
}

/** How a view has its code. */
type WriteCode = (code: string, lang: string) => string;

export interface FunctionTableView {
  /** Name of the table. */
  label: string;
  /** Name of the interface that it lists; absent for parameters. */
  heading?: { anchor: string; name: string };
  rows: RowView[];
  columns: { default: boolean; since: boolean };
}

export interface FunctionView {
  /** Anchor of its heading. */
  id: string;
  name: string;
  /** What the filter looks through beside what is shown; absent without a filter. */
  search?: string;
  signature: CodeView;
  /** Version and size, in words. */
  facts?: string;
  /** What to use instead. */
  deprecated?: string;
  description: Block[];
  tables: FunctionTableView[];
  returns?: { type: string; text: string; expansions?: ExpansionView[] };
  throws: { type?: string; text: string }[];
  examples: CodeView[];
}

export interface GroupView {
  /** Absent where a package has no groups. */
  heading?: { anchor: string; title: string };
  functions: FunctionView[];
}

/** What the reference of a package shows to a reader of one language, down to the words of its labels. */
export interface FunctionsView {
  /** What the filter says, where there are enough functions for one. */
  filter?: { filter: string; placeholder: string; all: string; some: string; none: string };
  total: number;
  words: ApiView['words'] &
    Pick<typeof zhCN, 'parameter' | 'property' | 'returns' | 'throws' | 'colon' | 'tryIt'>;
  groups: GroupView[];
}

/** @param writeCode how code is written; with its tokens marked, by default */
export function toFunctionsView(
  data: PackageApi,
  locale: LocaleId,
  writeCode: WriteCode = (code, lang) => toHtml(highlight(code, lang)),
): FunctionsView {
  const { filter, placeholder, all, some, none, ...own } = words[locale];
  const { parameter, property, returns, throws, colon, tryIt } = own;
  const toCode = ({ code, lang }: FunctionExample): CodeView => ({
    lang,
    text: writeCode(code, lang),
  });
  const total = data.functions.length;
  const filtered = total > FILTER_ABOVE;
  const texts = { filter, placeholder, all, some, none };
  const {
    name,
    description,
    type,
    default: byDefault,
    since,
    required,
    deprecated,
    link,
  } = apiWords[locale];
  const head = { name, description, type, default: byDefault, since, required, deprecated, link };
  return {
    filter: filtered ? texts : undefined,
    total,
    words: { ...head, parameter, property, returns, throws, colon, tryIt },
    groups: groupsOf(data.functions, locale).map(({ heading, functions }) => ({
      heading,
      functions: functions.map((each) => ({
        ...toFunction(each, data.sizes[each.name], locale),
        signature: toCode({ code: each.signature, lang: 'ts' }),
        examples: each.examples.map(toCode),
        search: filtered ? searchText(each) : undefined,
      })),
    })),
  };
}

/** Groups in the order of their titles' list, and last what is in none. */
export function groupsOf(functions: readonly FunctionApi[], locale: LocaleId) {
  const order = Object.keys(groupTitles);
  const used = new Set(functions.map(({ group }) => group).filter((group) => group !== undefined));
  if (used.size === 0) return [{ heading: undefined, functions }];
  const known = order.filter((id) => used.has(id));
  // The check has reported them; while writing they have their id for a title.
  const unknown = [...used].filter((id) => !order.includes(id));
  const groups = [...known, ...unknown].map((id) => ({
    heading: { anchor: groupAnchor(id), title: groupTitles[id]?.[locale] ?? id },
    functions: functions.filter(({ group }) => group === id),
  }));
  const others = functions.filter(({ group }) => group === undefined);
  if (others.length === 0) return groups;
  const heading = { anchor: groupAnchor('other'), title: words[locale].otherGroup };
  return [...groups, { heading, functions: others }];
}

/** No function can have the same one: `group-by` may be one. */
const groupAnchor = (id: string) => `functions-${toKebab(id)}`;

/** Anchor of the section of a function: `format-number`. */
export const functionAnchor = toKebab;

function toFunction(
  api: FunctionApi,
  size: FunctionSize | undefined,
  locale: LocaleId,
): Omit<FunctionView, 'signature' | 'examples'> {
  const { name, returns } = api;
  const hrefOf = (expansion: ApiExpansion) => `#${tableAnchor(name, expansion.name)}`;
  const expand = (expansion: ApiExpansion) => toExpansion(expansion, locale, hrefOf);
  const toRows = (prefix: string, rows: readonly ApiRow[]) =>
    rows.map((row) => {
      const anchor = `${prefix}-${row.name.replace(/\W/g, '')}`;
      return rowView(withText(row, locale), locale, { anchor, hrefOf });
    });
  const parameters = toRows(`api-${toKebab(name)}`, api.parameters);
  const tables = api.tables.map((table): FunctionTableView => {
    const anchor = tableAnchor(name, table.name);
    const rows = toRows(anchor, table.rows);
    return {
      label: table.name,
      heading: { anchor, name: table.name },
      rows,
      columns: columnsOf(rows),
    };
  });
  const label = fill(words[locale].parametersOf, { name });
  const own = { label, rows: parameters, columns: columnsOf(parameters) };
  return {
    id: toKebab(name),
    name,
    facts: factsOf(api, size, locale) || undefined,
    deprecated: api.deprecated?.[locale],
    description: toBlocks(api.description[locale]),
    tables: [...(parameters.length > 0 ? [own] : []), ...tables],
    returns: returns && {
      type: returns.type,
      text: oneLine(returns.description[locale]),
      expansions: returns.expansions?.map(expand),
    },
    throws: api.throws.map(({ type, description }) => ({
      type,
      text: oneLine(description[locale]),
    })),
  };
}

const tableAnchor = (name: string, table: string) =>
  `api-${toKebab(name)}-${toKebab(table.replace(/<.*/, ''))}`;

/** Options that say nothing of themselves have a table that does. */
function withText(row: ApiRow, locale: LocaleId): ApiRow {
  const text = oneLine(row.description[locale]);
  const table = row.expansions?.find(({ kind }) => kind === 'table');
  const seen = text || (table ? fill(words[locale].seeTable, { name: `\`${table.name}\`` }) : '');
  return { ...row, description: { ...row.description, [locale]: seen } };
}

const columnsOf = (rows: readonly RowView[]) => ({
  default: rows.some(({ defaultValue }) => defaultValue),
  since: rows.some(({ since }) => since),
});

function factsOf({ since }: FunctionApi, size: FunctionSize | undefined, locale: LocaleId): string {
  const text = words[locale];
  const version = since ? [fill(text.since, { version: since })] : [];
  if (!size) return version.join('');
  const needs = size.needs.join(SEPARATOR[locale]);
  const own = fill(text.size, { size: toSize(size.bytes) });
  const more = !needs
    ? []
    : size.total === undefined
      ? [fill(text.needs, { needs })]
      : [fill(text.total, { needs, size: toSize(size.total) })];
  return [...version, [own, ...more].join(SEPARATOR[locale])].join(' · ');
}

const toSize = (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`);

/** What the filter looks through beside the name and the first paragraph, which stand on the page: words in both languages. */
const searchText = ({ keywords, tables }: FunctionApi): string =>
  [...new Set([...keywords, ...tables.flatMap(({ rows }) => rows.map(({ name }) => name))])].join(
    ' ',
  );

/** Paragraphs are separated by an empty line; lines that begin with a hyphen are the items of a list. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const [first = '', ...items] = `\n${paragraph.trim()}`.split(/\n\s*- /);
    if (first.trim()) blocks.push(oneLine(first));
    if (items.length > 0) blocks.push(items.map(oneLine));
  }
  return blocks;
}

/** Chinese has no space where a line of the source ends. */
function oneLine(text: string): string {
  return text
    .trim()
    .replace(
      /([\u3000-\u303f\u4e00-\u9fff\uff00-\uffef])\s*\n\s*(?=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef])/g,
      '$1',
    )
    .replace(/\s+/g, ' ');
}
