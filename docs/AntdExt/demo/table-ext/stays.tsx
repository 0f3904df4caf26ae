import { ButtonExt, TableExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useState } from 'react';

const COLUMNS = [
  { title: 'File', dataIndex: 'name' },
  { title: 'Size', dataIndex: 'size', width: 120 },
];
const FILES = Array.from({ length: 11 }, (_, index) => ({
  id: index + 1,
  name: `report-${index + 1}.pdf`,
  size: `${index + 2} KB`,
}));

export default function StaysDemo() {
  const [count, setCount] = useState(10);
  return (
    <Flex vertical gap="middle" align="start">
      <Flex gap="small" wrap>
        {[10, 11, 3, 0].map((wanted) => (
          <ButtonExt key={wanted} disabled={wanted === count} onClick={() => setCount(wanted)}>
            {wanted} files
          </ButtonExt>
        ))}
      </Flex>
      <TableExt
        style={{ inlineSize: '100%' }}
        size="small"
        rowKey="id"
        useEmpty
        emptyDesc="All files are gone"
        columns={COLUMNS}
        dataSource={FILES.slice(0, count)}
      />
    </Flex>
  );
}
