import inherited from '@@/antd-types/inherited.json';

/** Names of the props that a component takes from antd, each with a link to where antd's page has it. */
export default function InheritedList({ id, url }: { id: string; url: string }) {
  const names = inherited[id] ?? [];
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {/* A text fragment: antd's rows have no anchors. */}
          <a href={`${url}#api:~:text=${name}`}>
            <code>{name}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
