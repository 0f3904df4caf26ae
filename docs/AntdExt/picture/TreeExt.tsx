import { TreeExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

export default function TreeExtPicture() {
  const t = useDemoText();
  return (
    <div style={{ width: '100%' }}>
      <TreeExt
        aria-label={t('部门', 'Departments')}
        defaultExpandAll
        defaultSelectedKeys={['east']}
        moreVisible="always"
        treeData={[
          {
            key: 'sales',
            title: t('销售部', 'Sales'),
            children: [
              { key: 'east', title: t('华东区', 'East') },
              { key: 'west', title: t('华西区', 'West') },
            ],
          },
          { key: 'legal', title: t('法务部', 'Legal') },
          { key: 'finance', title: t('财务部', 'Finance') },
        ]}
        getNodeMore={() => [
          { key: 'rename', label: t('重命名', 'Rename') },
          { key: 'delete', label: t('删除', 'Delete'), danger: true },
        ]}
      />
    </div>
  );
}
