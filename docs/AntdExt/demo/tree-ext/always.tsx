import { TreeExt } from '@mtools/antd-ext';
import { type TreeDataNode, Typography } from 'antd';
import { useState } from 'react';

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
  const [done, setDone] = useState('nothing yet');
  return (
    <>
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
              onClick: () => setDone(`request for ${key}`),
            },
            // Without this a menu is disabled together with its node.
            disabled: key === 'c' ? false : undefined,
          };
        }}
      />
      <Typography.Text role="status">Done: {done}</Typography.Text>
    </>
  );
}
