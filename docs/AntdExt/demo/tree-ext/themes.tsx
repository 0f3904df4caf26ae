import { TreeExt } from '@mtools/antd-ext';
import { Checkbox, Flex, type TreeDataNode, Typography } from 'antd';
import { useState } from 'react';

const THEMES = ['zeus', 'hermes', 'default'] as const;
const OPTIONS = ['showIcon', 'showLine', 'checkable'] as const;

const NODES: TreeDataNode[] = [
  {
    key: 'books',
    title: 'Books',
    icon: '📁',
    children: [
      { key: 'novels', title: 'Novels', icon: '📄' },
      { key: 'poems', title: 'Poems', icon: '📄' },
    ],
  },
];

export default function ThemesDemo() {
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
              getNodeMore={() => [{ key: 'rename', label: `Rename in ${theme}` }]}
            />
          </div>
        ))}
      </Flex>
    </Flex>
  );
}
