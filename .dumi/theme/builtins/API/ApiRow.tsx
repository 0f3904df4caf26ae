import { rowAnchor } from '../../common/apiAnchor';
import { useMessage } from '../../hooks/useMessage';
import type { ApiTableKind, ApiRow as Row } from '../../plugin/api-data/types';
import { TypeCell } from './TypeCell';
import { WithCode } from './WithCode';

interface ApiRowProps {
  /** Name of the component. */
  id: string;
  kind: ApiTableKind;
  row: Row<string>;
  /** Whether a filter looks through the rows. */
  filtered: boolean;
}

export function ApiRow({ id, kind, row, filtered }: ApiRowProps) {
  const message = useMessage();
  const { name, type, description, required, defaultValue, since, deprecated } = row;
  const anchor = rowAnchor(id, kind, name);
  const words = [name, type, description, deprecated].join(' ').normalize('NFKC').toLowerCase();
  return (
    <tr id={anchor} data-search={filtered ? words : undefined}>
      <th scope="row">
        <a
          className="api-link"
          href={`#${anchor}`}
          aria-label={message('api.link', { name })}
          title={message('api.link', { name })}
        >
          #
        </a>
        {deprecated ? (
          <del>
            <code>{name}</code>
          </del>
        ) : (
          <code>{name}</code>
        )}
        {required && <small>{message('api.required')}</small>}
      </th>
      <td data-label={message('api.description')}>
        {deprecated && (
          <p className="api-deprecated">
            <strong>{message('api.deprecated')}</strong> <WithCode text={deprecated} />
          </p>
        )}
        <WithCode text={description} />
      </td>
      <td data-label={message('api.type')}>
        <TypeCell id={id} row={row} />
      </td>
      <td data-label={message('api.default')}>
        {defaultValue === undefined ? '-' : <code>{defaultValue.replace(/^`(.*)`$/, '$1')}</code>}
      </td>
      <td data-label={message('api.since')}>{since ?? '-'}</td>
    </tr>
  );
}
