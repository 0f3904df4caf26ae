import { ButtonExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

export default function DebounceDemo() {
  const [votes, setVotes] = useState(0);
  const [refreshes, setRefreshes] = useState(0);

  return (
    <Flex vertical gap="middle">
      <Flex gap="small" align="center" wrap>
        <ButtonExt debounce onClick={() => setVotes(votes + 1)}>
          Vote (300 ms)
        </ButtonExt>
        <Typography.Text role="status">Votes: {votes}</Typography.Text>
      </Flex>
      <Flex gap="small" align="center" wrap>
        <ButtonExt debounce={1000} onClick={() => setRefreshes(refreshes + 1)}>
          Refresh (1000 ms)
        </ButtonExt>
        <Typography.Text role="status">Refreshes: {refreshes}</Typography.Text>
      </Flex>
    </Flex>
  );
}
