import { TreeExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import type { TreeDataNode } from 'antd';
import { useDemoText } from 'demo-text';
import { type Key, useState } from 'react';

const PAGE = 3;
const TOTAL = 7;

export default function LoadDemo() {
  const t = useDemoText();
  /** Simulates a server that responds after one second. */
  async function fetchPage(folder: Key, from: number): Promise<TreeDataNode[]> {
    await sleep(1000);
    const count = Math.min(PAGE, TOTAL - from);
    return Array.from({ length: count }, (_, index) => ({
      key: `${folder}/${from + index + 1}`,
      title: t(`文档 ${from + index + 1}`, `Document ${from + index + 1}`),
      isLeaf: true,
    }));
  }

  const [folders, setFolders] = useState<TreeDataNode[]>([
    { key: 'inbox', title: t('收件箱', 'Inbox') },
    { key: 'archive', title: t('归档', 'Archive') },
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
      aria-label={t('文件夹', 'Folders')}
      treeData={folders}
      loadData={loadMore}
      getNodeMore={(node) => {
        const loaded = node.children?.length ?? 0;
        return [
          loaded > 0 &&
            loaded < TOTAL && {
              key: 'more',
              label: t(`加载更多（${loaded}/${TOTAL}）`, `Load more (${loaded} of ${TOTAL})`),
              onClick: () => loadMore(node),
            },
        ];
      }}
    />
  );
}
