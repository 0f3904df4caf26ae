import { ButtonExt, TableExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function StaysDemo() {
  const t = useDemoText();
  const COLUMNS = [
    { title: t('文件', 'File'), dataIndex: 'name' },
    { title: t('大小', 'Size'), dataIndex: 'size', width: 120 },
  ];
  const FILES = Array.from({ length: 11 }, (_, index) => ({
    id: index + 1,
    name: t(`报告-${index + 1}.pdf`, `report-${index + 1}.pdf`),
    size: `${index + 2} KB`,
  }));

  const [count, setCount] = useState(10);
  return (
    <Flex vertical gap="middle" align="start">
      <Flex gap="small" wrap>
        {[10, 11, 3, 0].map((wanted) => (
          <ButtonExt key={wanted} disabled={wanted === count} onClick={() => setCount(wanted)}>
            {t(`${wanted} 个文件`, `${wanted} files`)}
          </ButtonExt>
        ))}
      </Flex>
      <TableExt
        style={{ inlineSize: '100%' }}
        size="small"
        rowKey="id"
        useEmpty
        emptyDesc={t('文件已全部删除', 'All files have been deleted')}
        columns={COLUMNS}
        dataSource={FILES.slice(0, count)}
      />
    </Flex>
  );
}
