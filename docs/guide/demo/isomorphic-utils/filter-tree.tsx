import { filterTree } from '@mtools/isomorphic-utils';
import { Checkbox, Flex, Input, Tree } from 'antd';
import { useState } from 'react';
import { MENUS } from './menus';

export default function FilterTreeDemo() {
  const [query, setQuery] = useState('users');
  const [keepDescendants, setKeepDescendants] = useState(false);
  const tree = filterTree(MENUS, ({ title }) => title.includes(query), { keepDescendants });

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Input
          prefix="title:"
          aria-label="title"
          style={{ width: 180 }}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Checkbox
          checked={keepDescendants}
          onChange={(event) => setKeepDescendants(event.target.checked)}
        >
          keepDescendants
        </Checkbox>
      </Flex>
      <Tree
        // Opens all of another tree.
        key={`${query} ${keepDescendants}`}
        aria-label="tree"
        defaultExpandAll
        selectable={false}
        treeData={tree}
      />
    </Flex>
  );
}
