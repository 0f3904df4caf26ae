import { mapTree } from '@mtools/isomorphic-utils';
import { Flex, Input, Tree } from 'antd';
import { useState } from 'react';
import { MENUS } from './menus';

export default function MapTreeDemo() {
  const [prefix, setPrefix] = useState('menu.');
  const treeData = mapTree(MENUS, ({ key, title }, { depth }) => ({
    key,
    title: `${prefix}${title} (${depth})`,
  }));

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Input
        prefix="title:"
        aria-label="title"
        style={{ width: 180 }}
        value={prefix}
        onChange={(event) => setPrefix(event.target.value)}
      />
      <Tree aria-label="tree" defaultExpandAll selectable={false} treeData={treeData} />
    </Flex>
  );
}
