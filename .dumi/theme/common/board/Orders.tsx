import { ButtonExt } from '@mtools/antd-ext';
import { Input, Progress, Select, Switch, Table, Tag } from 'antd';
import { useId, useState } from 'react';
import { useMessage } from '../../hooks/useMessage';

/** An order of the board. What its customer is called depends on the page's language. */
interface Order {
  id: number;
  amount: string;
  confirmed: boolean;
}

const firstOrders: readonly Order[] = [
  { id: 0, amount: '12,800.00', confirmed: true },
  { id: 1, amount: '4,260.50', confirmed: false },
  { id: 2, amount: '980.00', confirmed: false },
  { id: 3, amount: '23,145.00', confirmed: true },
];

/** How long the pretended server takes to confirm an order, in ms. */
const CONFIRM_MS = 800;

type Filter = 'all' | 'pending' | 'done';

/** A small application: what the board shows. */
export function Orders() {
  const message = useMessage();
  const switchId = useId();
  const [orders, setOrders] = useState<readonly Order[]>(firstOrders);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const customers = message('board.customers').split(',');
  const share = orders.filter(({ confirmed }) => confirmed).length / orders.length;
  const next = orders.find(({ confirmed }) => !confirmed);
  const rows = orders
    .map((order) => ({ ...order, key: order.id, customer: customers[order.id] ?? '' }))
    .filter(({ customer }) => customer.toLowerCase().includes(query.trim().toLowerCase()))
    .filter(({ confirmed }) => filter === 'all' || confirmed === (filter === 'done'));

  const confirmNext = async () => {
    await new Promise((resolve) => setTimeout(resolve, CONFIRM_MS));
    setOrders((current) =>
      current.map((order) => (order.id === next?.id ? { ...order, confirmed: true } : order)),
    );
  };
  const reset = () => {
    setOrders(firstOrders);
    setQuery('');
    setFilter('all');
  };

  return (
    <section className="board-canvas" aria-label={message('board.label')} data-live>
      <div className="board-row">
        <strong>{message('board.title')}</strong>
        <label className="board-label" htmlFor={switchId}>
          {message('board.notify')}
          <Switch id={switchId} defaultChecked />
        </label>
      </div>
      <div className="board-row">
        <Input
          className="board-search"
          aria-label={message('board.search')}
          placeholder={message('board.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Select<Filter>
          className="board-status"
          aria-label={message('board.status')}
          value={filter}
          onChange={setFilter}
          options={(['all', 'pending', 'done'] as const).map((value) => ({
            value,
            label: message(`board.${value}`),
          }))}
        />
      </div>
      <div className="board-table">
        <Table
          size="small"
          tableLayout="fixed"
          pagination={false}
          dataSource={rows}
          locale={{ emptyText: message('board.empty') }}
          columns={[
            { title: message('board.customer'), dataIndex: 'customer', ellipsis: true },
            { title: message('board.amount'), dataIndex: 'amount', align: 'end' },
            {
              title: message('board.status'),
              dataIndex: 'confirmed',
              render: (confirmed: boolean) => (
                <Tag color={confirmed ? 'success' : 'warning'}>
                  {message(confirmed ? 'board.done' : 'board.pending')}
                </Tag>
              ),
            },
          ]}
        />
      </div>
      <div className="board-row">
        {message('board.progress')}
        <Progress
          className="board-progress"
          aria-label={message('board.progress')}
          percent={Math.round(share * 100)}
          status="normal"
          // antd draws it in the color of information, which is blue in every theme.
          strokeColor="var(--board-primary)"
        />
      </div>
      <div className="board-row board-buttons">
        <ButtonExt type="primary" isAsyncClick disabled={!next} onClick={confirmNext}>
          {message('board.confirm')}
        </ButtonExt>
        <ButtonExt onClick={reset}>{message('board.reset')}</ButtonExt>
      </div>
    </section>
  );
}
