import { TableExt, type TableExtColumnsType } from '@mtools/antd-ext';
import { Flex, Segmented, Tag } from 'antd';
import { useState } from 'react';

interface Ticket {
  id: number;
  title: string;
  tags: string[];
  assignee?: string;
}

const COLUMNS: TableExtColumnsType<Ticket> = [
  { title: 'ID', dataIndex: 'id', width: 72 },
  { title: 'Title', dataIndex: 'title' },
  {
    title: 'Tags',
    dataIndex: 'tags',
    // A render of its own is cut off only on request.
    useDefaultRender: true,
    render: (tags: string[]) =>
      tags.map((tag) => (
        <Tag key={tag} style={{ marginInlineEnd: 8 }}>
          {tag}
        </Tag>
      )),
  },
  {
    title: 'Assignee',
    dataIndex: 'assignee',
    width: 120,
    useDefaultRender: true,
    render: (name?: string) =>
      name && <a href={`mailto:${name.split(' ')[0]}@example.com`}>{name}</a>,
  },
];
const TICKETS: Ticket[] = [
  {
    id: 1,
    title: 'The export of orders stops after the first ten thousand rows without any message',
    tags: ['export', 'orders', 'data loss', 'reported by a customer', 'large files'],
    assignee: 'Ada from the second line of support',
  },
  { id: 2, title: 'Typing error', tags: ['text'], assignee: undefined },
  {
    id: 3,
    title: '导出订单时超过一万行会中断，并且没有任何提示，需要在界面上说明原因并允许从断点继续',
    tags: ['导出', '订单'],
    assignee: '小林',
  },
];

export default function ClampDemo() {
  const [rows, setRows] = useState<number | false>(1);
  return (
    <Flex vertical gap="middle" align="start">
      <Segmented
        aria-label="Lines of a cell"
        options={[
          { value: 1, label: '1 line' },
          { value: 2, label: '2 lines' },
          { value: false, label: 'All' },
        ]}
        value={rows}
        onChange={setRows}
      />
      <TableExt
        style={{ inlineSize: '100%' }}
        rowKey="id"
        cellEllipsisRows={rows}
        tdTooltip={{ placement: 'bottom' }}
        // On a narrow screen columns keep their width.
        scroll={{ x: 640 }}
        columns={COLUMNS}
        dataSource={TICKETS}
      />
    </Flex>
  );
}
