import themes from '@@/theme-tokens/themes.json';
import type { CSSProperties } from 'react';
import { themeNames } from '../../../config/themes';
import { useMessage } from '../../hooks/useMessage';
import type { SizeId } from '../../plugin/theme-tokens/readThemes';
import Table from '../Table';
import { TableHead } from './TableHead';
import './index.css';

/** How a value is drawn: in its own size, so that the themes can be compared by eye. */
const samples: Record<SizeId, (value: number) => CSSProperties> = {
  radius: (value) => ({ borderRadius: value }),
  height: (value) => ({ blockSize: value }),
  padding: (value) => ({ inlineSize: value }),
  margin: (value) => ({ inlineSize: value }),
  button: (value) => ({ inlineSize: value }),
  weight: (value) => ({ fontWeight: value }),
  type: (value) => ({ fontSize: value }),
};

export default function SizeTable() {
  const message = useMessage();
  return (
    <Table className="theme-tokens stacked">
      <TableHead label={message('tokens.item')} />
      <tbody>
        {themes.sizes.map(({ id, tokens, values }) => (
          <tr key={id}>
            <th scope="row">
              {message(`tokens.size.${id}`)}
              <small>{tokens.join(' / ')}</small>
            </th>
            {themeNames.map((name) => (
              <td key={name} data-label={name}>
                <span className="sizes" data-kind={id} aria-hidden="true">
                  {values[name].map((value, index) => (
                    <span key={tokens[index]} style={samples[id](value)}>
                      {(id === 'type' || id === 'weight') && message('tokens.sample')}
                    </span>
                  ))}
                </span>
                {values[name].join(' / ')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
