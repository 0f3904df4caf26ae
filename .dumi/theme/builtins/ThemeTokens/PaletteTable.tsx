import themes from '@@/theme-tokens/themes.json';
import { themeNames } from '../../../config/themes';
import { useMessage } from '../../hooks/useMessage';
import type { ColorPair, PairId } from '../../plugin/theme-tokens/readThemes';
import Table from '../Table';
import { TableHead } from './TableHead';
import './index.css';

/** The colors by which a theme is known; ContrastTables has all that are measured. */
const shown: readonly PairId[] = ['primary', 'success', 'warning', 'error', 'border'];

/** The colors of each theme, light and dark beside each other. */
export default function PaletteTable() {
  const message = useMessage();
  const { light, dark } = themes.colors;
  return (
    <Table className="theme-tokens stacked">
      <TableHead label={message('tokens.pair')} />
      <tbody>
        {light.map(({ id, tokens, looks }, index) => {
          if (!shown.includes(id)) return null;
          return (
            <tr key={id}>
              <th scope="row">
                {message(`tokens.color.${id}`)}
                <small>{tokens[0]}</small>
              </th>
              {themeNames.map((name) => (
                <td key={name} data-label={name}>
                  <span className="palette">
                    <Chip mode="light" pair={looks[name]} />
                    {dark[index] && <Chip mode="dark" pair={dark[index].looks[name]} />}
                  </span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** A color on the background of its mode. */
function Chip({ mode, pair: { front, back } }: { mode: 'light' | 'dark'; pair: ColorPair }) {
  const message = useMessage();
  return (
    <span>
      <span className="visually-hidden">{message(`color.${mode}`)}</span>
      <span className="palette-chip" style={{ backgroundColor: back, color: front }} />
      <code>{front}</code>
    </span>
  );
}
