import { Table, Typography } from 'antd';
import { createRoot, type Root } from 'react-dom/client';
import { TableExt } from '../../src/antd-ext/src';
import type { BenchTable, TableBench } from '../table';

const COLUMNS = 10;
const COLUMN_WIDTH = 120;
const HEIGHT = 500;

type Row = Record<string, string>;

const names = Array.from({ length: COLUMNS }, (_, index) => `field${index}`);
const columns = names.map((name) => ({ title: name, dataIndex: name, width: COLUMN_WIDTH }));
const typographyColumns = columns.map((column) => ({
  ...column,
  render: (text: string) => (
    <Typography.Text ellipsis={{ tooltip: text }} style={{ inlineSize: COLUMN_WIDTH }}>
      {text}
    </Typography.Text>
  ),
}));

/** Of `long` texts every cell is cut off; others fit, so that rows are equally high with and without that. */
const makeRows = (count: number, version: number, long: boolean): Row[] =>
  Array.from({ length: count }, (_, row) => ({
    key: String(row),
    ...Object.fromEntries(
      names.map((name) => [
        name,
        long ? `${name} of row ${row}, again ${version}` : `${row}/${version}`,
      ]),
    ),
  }));

function draw(root: Root, { table, rows, virtual, long }: BenchTable, version: number) {
  const props = {
    dataSource: makeRows(rows, version, long),
    pagination: false as const,
    ...(virtual && { virtual, scroll: { x: COLUMNS * COLUMN_WIDTH, y: HEIGHT } }),
  };
  if (table === 'ours') root.render(<TableExt<Row> {...props} columns={columns} />);
  else root.render(<Table {...props} columns={table === 'antd' ? columns : typographyColumns} />);
}

/** After what was drawn has been painted and its effects have run. */
const settle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });

let root: Root | undefined;

const bench: TableBench = {
  mount: async (table) => {
    const container = document.createElement('div');
    container.style.inlineSize = `${COLUMNS * COLUMN_WIDTH}px`;
    document.body.append(container);
    root = createRoot(container);
    draw(root, table, 1);
    await settle();
  },
  update: async (table) => {
    if (root) draw(root, table, 2);
    await settle();
  },
  unmount: async () => {
    root?.unmount();
    document.body.replaceChildren();
    await settle();
  },
};
Object.assign(window, { bench });
