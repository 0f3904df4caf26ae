import { walkTree } from '@mtools/isomorphic-utils';
import { Flex, Segmented, Tree, Typography } from 'antd';
import { useState } from 'react';
import { MENUS } from './menus';

type Answer = 'undefined' | 'skip' | 'stop';

function visitedKeys(answer: Answer): string[] {
  const visited: string[] = [];
  walkTree(MENUS, ({ key }, { depth }) => {
    visited.push(`${depth} ${key}`);
    return key === 'users' && answer !== 'undefined' ? answer : undefined;
  });
  return visited;
}

export default function WalkTreeDemo() {
  const [answer, setAnswer] = useState<Answer>('undefined');

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Typography.Text>users →</Typography.Text>
        <Segmented<Answer>
          aria-label="users"
          options={['undefined', 'skip', 'stop']}
          value={answer}
          onChange={setAnswer}
        />
      </Flex>
      <Flex wrap gap="large">
        <Tree aria-label="tree" defaultExpandAll selectable={false} treeData={MENUS} />
        <Typography.Text code role="status">
          {JSON.stringify(visitedKeys(answer))}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
