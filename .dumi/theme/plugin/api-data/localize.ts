import type { LocaleId } from '../../../config/locales';
import type { AntdBase, ApiExpansion, ApiRow, ApiTable, ComponentApi, Texts } from './types';

/** A component's reference with its texts in one language. */
export interface LocalApi extends Omit<ComponentApi<string>, 'antd'> {
  /** The page of antd in that language that has all other props. */
  antd?: { name: string; url: string };
}

/** What a reader of one language needs of a component's reference. */
export function localize(api: ComponentApi, locale: LocaleId): LocalApi {
  const pick = (texts: Texts | undefined) => texts?.[locale];
  const toExpansion = (expansion: ApiExpansion): ApiExpansion<string> =>
    expansion.kind === 'object'
      ? {
          ...expansion,
          members: expansion.members.map((member) => ({
            ...member,
            description: pick(member.description),
          })),
        }
      : expansion;
  const toRow = (row: ApiRow): ApiRow<string> => ({
    ...row,
    description: row.description[locale],
    deprecated: pick(row.deprecated),
    expansions: row.expansions?.map(toExpansion),
  });
  const toTable = (table: ApiTable): ApiTable<string> => ({
    ...table,
    description: pick(table.description),
    rows: table.rows.map(toRow),
  });
  const { id, antd, tables } = api;
  return {
    id,
    antd: antd && { name: antd.name, url: addressOf(antd, locale) },
    tables: tables.map(toTable),
  };
}

function addressOf({ page }: AntdBase, locale: LocaleId): string {
  return `https://ant.design/components/${page}${locale === 'zh-CN' ? '-cn' : ''}`;
}
