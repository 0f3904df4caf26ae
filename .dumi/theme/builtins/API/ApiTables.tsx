import { useEffect, useRef } from 'react';
import { tableAnchor } from '../../common/apiAnchor';
import { PageFilter } from '../../common/PageFilter';
import { useMessage } from '../../hooks/useMessage';
import type { LocalApi } from '../../plugin/api-data/localize';
import type { ApiTable, ApiTableKind } from '../../plugin/api-data/types';
import Table from '../Table';
import { ApiRow } from './ApiRow';
import { WithCode } from './WithCode';
import './index.css';

/** More rows than these are too many to look through without a filter. */
const FILTER_ABOVE = 12;

/** Everything that the reference of a component has: antd's page, the props, and the sub-tables. */
export function ApiTables({ api }: { api: LocalApi }) {
  const message = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const { id, antd, tables } = api;
  const total = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  const filtered = total > FILTER_ABOVE;
  const [before, after] = message('api.base').split('{link}');

  useEffect(() => {
    // The inline script has done it on a page that was loaded; this is for one that was moved to.
    if (!filtered || !root.current) return;
    const element = root.current;
    import('../../common/startFilter').then(({ startFilter }) => startFilter(element));
  }, [filtered]);

  return (
    <div ref={root} className="api" data-filter={filtered ? 'api' : undefined}>
      {antd && (
        <p>
          {before}
          <a href={antd.url}>antd {antd.name}</a>
          {after}
        </p>
      )}
      {filtered && <PageFilter name="api" total={total} />}
      {tables.map((table) => (
        <ApiSection key={table.kind + table.name} id={id} table={table} filtered={filtered} />
      ))}
    </div>
  );
}

interface ApiSectionProps {
  id: string;
  table: ApiTable<string>;
  filtered: boolean;
}

function ApiSection({ id, table, filtered }: ApiSectionProps) {
  const message = useMessage();
  const { kind, name, description, rows } = table;
  const anchor = tableAnchor(id, kind);
  return (
    <section>
      {kind !== 'props' && (
        <h3 id={anchor}>
          <a className="heading-link" href={`#${anchor}`}>
            {message(titles[kind])}
          </a>{' '}
          <code>{name}</code>
        </h3>
      )}
      {description && (
        <p>
          <WithCode text={description} />
        </p>
      )}
      <Table className="api-table">
        <thead>
          <tr>
            <th scope="col">{message('api.name')}</th>
            <th scope="col">{message('api.description')}</th>
            <th scope="col">{message('api.type')}</th>
            <th scope="col">{message('api.default')}</th>
            <th scope="col">{message('api.since')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApiRow key={row.name} id={id} kind={kind} row={row} filtered={filtered} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const titles = {
  methods: 'api.methods',
  columns: 'api.columns',
  options: 'api.options',
  controller: 'api.controller',
  statics: 'api.statics',
} as const satisfies Record<Exclude<ApiTableKind, 'props'>, string>;
