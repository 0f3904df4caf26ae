import { TreeExt } from '@mtools/antd-ext';
import { Checkbox, Flex, type TreeDataNode, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const THEMES = ['zeus', 'hermes', 'default'] as const;
const OPTIONS = ['showIcon', 'showLine', 'checkable'] as const;

export default function ThemesDemo() {
  const t = useDemoText();

  const NODES: TreeDataNode[] = [
    {
      key: 'books',
      title: t('书籍', 'Books'),
      icon: '📁',
      children: [
        { key: 'novels', title: t('小说', 'Novels'), icon: '📄' },
        { key: 'poems', title: t('诗歌', 'Poems'), icon: '📄' },
      ],
    },
  ];

  const [chosen, setChosen] = useState<string[]>(['showLine']);
  return (
    <Flex vertical gap="middle">
      <Checkbox.Group options={[...OPTIONS]} value={chosen} onChange={setChosen} />
      <Flex gap="middle" wrap>
        {THEMES.map((theme) => (
          <div key={theme} style={{ width: 180 }}>
            <Typography.Text>{theme}</Typography.Text>
            <TreeExt
              theme={theme}
              aria-label={theme}
              treeData={NODES}
              defaultExpandAll
              defaultSelectedKeys={['poems']}
              showIcon={chosen.includes('showIcon')}
              showLine={chosen.includes('showLine')}
              checkable={chosen.includes('checkable')}
              moreVisible="always"
              getNodeMore={() => [
                { key: 'rename', label: t(`重命名（${theme}）`, `Rename (${theme})`) },
              ]}
            />
          </div>
        ))}
      </Flex>
    </Flex>
  );
}
