import { type GetRef, Tree, type TreeDataNode } from 'antd';
import { createRef } from 'react';
import { expectTypeOf, it } from 'vitest';
import { type BasicTreeNode, TreeExt, type TreeExtProps, type TreeExtRef } from '..';

interface Department extends BasicTreeNode {
  id: number;
  name: string;
  subs?: Department[];
}

const DEPARTMENTS: Department[] = [{ id: 1, name: 'Sales' }];

it('takes the type of the nodes from the data', () => {
  <TreeExt
    treeData={DEPARTMENTS}
    fieldNames={{ key: 'id', title: 'name', children: 'subs' }}
    titleRender={(node) => {
      expectTypeOf(node).toEqualTypeOf<Department>();
      return node.name;
    }}
    getNodeMore={(node) => {
      expectTypeOf(node).toEqualTypeOf<Department>();
      return [node.id > 1 && { key: 'delete', label: 'Delete' }];
    }}
    onSelect={(_, { node }) => expectTypeOf(node.name).toEqualTypeOf<string>()}
  />;
  <TreeExt
    treeData={[{ key: 'a', title: 'A' }]}
    getNodeMore={(node) => {
      expectTypeOf<TreeDataNode['key']>(node.key);
    }}
  />;
});

it('has the ref of antd', () => {
  <TreeExt ref={createRef<GetRef<typeof Tree>>()} />;
  <TreeExt ref={createRef<TreeExtRef>()} />;
  <Tree ref={createRef<TreeExtRef>()} />;
});

it('refuses what it cannot take', () => {
  // @ts-expect-error A menu is known at once.
  <TreeExt getNodeMore={async () => []} />;
  // @ts-expect-error There are two ways of being visible.
  <TreeExt moreVisible="never" />;
  // @ts-expect-error There are three themes.
  <TreeExt theme="apollo" />;
});

it('takes no nodes as children, which it would not show', () => {
  expectTypeOf<TreeExtProps>().not.toHaveProperty('children');
});
