import { InputExt, TreeExt } from '@mtools/antd-ext';
import { Flex, type TreeDataNode } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function SearchDemo() {
  const t = useDemoText();
  const REGIONS: TreeDataNode[] = [
    {
      key: 'asia',
      title: t('亚洲', 'Asia'),
      children: [
        {
          key: 'china',
          title: t('中国', 'China'),
          children: [
            { key: 'beijing', title: t('北京', 'Beijing') },
            { key: 'shanghai', title: t('上海', 'Shanghai') },
          ],
        },
        {
          key: 'japan',
          title: t('日本', 'Japan'),
          children: [{ key: 'tokyo', title: t('东京', 'Tokyo') }],
        },
      ],
    },
    {
      key: 'europe',
      title: t('欧洲', 'Europe'),
      children: [
        { key: 'berlin', title: t('柏林', 'Berlin') },
        { key: 'madrid', title: t('马德里', 'Madrid') },
      ],
    },
  ];

  const [text, setText] = useState('');
  return (
    <Flex vertical gap="small">
      <InputExt.Search
        aria-label={t('搜索地区', 'Search regions')}
        placeholder={t('搜索，例如：京', 'Search, for example: ji')}
        allowClear
        style={{ maxWidth: 260 }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TreeExt
        aria-label={t('地区', 'Regions')}
        checkable
        defaultCheckedKeys={['japan', 'madrid']}
        treeData={REGIONS}
        filterText={text}
        getNodeMore={({ title }) => [
          {
            key: 'only',
            label: t('只显示此项', 'Show only this'),
            onClick: () => setText(String(title)),
          },
        ]}
      />
    </Flex>
  );
}
