import { lazy, useEffect, useRef } from 'react';
import type { ApiView, TableView } from '../../plugin/api-data/toView';
import Table from '../Table';
import { ApiRow } from './ApiRow';
import { WithCode } from './WithCode';
import './index.css';

/** Most components have few props: the filter comes with those that have many. */
const PageFilter = lazy(() => import('../../common/PageFilter'));

/** Everything that the reference of a component has: antd's page, the props, and the sub-tables. */
export function ApiTables({ api }: { api: ApiView }) {
  const root = useRef<HTMLDivElement>(null);
  const { antd, filter, total, tables } = api;

  useEffect(() => {
    // The inline script has done it on a page that was loaded; this is for one that was moved to.
    if (!filter || !root.current) return;
    const element = root.current;
    import('../../common/startFilter').then(({ startFilter }) => startFilter(element));
  }, [filter]);

  return (
    <div ref={root} className="api" data-filter={filter && 'api'}>
      {antd && (
        <p>
          {antd.before}
          <a href={antd.url}>antd {antd.name}</a>
          {antd.after}
        </p>
      )}
      {filter && <PageFilter texts={filter} total={total} />}
      {tables.map((table) => (
        <ApiSection key={table.heading?.anchor ?? 'props'} api={api} table={table} />
      ))}
    </div>
  );
}

function ApiSection({ api, table }: { api: ApiView; table: TableView }) {
  const { heading, description, rows } = table;
  const { words } = api;
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
      <Table className="api-table stacked">
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.description}</th>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.default}</th>
            <th scope="col">{words.since}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ApiRow key={row.anchor} api={api} row={row} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}
