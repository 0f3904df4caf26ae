import { apiRowId } from '../../common/apiRowId';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import type { ApiProp } from '../../plugin/api-data/readProps';
import Table from '../Table';
import './index.css';

export function ApiTable({ id, props }: { id: string; props: ApiProp[] }) {
  const message = useMessage();
  const { locale } = useSite();
  return (
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
        {props.map(({ name, type, description, defaultValue, since, required, deprecated }) => (
          <tr key={name} id={apiRowId(id, name)}>
            <th scope="row">
              {deprecated ? (
                <del title={message('api.deprecated')}>
                  <code>{name}</code>
                </del>
              ) : (
                <code>{name}</code>
              )}
              {required && <small>{message('api.required')}</small>}
            </th>
            <td>
              <WithCode text={description[locale.id]} />
            </td>
            <td>
              <code>{type}</code>
            </td>
            <td>{defaultValue === undefined ? '-' : <code>{defaultValue}</code>}</td>
            <td>{since ?? '-'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Text with `code` between backticks, as JSDoc has it. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    index % 2 ? <code key={index}>{part}</code> : part,
  );
}
