import { Fragment } from 'react';
import { fill } from '../../common/locale/fill';
import type { ApiView, RowView } from '../../plugin/api-data/toView';
import { Expansion } from './Expansion';
import { TypeCode } from './TypeCode';
import { WithCode } from './WithCode';

interface ApiRowProps {
  words: ApiView['words'];
  row: RowView;
  /** Whether a filter looks through it. */
  filtered?: boolean;
  /** Columns that not every table has. */
  columns: { default: boolean; since: boolean };
}

export function ApiRow({ words, row, filtered, columns }: ApiRowProps) {
  const { anchor, name, deprecated } = row;
  // The link to the table of a type says its name already.
  const isLink = row.expansions?.some(
    ({ href, name }) => href && name === row.type.replace(/<.*>$/, ''),
  );
  const code = (
    <code>
      {name.split(/(?=[A-Z])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed name never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
  return (
    <tr id={anchor} data-search={filtered ? '' : undefined}>
      <th scope="row">
        <a className="api-link" href={`#${anchor}`} aria-label={fill(words.link, { name })}>
          #
        </a>
        {deprecated ? <del>{code}</del> : code}
        {row.required && <small>{words.required}</small>}
      </th>
      <td>
        {deprecated && (
          <p className="api-deprecated">
            <strong>{words.deprecated}</strong> <WithCode text={deprecated} />
          </p>
        )}
        <WithCode text={row.description} />
      </td>
      <td data-label={words.type}>
        {!isLink && <TypeCode className="api-type" text={row.type} />}
        {row.expansions?.map((expansion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: object types have no name, and their order is fixed
          <Expansion key={index} expansion={expansion} />
        ))}
      </td>
      {columns.default && (
        <td data-label={words.default}>
          {row.defaultValue ? <code>{row.defaultValue}</code> : '-'}
        </td>
      )}
      {columns.since && <td data-label={words.since}>{row.since ?? '-'}</td>}
    </tr>
  );
}
