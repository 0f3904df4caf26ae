import themes from '@@/theme-tokens/themes.json';
import { themeNames } from '../../../config/themes';
import { useMessage } from '../../hooks/useMessage';
import type { ColorPair, PairRow } from '../../plugin/theme-tokens/readThemes';
import Table from '../Table';
import { TableHead } from './TableHead';
import './index.css';

/** One table for each color mode: what is drawn on what, and whether it can be seen. */
export default function ContrastTables() {
  const message = useMessage();
  return (['light', 'dark'] as const).map((mode) => (
    <Table key={mode} className="theme-tokens stacked">
      <caption>{message(`color.${mode}`)}</caption>
      <TableHead label={message('tokens.pair')} />
      <tbody>
        {themes.colors[mode].map((row) => (
          <PairCells key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  ));
}

function PairCells({ row: { id, tokens, least, looks } }: { row: PairRow }) {
  const message = useMessage();
  return (
    <tr>
      <th scope="row">
        {message(`tokens.color.${id}`)}
        <small>{tokens.join(' / ')}</small>
        <small>{message('tokens.need', { ratio: String(least) })}</small>
      </th>
      {themeNames.map((name) => (
        <td key={name} data-label={name}>
          <Swatch pair={looks[name]} isText={least > 3} />
          <code>{looks[name].front}</code>
          <Ratio value={looks[name].ratio} least={least} />
        </td>
      ))}
    </tr>
  );
}

/** The pair as it is used: letters on their background, or the edge of a control. The stylesheet draws it. */
function Swatch({ pair: { front, back }, isText }: { pair: ColorPair; isText: boolean }) {
  return (
    <span
      className="swatch"
      data-kind={isText ? 'text' : 'control'}
      style={{ backgroundColor: back, color: front }}
    />
  );
}

function Ratio({ value, least }: { value: number; least: number }) {
  const message = useMessage();
  const passes = value >= least;
  return (
    <span className="contrast" data-passes={passes}>
      {/* The sign is for the eye, the word for everybody: color alone would not do. */}
      <span aria-hidden="true">{passes ? '✓' : '✗'}</span> {value}{' '}
      {message(passes ? 'tokens.pass' : 'tokens.fail')}
    </span>
  );
}
