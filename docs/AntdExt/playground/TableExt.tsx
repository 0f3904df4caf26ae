import { TableExt, type TableExtProps } from '@mtools/antd-ext';

/** Props of antd's `Table` that can be tried together with the component's own. */
export interface TableExtPlaygroundProps {
  /** @default 'large' */
  size?: 'small' | 'medium' | 'large';
  /** @default false */
  bordered?: boolean;
  /** @default false */
  loading?: boolean;
  /** @default true */
  showHeader?: boolean;
}

const COLUMNS = [
  { title: 'ID', dataIndex: 'id', width: 72 },
  { title: 'Note', dataIndex: 'note' },
];
const NOTES = Array.from({ length: 4 }, (_, index) => ({
  id: index + 1,
  note: `Note ${index + 1}: ${'the customer asks for an answer. '.repeat(index * 2)}`,
}));

export default function TableExtPlayground(props: TableExtProps & TableExtPlaygroundProps) {
  return (
    <TableExt
      style={{ inlineSize: '100%', minInlineSize: 0 }}
      rowKey="id"
      columns={COLUMNS}
      dataSource={NOTES}
      {...props}
    />
  );
}
