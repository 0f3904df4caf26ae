import { lazy, useRef } from 'react';
import { useOpened } from '../../hooks/useOpened';
import { usePageFilter } from '../../hooks/usePageFilter';
import type { ApiView, TableView } from '../../plugin/api-data/toView';
import { ApiTable } from './ApiTable';
import { InheritedProps } from './InheritedProps';
import { WithCode } from './WithCode';

/** Most components have few props: the filter comes with those that have many. */
const PageFilter = lazy(() => import('../../common/controls/PageFilter'));

/** Everything that the reference of a component has: antd's page, the props, and the sub-tables. */
export default function ApiTables({ view: api }: { view: ApiView }) {
  const root = useRef<HTMLDivElement>(null);
  const { antd, filter, total, tables } = api;
  usePageFilter(root, Boolean(filter));

  return (
    <div ref={root} className="api" data-filter={filter && 'api'}>
      {antd && (
        <p>
          {antd.before}
          <a href={antd.url}>antd {antd.name}</a>
          {antd.after}
        </p>
      )}
      {antd && <Inherited antd={antd} />}
      {filter && <PageFilter texts={filter} total={total} />}
      {tables.map((table) => (
        <ApiSection key={table.heading?.anchor ?? 'props'} api={api} table={table} />
      ))}
    </div>
  );
}

function Inherited({ antd }: { antd: NonNullable<ApiView['antd']> }) {
  const { opened, details } = useOpened();
  return (
    <details className="api-inherited" data-live={antd.id} {...details}>
      <summary>{antd.inherited}</summary>
      {opened && <InheritedProps id={antd.id} url={antd.url} />}
    </details>
  );
}

function ApiSection({ api, table }: { api: ApiView; table: TableView }) {
  const { heading, description, rows, columns } = table;
  return (
    <section>
      {heading && (
        <h3 id={heading.anchor}>
          <a className="heading-link" href={`#${heading.anchor}`}>
            {heading.title}
          </a>{' '}
          <code>{heading.name}</code>
        </h3>
      )}
      {description && (
        <p>
          <WithCode text={description} />
        </p>
      )}
      <ApiTable words={api.words} rows={rows} filtered={Boolean(api.filter)} columns={columns} />
    </section>
  );
}
