import { TreeExt } from '@mtools/antd-ext';
import { App, type TreeDataNode } from 'antd';

const FILES: TreeDataNode[] = [
  {
    key: 'contracts',
    title: 'Contracts',
    children: [
      {
        key: 'a',
        title: 'Framework agreement on deliveries to the eastern region, second version',
      },
      { key: 'b', title: 'Locked by somebody else', disabled: true },
      { key: 'c', title: 'Locked, but can be requested', disabled: true },
    ],
  },
  { key: 'empty', title: 'Nothing can be done here' },
];

export default function AlwaysDemo() {
  const { message } = App.useApp();
  return (
    <TreeExt
      aria-label="Files"
      style={{ maxWidth: 320 }}
      treeData={FILES}
      defaultExpandAll
      moreVisible="always"
      moreIcon="⚙"
      getNodeMore={({ key }) => {
        if (key === 'empty') return undefined;
        return {
          menu: {
            items: [{ key: 'request', label: 'Request a copy' }],
            onClick: () => message.info(`Requested: ${key}`),
          },
          // Without this a menu is disabled together with its node.
          disabled: key === 'c' ? false : undefined,
        };
      }}
    />
  );
}
