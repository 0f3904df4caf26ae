import { useMessage } from '../../hooks/useMessage';
import { confirmedShare, firstOrders } from './orders';

/**
 * What `LiveBoard` looks like before it is touched, in plain HTML, with the values of the themes that
 * antd has computed at build time (plugin/theme-tokens).
 */
export function BoardPicture() {
  const message = useMessage();
  const customers = message('board.customers').split(',');
  const share = confirmedShare(firstOrders);
  return (
    <div className="board-canvas board-picture" role="img" aria-label={message('board.picture')}>
      <div className="board-row">
        <strong>{message('board.title')}</strong>
        <span className="board-label">
          {message('board.notify')}
          <span className="picture-switch" />
        </span>
      </div>
      <div className="board-row">
        <span className="picture-field board-search">{message('board.search')}</span>
        <span className="picture-field picture-select board-status">{message('board.all')}</span>
      </div>
      <div className="board-table">
        <div className="picture-line picture-head">
          <span>{message('board.customer')}</span>
          <span>{message('board.amount')}</span>
          <span>{message('board.status')}</span>
        </div>
        {firstOrders.map(({ id, amount, confirmed }) => (
          <div key={id} className="picture-line">
            <span>{customers[id]}</span>
            <span>{amount}</span>
            <span>
              <span className="picture-tag" data-confirmed={confirmed}>
                {message(confirmed ? 'board.done' : 'board.pending')}
              </span>
            </span>
          </div>
        ))}
      </div>
      <div className="board-row">
        {message('board.progress')}
        <span className="picture-progress">
          <span style={{ inlineSize: `${share}%` }} />
        </span>
        {share}%
      </div>
      <div className="board-row board-buttons">
        <span className="picture-button picture-primary">{message('board.confirm')}</span>
        <span className="picture-button">{message('board.reset')}</span>
      </div>
    </div>
  );
}
