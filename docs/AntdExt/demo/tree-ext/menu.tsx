import { TreeExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Spin, type TreeDataNode } from 'antd';
import { useDemoText } from 'demo-text';
import { type Key, useRef, useState } from 'react';

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
  const t = useDemoText();
  const START: TreeDataNode[] = [
    {
      key: 'sales',
      title: t('销售部', 'Sales'),
      children: [
        { key: 'east', title: t('华东区', 'East') },
        { key: 'west', title: t('华西区', 'West') },
      ],
    },
    { key: 'legal', title: t('法务部', 'Legal') },
  ];

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
    const added = {
      key: `new-${count.current}`,
      title: t(`部门 ${count.current}`, `Department ${count.current}`),
    };
    await save((nodes) => addBelow(nodes, key, added));
    setOpen((keys) => [...keys, key]);
  };

  return (
    <Spin spinning={saving}>
      <TreeExt
        aria-label={t('部门', 'Departments')}
        treeData={departments}
        moreVisible="always"
        expandedKeys={open}
        onExpand={setOpen}
        getNodeMore={({ key, children }) => [
          { key: 'add', label: t('添加部门', 'Add department'), onClick: () => add(key) },
          // Only departments without children can be deleted.
          !children?.length && {
            key: 'delete',
            label: t('删除', 'Delete'),
            danger: true,
            onClick: () => save((nodes) => without(nodes, key)),
          },
        ]}
      />
    </Spin>
  );
}
