import {
  type ProSearchColumn,
  ProSearchTable,
  TableExt,
  type TableExtColumnsType,
  TreeExt,
  UploadExt,
} from '@mtools/antd-ext';
import { Tag, type TreeDataNode, type UploadFile } from 'antd';
import { useDemoText } from 'demo-text';
import { Panel } from './Panel';

interface Order {
  id: number;
  customer: string;
  amount: number;
  status: 'success' | 'warning' | 'error' | 'processing';
}

/** Tables, trees and files: with what is sorted, chosen, and in each status. */
export function Data({ name }: { name: string }) {
  const t = useDemoText();
  const ORDERS: Order[] = [
    { id: 1, customer: t('晨光书店', 'Dawn Books'), amount: 1280, status: 'success' },
    { id: 2, customer: t('河畔咖啡', 'River Coffee'), amount: 960, status: 'processing' },
    { id: 3, customer: t('北方印刷', 'North Print'), amount: 640, status: 'warning' },
    { id: 4, customer: t('小城花店', 'Town Flowers'), amount: 320, status: 'error' },
  ];
  const STATUS = {
    success: t('已完成', 'Done'),
    processing: t('进行中', 'Running'),
    warning: t('待确认', 'Pending'),
    error: t('已失败', 'Failed'),
  };
  const COLUMNS: TableExtColumnsType<Order> = [
    { title: t('客户', 'Customer'), dataIndex: 'customer' },
    {
      title: t('金额', 'Amount'),
      dataIndex: 'amount',
      align: 'end',
      sorter: (a, b) => a.amount - b.amount,
      defaultSortOrder: 'descend',
    },
    {
      title: t('状态', 'Status'),
      dataIndex: 'status',
      filters: [{ text: STATUS.success, value: 'success' }],
      render: (status: Order['status']) => <Tag color={status}>{STATUS[status]}</Tag>,
    },
  ];
  const SEARCH_COLUMNS: ProSearchColumn<Order>[] = [
    { title: t('客户', 'Customer'), dataIndex: 'customer', search: true },
    { title: t('金额', 'Amount'), dataIndex: 'amount', align: 'end' },
  ];
  const NODES: TreeDataNode[] = [
    {
      key: 'books',
      title: t('书籍', 'Books'),
      children: [
        { key: 'novels', title: t('小说', 'Novels') },
        { key: 'poems', title: t('诗歌', 'Poems') },
        { key: 'old', title: t('停售', 'Out of print'), disabled: true },
      ],
    },
  ];
  const FILES: UploadFile[] = [
    { uid: '1', name: 'contract.pdf', status: 'done', size: 482_304 },
    { uid: '2', name: 'floor-plan.dwg', status: 'uploading', percent: 64, size: 18_874_368 },
    { uid: '3', name: 'price-list.xlsx', status: 'error', size: 2_048 },
  ];

  return (
    <>
      <Panel>
        <TableExt
          rowKey="id"
          columns={COLUMNS}
          dataSource={ORDERS}
          rowSelection={{
            defaultSelectedRowKeys: [2],
            getTitleCheckboxProps: () => ({ 'aria-label': t('全选', 'All') }),
            getCheckboxProps: ({ customer }) => ({ 'aria-label': customer }),
          }}
          pagination={{ total: 120, showSizeChanger: false }}
        />
      </Panel>
      <ProSearchTable
        rowKey="id"
        columns={SEARCH_COLUMNS}
        request={async () => ({ records: ORDERS.slice(0, 2), total: 2 })}
      />
      <Panel>
        <div className="theme-sheet-halves">
          <TreeExt
            aria-label={t(`书籍 ${name}`, `Books ${name}`)}
            treeData={NODES}
            checkable
            defaultExpandAll
            defaultCheckedKeys={['poems']}
            defaultSelectedKeys={['novels']}
            moreVisible="always"
            getNodeMore={() => [{ key: 'rename', label: t('重命名', 'Rename') }]}
          />
          <UploadExt defaultValue={FILES} beforeUpload={() => false} />
        </div>
      </Panel>
    </>
  );
}
