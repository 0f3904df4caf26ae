import type { ExpansionView } from '../../plugin/api-data/toView';
import { TypeCode } from './TypeCode';
import { WithCode } from './WithCode';

/** What a name in a type stands for: shown on demand, or a link to the table that it has. */
export function Expansion({ expansion: { name, href, lines } }: { expansion: ExpansionView }) {
  const code = <code>{name}</code>;
  if (href) return <a href={href}>{code}</a>;
  return (
    <details>
      <summary>{code}</summary>
      <ul>
        {lines?.map((line) => (
          <li key={line.code}>
            <TypeCode text={line.code} />
            {line.text && (
              <p>
                <WithCode text={line.text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
