import { TableExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import { type Key, useState } from 'react';

export default function SummaryDemo() {
  const t = useDemoText();
  const COLUMNS = [
    { title: t('商品', 'Item'), dataIndex: 'item' },
    { title: t('数量', 'Pieces'), dataIndex: 'pieces', width: 120 },
  ];
  const ITEMS = [
    { id: 1, item: t('铅笔', 'Pencils'), pieces: 12 },
    { id: 2, item: t('直尺', 'Rulers'), pieces: 5 },
    { id: 3, item: t('圆规', 'Compasses'), pieces: 3 },
  ];

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
            <TableExt.Summary.Cell index={1}>
              {t(`已选 ${chosen.length} 项`, `${chosen.length} selected`)}
            </TableExt.Summary.Cell>
            <TableExt.Summary.Cell index={2}>
              {chosen.reduce((sum, { pieces }) => sum + pieces, 0)}
            </TableExt.Summary.Cell>
          </TableExt.Summary.Row>
        );
      }}
    />
  );
}
