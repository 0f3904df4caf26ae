import { findTreePath } from '@mtools/isomorphic-utils';
import { Breadcrumb, Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { MENUS } from './menus';

export default function FindTreePathDemo() {
  const [wanted, setWanted] = useState('roles');
  const path = findTreePath(MENUS, ({ key }) => key === wanted);

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Typography.Text>key:</Typography.Text>
        <Segmented
          aria-label="key"
          options={['system', 'users', 'roles', 'logs', 'home']}
          value={wanted}
          onChange={setWanted}
        />
      </Flex>
      <Breadcrumb items={path.map(({ key, title }) => ({ key, title }))} />
    </Flex>
  );
}
