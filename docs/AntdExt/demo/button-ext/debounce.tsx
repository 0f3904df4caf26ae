import { ButtonExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function DebounceDemo() {
  const t = useDemoText();
  const [votes, setVotes] = useState(0);
  const [refreshes, setRefreshes] = useState(0);

  return (
    <Flex vertical gap="middle">
      <Flex gap="small" align="center" wrap>
        <ButtonExt debounce onClick={() => setVotes(votes + 1)}>
          {t('投票（300 ms）', 'Vote (300 ms)')}
        </ButtonExt>
        <Typography.Text role="status">{t(`票数：${votes}`, `Votes: ${votes}`)}</Typography.Text>
      </Flex>
      <Flex gap="small" align="center" wrap>
        <ButtonExt debounce={1000} onClick={() => setRefreshes(refreshes + 1)}>
          {t('刷新（1000 ms）', 'Refresh (1000 ms)')}
        </ButtonExt>
        <Typography.Text role="status">
          {t(`刷新次数：${refreshes}`, `Refreshes: ${refreshes}`)}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
