import { TableExt } from '@mtools/antd-ext';
import { type Key, useState } from 'react';

const COLUMNS = [
  { title: 'Item', dataIndex: 'item' },
  { title: 'Pieces', dataIndex: 'pieces', width: 120 },
];
const ITEMS = [
  { id: 1, item: 'Pencils', pieces: 12 },
  { id: 2, item: 'Rulers', pieces: 5 },
  { id: 3, item: 'Compasses', pieces: 3 },
];

export default function SummaryDemo() {
  const [selected, setSelected] = useState<Key[]>([1]);
  return (
    <TableExt
      rowKey="id"
      columns={COLUMNS}
      dataSource={ITEMS}
      rowSelection={{ selectedRowKeys: selected, onChange: setSelected }}
      summary={(rows) => {
        const chosen = rows.filter(({ id }) => selected.includes(id));
        return (
          <TableExt.Summary.Row>
            <TableExt.Summary.Cell index={0} />
            <TableExt.Summary.Cell index={1}>{chosen.length} selected</TableExt.Summary.Cell>
            <TableExt.Summary.Cell index={2}>
              {chosen.reduce((sum, { pieces }) => sum + pieces, 0)}
            </TableExt.Summary.Cell>
          </TableExt.Summary.Row>
        );
      }}
    />
  );
}
