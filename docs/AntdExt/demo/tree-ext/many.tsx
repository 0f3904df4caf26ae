import { TreeExt } from '@mtools/antd-ext';
import { type TreeDataNode, Typography } from 'antd';
import { useState } from 'react';

const GROUPS = 100;
const MEMBERS = 99;

const PEOPLE: TreeDataNode[] = Array.from({ length: GROUPS }, (_, group) => ({
  key: `g${group}`,
  title: `Group ${group + 1}`,
  children: Array.from({ length: MEMBERS }, (_child, member) => ({
    key: `g${group}-${member}`,
    title: `Member ${member + 1} of group ${group + 1}`,
  })),
}));

export default function ManyDemo() {
  const [done, setDone] = useState('nothing yet');
  return (
    <>
      <TreeExt
        aria-label="10,000 people"
        height={240}
        treeData={PEOPLE}
        defaultExpandAll
        getNodeMore={({ title }) => [
          { key: 'write', label: 'Write', onClick: () => setDone(`message to ${title}`) },
        ]}
      />
      <Typography.Text role="status">Done: {done}</Typography.Text>
    </>
  );
}
