import { treeToList } from '@mtools/isomorphic-utils';
import { Checkbox, Flex, Tree, Typography } from 'antd';
import { useState } from 'react';
import { MENUS } from './menus';

export default function TreeToListDemo() {
  const [withParent, setWithParent] = useState(true);
  const list = withParent
    ? treeToList(MENUS, { key: 'key', parentKey: 'parent' })
    : treeToList(MENUS);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Checkbox checked={withParent} onChange={(event) => setWithParent(event.target.checked)}>
        parentKey
      </Checkbox>
      <Flex wrap gap="large">
        <Tree aria-label="tree" defaultExpandAll selectable={false} treeData={MENUS} />
        <Flex vertical gap="small" align="flex-start">
          {list.map((item) => (
            <Typography.Text key={item.key} code>
              {JSON.stringify(item)}
            </Typography.Text>
          ))}
        </Flex>
      </Flex>
    </Flex>
  );
}
