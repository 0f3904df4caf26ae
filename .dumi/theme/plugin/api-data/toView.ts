import type { LocaleId } from '../../../config/locales';
import { rowAnchor, tableAnchor } from '../../common/anchors/apiAnchor';
import { fill } from '../../common/locale/fill';
import enUS from '../../locales/api/en-US.json';
import zhCN from '../../locales/api/zh-CN.json';
import { isLater } from './sinceOf';
import type { ApiExpansion, ApiRow, ApiTable, ComponentApi } from './types';

const words: Record<LocaleId, typeof zhCN> = { 'zh-CN': zhCN, 'en-US': enUS };

/** More rows than these are too many to look through without a filter. */
const FILTER_ABOVE = 12;

/** What a name stands for: a link to a table, or lines of code with what they mean. */
export interface ExpansionView {
  name: string;
  href?: string;
  lines?: { code: string; text?: string }[];
}

export interface RowView {
  anchor: string;
  name: string;
  type: string;
  description: string;
  required?: boolean;
  defaultValue?: string;
  since?: string;
  /** What to use instead. */
  deprecated?: string;
  expansions?: ExpansionView[];
}

export interface TableView {
  /** The heading of a sub-table: anchor, what it lists, and the interface. */
  heading?: { anchor: string; title: string; name: string };
  description?: string;
  rows: RowView[];
  /** Columns that not every table has. */
  columns: { default: boolean; since: boolean };
}

/**
 * What the tables of a component show to a reader of one language, down to the words of their heads:
 * whatever the build can work out costs no reader anything.
 */
export interface ApiView {
  /** The page of antd that has all other props, and the sentence around the link to it. */
  antd?: {
    name: string;
    url: string;
    before: string;
    after: string;
    /** The component, and what the disclosure of the props that it inherits says. */
    id: string;
    inherited: string;
  };
  /** What the filter says, where there are enough rows for one. */
  filter?: { filter: string; placeholder: string; all: string; some: string; none: string };
  /** How many rows all tables have. */
  total: number;
  words: Pick<
    typeof zhCN,
    'name' | 'description' | 'type' | 'default' | 'since' | 'required' | 'deprecated' | 'link'
  >;
  tables: TableView[];
}

/** @param since version that brought the component: a row names its own only where it is newer */
export function toView({ id, antd, tables }: ComponentApi, locale: LocaleId, since = '0'): ApiView {
  const { base, inherited, filter, placeholder, all, some, none, ...others } = words[locale];
  const { methods: _m, columns: _c, options: _o, controller: _r, statics: _s, ...head } = others;
  const [before = '', after = ''] = base.split('{link}');
  const url = `https://ant.design/components/${antd?.page}${locale === 'zh-CN' ? '-cn' : ''}`;
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    antd: antd && {
      name: antd.name,
      url,
      before,
      after,
      id,
      inherited: fill(inherited, { name: antd.name }),
    },
    filter: total > FILTER_ABOVE ? { filter, placeholder, all, some, none } : undefined,
    total,
    words: head,
    tables: tables.map((table) => toTable(id, table, locale, since)),
  };
}

function toTable(id: string, table: ApiTable, locale: LocaleId, since: string): TableView {
  const { kind, name, description } = table;
  const rows = table.rows.map((row) => ({
    ...toRow(id, table, row, locale),
    since: row.since && isLater(row.since, since) ? row.since : undefined,
  }));
  return {
    heading:
      kind === 'props'
        ? undefined
        : { anchor: tableAnchor(id, kind), title: words[locale][kind], name },
    description: description?.[locale],
    rows,
    columns: {
      default: rows.some(({ defaultValue }) => defaultValue !== undefined),
      since: rows.some((row) => row.since !== undefined),
    },
  };
}

const toRow = (id: string, { kind }: ApiTable, row: ApiRow, locale: LocaleId): RowView =>
  rowView(row, locale, {
    anchor: rowAnchor(id, kind, row.name),
    hrefOf: ({ table }) => `#${tableAnchor(id, table)}`,
  });

interface Place {
  /** Anchor of the row. */
  anchor: string;
  /** Address of a table that an expansion leads to. */
  hrefOf: (expansion: Extract<ApiExpansion, { kind: 'table' }>) => string;
}

/** A row as it is shown in one language. */
export function rowView(row: ApiRow, locale: LocaleId, { anchor, hrefOf }: Place): RowView {
  return {
    ...row,
    anchor,
    description: row.description[locale],
    required: row.required || undefined,
    // Some write a default as code, as they would in a sentence.
    defaultValue: row.defaultValue?.replace(/^`(.*)`$/, '$1'),
    deprecated: row.deprecated?.[locale],
    expansions: row.expansions?.map((expansion) => toExpansion(expansion, locale, hrefOf)),
  };
}

export function toExpansion(
  expansion: ApiExpansion,
  locale: LocaleId,
  hrefOf: Place['hrefOf'],
): ExpansionView {
  const { kind, name } = expansion;
  if (kind === 'table') return { name, href: hrefOf(expansion) };
  if (kind === 'type') return { name, lines: [{ code: expansion.text }] };
  if (kind === 'union') return { name, lines: expansion.members.map((code) => ({ code })) };
  return {
    name,
    lines: expansion.members.map((member) => ({
      code: `${member.name}${member.required ? '' : '?'}: ${member.type}`,
      text: member.description?.[locale],
    })),
  };
}
