import { TreeExt } from '@mtools/antd-ext';
import { type TreeDataNode, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const GROUPS = 100;
const MEMBERS = 99;

export default function ManyDemo() {
  const t = useDemoText();

  function createPeople(): TreeDataNode[] {
    return Array.from({ length: GROUPS }, (_, group) => ({
      key: `g${group}`,
      title: t(`第 ${group + 1} 组`, `Group ${group + 1}`),
      children: Array.from({ length: MEMBERS }, (_child, member) => ({
        key: `g${group}-${member}`,
        title: t(
          `第 ${group + 1} 组成员 ${member + 1}`,
          `Member ${member + 1} of group ${group + 1}`,
        ),
      })),
    }));
  }

  const [people] = useState(createPeople);
  const [done, setDone] = useState<string>();
  return (
    <>
      <TreeExt
        aria-label={t('10,000 人', '10,000 people')}
        height={240}
        treeData={people}
        defaultExpandAll
        getNodeMore={({ title }) => [
          {
            key: 'write',
            label: t('发消息', 'Write'),
            onClick: () => setDone(t(`给${title}发消息`, `message to ${title}`)),
          },
        ]}
      />
      <Typography.Text role="status">
        {t(`已完成：${done ?? '无'}`, `Done: ${done ?? 'nothing yet'}`)}
      </Typography.Text>
    </>
  );
}
