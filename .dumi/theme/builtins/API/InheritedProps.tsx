import inherited from '@@/antd-types/inherited.json';
import type { ApiView } from '../../plugin/api-data/toView';

/** Names of the props that a component takes from antd, each with a link to where antd's page has it. */
export default function InheritedProps({ antd }: { antd: NonNullable<ApiView['antd']> }) {
  const names = inherited[antd.id] ?? [];
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {/* A text fragment: antd's rows have no anchors. */}
          <a href={`${antd.url}#api:~:text=${name}`}>
            <code>{name}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
