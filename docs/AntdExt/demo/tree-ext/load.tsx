import { TreeExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import type { TreeDataNode } from 'antd';
import { type Key, useState } from 'react';

const PAGE = 3;
const TOTAL = 7;

/** As a server would answer, one second later. */
async function fetchPage(folder: Key, from: number): Promise<TreeDataNode[]> {
  await sleep(1000);
  const count = Math.min(PAGE, TOTAL - from);
  return Array.from({ length: count }, (_, index) => ({
    key: `${folder}/${from + index + 1}`,
    title: `Document ${from + index + 1}`,
    isLeaf: true,
  }));
}

export default function LoadDemo() {
  const [folders, setFolders] = useState<TreeDataNode[]>([
    { key: 'inbox', title: 'Inbox' },
    { key: 'archive', title: 'Archive' },
  ]);

  const loadMore = async ({ key, children = [] }: TreeDataNode) => {
    const page = await fetchPage(key, children.length);
    setFolders((before) =>
      before.map((folder) =>
        folder.key === key ? { ...folder, children: [...children, ...page] } : folder,
      ),
    );
  };

  return (
    <TreeExt
      aria-label="Folders"
      treeData={folders}
      loadData={loadMore}
      getNodeMore={(node) => {
        const loaded = node.children?.length ?? 0;
        return [
          loaded > 0 &&
            loaded < TOTAL && {
              key: 'more',
              label: `Load more (${loaded} of ${TOTAL})`,
              onClick: () => loadMore(node),
            },
        ];
      }}
    />
  );
}
