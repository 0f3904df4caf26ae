import { tableAnchor } from '../../common/apiAnchor';
import type { ApiExpansion, ApiRow } from '../../plugin/api-data/types';
import { WithCode } from './WithCode';

/** A type as it is written, and on demand what the names in it stand for. */
export function TypeCell({ id, row }: { id: string; row: ApiRow<string> }) {
  const { type, expansions = [] } = row;
  return (
    <>
      <code className="api-type">{type}</code>
      {expansions.map((expansion, index) =>
        expansion.kind === 'table' ? (
          <a key={expansion.name} href={`#${tableAnchor(id, expansion.table)}`}>
            <code>{expansion.name}</code>
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: object types have no name, and their order is fixed
          <details key={index}>
            <summary>
              <code>{expansion.name}</code>
            </summary>
            <Expansion expansion={expansion} />
          </details>
        ),
      )}
    </>
  );
}

function Expansion({ expansion }: { expansion: Exclude<ApiExpansion<string>, { kind: 'table' }> }) {
  if (expansion.kind === 'type') return <code className="api-type">{expansion.text}</code>;
  return (
    <ul>
      {expansion.kind === 'union'
        ? expansion.members.map((member) => (
            <li key={member}>
              <code>{member}</code>
            </li>
          ))
        : expansion.members.map(({ name, type, required, description }) => (
            <li key={name}>
              <code>
                {name}
                {required ? '' : '?'}: {type}
              </code>
              {description && (
                <p>
                  <WithCode text={description} />
                </p>
              )}
            </li>
          ))}
    </ul>
  );
}
