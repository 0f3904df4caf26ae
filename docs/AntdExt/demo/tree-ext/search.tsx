import { InputExt, TreeExt } from '@mtools/antd-ext';
import { Flex, type TreeDataNode } from 'antd';
import { useState } from 'react';

const REGIONS: TreeDataNode[] = [
  {
    key: 'asia',
    title: 'Asia',
    children: [
      {
        key: 'china',
        title: 'China',
        children: [
          { key: 'beijing', title: 'Beijing' },
          { key: 'shanghai', title: 'Shanghai' },
        ],
      },
      { key: 'japan', title: 'Japan', children: [{ key: 'tokyo', title: 'Tokyo' }] },
    ],
  },
  {
    key: 'europe',
    title: 'Europe',
    children: [
      { key: 'berlin', title: 'Berlin' },
      { key: 'madrid', title: 'Madrid' },
    ],
  },
];

export default function SearchDemo() {
  const [text, setText] = useState('');
  return (
    <Flex vertical gap="small">
      <InputExt.Search
        aria-label="Search regions"
        placeholder="Search, for example: ji"
        allowClear
        style={{ maxWidth: 260 }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TreeExt
        aria-label="Regions"
        checkable
        defaultCheckedKeys={['japan', 'madrid']}
        treeData={REGIONS}
        filterText={text}
        getNodeMore={({ key }) => [
          { key: 'only', label: 'Show only this', onClick: () => setText(String(key)) },
        ]}
      />
    </Flex>
  );
}
