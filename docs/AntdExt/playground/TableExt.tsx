import { TableExt, type TableExtProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import type { ReactNode } from 'react';

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
  /** The default depends on the language. */
  emptyDesc?: ReactNode;
}

export default function TableExtPlayground(props: TableExtProps & TableExtPlaygroundProps) {
  const t = useDemoText();
  const COLUMNS = [
    { title: 'ID', dataIndex: 'id', width: 72 },
    { title: t('备注', 'Note'), dataIndex: 'note' },
  ];
  const NOTES = [
    { id: 1, note: t('客户已付款。', 'The customer has paid.') },
    {
      id: 2,
      note: t(
        '客户希望把交货时间推迟到下月，并把其中两箱改寄到杭州仓库。仓库已经确认可以接收，运费由我们承担；新的发货单今天下午发出，请在收到后核对数量。',
        'The customer asks us to deliver next month and to send two of the boxes to the warehouse in Manchester. The warehouse has agreed, and we pay for the transport; the new delivery note leaves this afternoon.',
      ),
    },
    { id: 3, note: '' },
  ];
  return (
    <TableExt
      style={{ width: '100%' }}
      rowKey="id"
      columns={COLUMNS}
      dataSource={NOTES}
      {...props}
    />
  );
}
