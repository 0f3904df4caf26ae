import { TreeExt, type TreeExtProps } from '@mtools/antd-ext';

/** Props of antd's `Tree` that can be tried together with the component's own. */
export interface TreeExtPlaygroundProps {
  /** @default false */
  checkable?: boolean;
  /** @default false */
  showLine?: boolean;
  /** @default false */
  multiple?: boolean;
  /** @default false */
  draggable?: boolean;
  /** @default false */
  disabled?: boolean;
}

const NODES = [
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

export default function TreeExtPlayground(props: TreeExtProps & TreeExtPlaygroundProps) {
  return (
    <TreeExt
      aria-label="Departments"
      treeData={NODES}
      defaultExpandAll
      getNodeMore={() => [
        { key: 'rename', label: 'Rename' },
        { key: 'delete', label: 'Delete', danger: true },
      ]}
      {...props}
    />
  );
}
