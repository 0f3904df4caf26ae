import { TableExt, type TableExtColumnsType } from '@mtools/antd-ext';
import { Flex, Segmented, Tag } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

interface Ticket {
  id: number;
  title: string;
  tags: string[];
  assignee?: string;
}

export default function ClampDemo() {
  const t = useDemoText();
  const COLUMNS: TableExtColumnsType<Ticket> = [
    { title: 'ID', dataIndex: 'id', width: 72 },
    { title: t('标题', 'Title'), dataIndex: 'title' },
    {
      title: t('标签', 'Tags'),
      dataIndex: 'tags',
      // Columns with a custom render are truncated only with this.
      useDefaultRender: true,
      render: (tags: string[]) =>
        tags.map((tag) => (
          <Tag key={tag} style={{ marginInlineEnd: 8 }}>
            {tag}
          </Tag>
        )),
    },
    {
      title: t('负责人', 'Assignee'),
      dataIndex: 'assignee',
      width: 120,
      useDefaultRender: true,
      render: (name?: string) => name && <a href="mailto:support@example.com">{name}</a>,
    },
  ];
  const TICKETS: Ticket[] = [
    {
      id: 1,
      title: t(
        '导出订单时超过一万行会中断，并且没有任何提示，需要在界面上说明原因并允许从断点继续，否则客户会以为数据已经完整导出',
        'The export of orders stops after the first ten thousand rows without any message',
      ),
      tags: t(
        ['导出', '订单', '数据丢失', '客户反馈', '大文件', '需要尽快修复'],
        ['export', 'orders', 'data loss', 'reported by a customer', 'large files'],
      ),
      assignee: t('张伟（二线技术支持）', 'Ada from the second line of support'),
    },
    { id: 2, title: t('文案有误', 'Typo'), tags: [t('文案', 'text')] },
    {
      id: 3,
      title: t('发票抬头缺少税号', 'The invoice lacks the tax number'),
      tags: t(['发票'], ['invoices']),
      assignee: t('小林', 'Grace'),
    },
  ];

  const [rows, setRows] = useState<number | false>(1);
  return (
    <Flex vertical gap="middle" align="start">
      <Segmented
        aria-label={t('单元格行数', 'Lines per cell')}
        options={[
          { value: 1, label: t('1 行', '1 line') },
          { value: 2, label: t('2 行', '2 lines') },
          { value: false, label: t('全部', 'All') },
        ]}
        value={rows}
        onChange={setRows}
      />
      <TableExt
        style={{ inlineSize: '100%' }}
        rowKey="id"
        cellEllipsisRows={rows}
        tdTooltip={{ placement: 'bottom' }}
        // Columns keep their width on narrow screens.
        scroll={{ x: 640 }}
        columns={COLUMNS}
        dataSource={TICKETS}
      />
    </Flex>
  );
}
