import { TreeExt, type TreeExtProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

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

export default function TreeExtPlayground(props: TreeExtProps & TreeExtPlaygroundProps) {
  const t = useDemoText();
  const NODES = [
    {
      key: 'sales',
      title: t('销售部', 'Sales'),
      children: [
        { key: 'east', title: t('华东', 'East') },
        { key: 'west', title: t('西南', 'West') },
      ],
    },
    { key: 'legal', title: t('法务部', 'Legal') },
  ];
  const MORE = [
    { key: 'rename', label: t('重命名', 'Rename') },
    { key: 'delete', label: t('删除', 'Delete'), danger: true },
  ];
  return (
    <TreeExt
      aria-label={t('部门', 'Departments')}
      treeData={NODES}
      defaultExpandAll
      moreVisible="always"
      getNodeMore={() => MORE}
      {...props}
    />
  );
}
