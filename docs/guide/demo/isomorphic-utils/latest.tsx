import { latest, sleep } from '@mtools/isomorphic-utils';
import { Flex, Input, Typography } from 'antd';
import { useMemo, useState } from 'react';

/** The shorter the word, the longer it takes: responses arrive in another order than their requests. */
async function search(word: string) {
  await sleep(Math.max(200, 1500 - word.length * 300));
  return `search('${word}')`;
}

export default function LatestDemo() {
  const [word, setWord] = useState('');
  const [every, setEvery] = useState<string[]>([]);
  const [newest, setNewest] = useState('');
  const searchLatest = useMemo(() => latest(search), []);

  const change = (next: string) => {
    setWord(next);
    search(next).then((result) => setEvery((results) => [...results, result].slice(-4)));
    searchLatest(next).then(setNewest);
  };

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Input
        prefix="word:"
        aria-label="word"
        style={{ width: 220 }}
        value={word}
        onChange={(event) => change(event.target.value)}
      />
      <Typography.Text code>search: {every.join(', ')}</Typography.Text>
      <Typography.Text code role="status">
        latest(search): {newest}
      </Typography.Text>
    </Flex>
  );
}
