import type { ApiView, RowView } from '../../plugin/api-data/toView';
import Table from '../Table';
import { ApiRow } from './ApiRow';

interface ApiTableProps {
  words: ApiView['words'];
  rows: readonly RowView[];
  /** Name of the table, where no heading precedes it. */
  label?: string;
  /** Whether a filter looks through the rows. */
  filtered?: boolean;
  /** Columns that not every table has; both by default. */
  columns?: { default: boolean; since: boolean };
}

const ALL = { default: true, since: true };

/** A table of props, parameters or options. On a phone each row is a card. */
export function ApiTable({ words, rows, label, filtered, columns = ALL }: ApiTableProps) {
  return (
    <Table className="api-table stacked" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.description}</th>
          <th scope="col">{words.type}</th>
          {columns.default && <th scope="col">{words.default}</th>}
          {columns.since && <th scope="col">{words.since}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ApiRow key={row.anchor} words={words} row={row} filtered={filtered} columns={columns} />
        ))}
      </tbody>
    </Table>
  );
}
