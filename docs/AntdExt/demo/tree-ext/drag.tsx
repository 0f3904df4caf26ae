import { TreeExt, type TreeExtProps } from '@mtools/antd-ext';
import { type TreeDataNode, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type Key, useState } from 'react';

/** Moves a task to another group or position. */
function move(groups: TreeDataNode[], key: Key, to: Key, index = 0): TreeDataNode[] {
  const task = groups.flatMap(({ children = [] }) => children).find((node) => node.key === key);
  // Groups cannot be moved.
  if (!task) return groups;
  return groups.map((group) => {
    const rest = (group.children ?? []).filter((node) => node.key !== key);
    return {
      ...group,
      children: group.key === to ? [...rest.slice(0, index), task, ...rest.slice(index)] : rest,
    };
  });
}

export default function DragDemo() {
  const t = useDemoText();
  const START: TreeDataNode[] = [
    {
      key: 'todo',
      title: t('待办', 'To do'),
      children: [
        { key: 'tests', title: t('编写测试', 'Write tests') },
        { key: 'docs', title: t('编写文档', 'Write the docs') },
      ],
    },
    {
      key: 'done',
      title: t('已完成', 'Done'),
      children: [{ key: 'plan', title: t('制定计划', 'Make a plan') }],
    },
  ];

  const [groups, setGroups] = useState(START);

  const drop: TreeExtProps['onDrop'] = ({ dragNode, node, dropToGap, dropPosition }) => {
    if (!dropToGap) {
      setGroups(move(groups, dragNode.key, node.key));
      return;
    }
    const group = groups.find(({ children }) => children?.some(({ key }) => key === node.key));
    const others = (group?.children ?? []).filter(({ key }) => key !== dragNode.key);
    // Before the first task, or after the one it was dropped on.
    const index = dropPosition < 0 ? 0 : others.findIndex(({ key }) => key === node.key) + 1;
    if (group) setGroups(move(groups, dragNode.key, group.key, index));
  };

  return (
    <>
      <TreeExt
        aria-label={t('任务', 'Tasks')}
        treeData={groups}
        defaultExpandAll
        draggable={{ icon: false }}
        // Tasks can be dropped into groups and next to other tasks.
        allowDrop={({ dropNode, dropPosition }) => (dropPosition === 0) === 'children' in dropNode}
        onDrop={drop}
        getNodeMore={({ key, children }) =>
          !children &&
          groups.map((group) => ({
            key: group.key,
            label: t(`移到「${group.title}」`, `Move to “${group.title}”`),
            onClick: () => setGroups(move(groups, key, group.key)),
          }))
        }
      />
      <Typography.Paragraph type="secondary" style={{ margin: 0 }}>
        {t(
          '菜单提供与拖动相同的操作，也可以用键盘完成。',
          'The menu offers the same operations as dragging, also by keyboard.',
        )}
      </Typography.Paragraph>
    </>
  );
}
