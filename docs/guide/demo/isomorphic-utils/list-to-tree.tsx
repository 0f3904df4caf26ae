import { listToTree, mapTree } from '@mtools/isomorphic-utils';
import { Flex, Segmented, Tree, Typography } from 'antd';
import { useState } from 'react';

export default function ListToTreeDemo() {
  const [parentId, setParentId] = useState(1);
  const list = [
    { id: 1, parentId: 0, name: 'system' },
    { id: 2, parentId: 1, name: 'users' },
    { id: 3, parentId, name: 'roles' },
  ];
  const treeData = mapTree(listToTree(list), ({ id, name }) => ({ key: id, title: name }));

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Typography.Text>parentId:</Typography.Text>
        <Segmented
          aria-label="parentId"
          options={[0, 1, 2]}
          value={parentId}
          onChange={setParentId}
        />
      </Flex>
      <Flex wrap gap="large">
        <Flex vertical gap="small" align="flex-start">
          {list.map((item) => (
            <Typography.Text key={item.id} code>
              {JSON.stringify(item)}
            </Typography.Text>
          ))}
        </Flex>
        <Tree
          // Opens all of another tree.
          key={parentId}
          aria-label="tree"
          defaultExpandAll
          selectable={false}
          treeData={treeData}
        />
      </Flex>
    </Flex>
  );
}
