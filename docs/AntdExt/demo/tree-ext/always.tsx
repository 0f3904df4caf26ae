import { TreeExt } from '@mtools/antd-ext';
import { type TreeDataNode, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function AlwaysDemo() {
  const t = useDemoText();

  const FILES: TreeDataNode[] = [
    {
      key: 'contracts',
      title: t('合同', 'Contracts'),
      children: [
        {
          key: 'a',
          title: t(
            '华东地区供货框架协议（第二版，含全部补充条款与附件清单）',
            'Framework agreement on deliveries to the eastern region, second version',
          ),
        },
        { key: 'b', title: t('已被他人锁定', 'Locked by another user'), disabled: true },
        { key: 'c', title: t('已锁定，可申请', 'Locked, available on request'), disabled: true },
      ],
    },
    { key: 'empty', title: t('此处没有可用操作', 'No actions available') },
  ];

  const [done, setDone] = useState<string>();
  return (
    <>
      <TreeExt
        aria-label={t('文件', 'Files')}
        style={{ maxWidth: 320 }}
        treeData={FILES}
        defaultExpandAll
        moreVisible="always"
        moreIcon="⚙"
        getNodeMore={({ key }) => {
          if (key === 'empty') return undefined;
          return {
            menu: {
              items: [{ key: 'request', label: t('申请副本', 'Request a copy') }],
              onClick: () => setDone(t(`申请 ${key}`, `requested ${key}`)),
            },
            // Without this, the menu is disabled together with its node.
            disabled: key === 'c' ? false : undefined,
          };
        }}
      />
      <Typography.Text role="status">
        {t(`已完成：${done ?? '无'}`, `Done: ${done ?? 'nothing yet'}`)}
      </Typography.Text>
    </>
  );
}
