import { TreeExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Spin, type TreeDataNode } from 'antd';
import { type Key, useRef, useState } from 'react';

const START: TreeDataNode[] = [
  {
    key: 'sales',
    title: 'Sales',
    children: [
      { key: 'east', title: 'East' },
      { key: 'west', title: 'West' },
    ],
  },
  { key: 'legal', title: 'Legal' },
];

const addBelow = (nodes: TreeDataNode[], key: Key, added: TreeDataNode): TreeDataNode[] =>
  nodes.map((node) => {
    const { children = [] } = node;
    if (node.key === key) return { ...node, children: [...children, added] };
    return children.length ? { ...node, children: addBelow(children, key, added) } : node;
  });

const without = (nodes: TreeDataNode[], key: Key): TreeDataNode[] =>
  nodes
    .filter((node) => node.key !== key)
    .map((node) => ({ ...node, children: node.children && without(node.children, key) }));

export default function MenuDemo() {
  const [departments, setDepartments] = useState(START);
  const [open, setOpen] = useState<Key[]>(['sales']);
  const [saving, setSaving] = useState(false);
  const count = useRef(0);

  const save = async (change: (nodes: TreeDataNode[]) => TreeDataNode[]) => {
    setSaving(true);
    await sleep(1000);
    setDepartments(change);
    setSaving(false);
  };
  const add = async (key: Key) => {
    count.current += 1;
    const added = { key: `new-${count.current}`, title: `Department ${count.current}` };
    await save((nodes) => addBelow(nodes, key, added));
    setOpen((keys) => [...keys, key]);
  };

  return (
    <Spin spinning={saving}>
      <TreeExt
        aria-label="Departments"
        treeData={departments}
        expandedKeys={open}
        onExpand={setOpen}
        getNodeMore={({ key, children }) => [
          { key: 'add', label: 'Add a department', onClick: () => add(key) },
          // Only what has nothing below it can be deleted.
          !children?.length && {
            key: 'delete',
            label: 'Delete',
            danger: true,
            onClick: () => save((nodes) => without(nodes, key)),
          },
        ]}
      />
    </Spin>
  );
}
