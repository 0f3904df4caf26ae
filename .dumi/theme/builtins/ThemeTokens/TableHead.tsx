import { themeNames } from '../../../config/themes';

export function TableHead({ label }: { label: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{label}</th>
        {themeNames.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
