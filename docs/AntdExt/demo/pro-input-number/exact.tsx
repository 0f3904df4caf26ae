import { ProInputNumber } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function ExactDemo() {
  const t = useDemoText();
  const [balance, setBalance] = useState<string | number | null>('12345678901234567890.12');
  const [share, setShare] = useState<string | number | null>(40);

  return (
    <Flex vertical gap="middle" align="start">
      <Flex gap="small" align="center" wrap>
        <ProInputNumber
          stringMode
          needThousandths
          precision={2}
          aria-label={t('余额', 'Balance')}
          value={balance}
          onChange={setBalance}
          style={{ width: 280 }}
        />
        <Typography.Text role="status">{JSON.stringify(balance)}</Typography.Text>
      </Flex>
      <Flex gap="small" align="center" wrap>
        <ProInputNumber
          min={10}
          max={100}
          controls
          suffix="%"
          aria-label={t('占比（10 到 100）', 'Share (10 to 100)')}
          value={share}
          onChange={setShare}
          style={{ width: 120 }}
        />
        <Typography.Text role="status">{JSON.stringify(share)}</Typography.Text>
      </Flex>
    </Flex>
  );
}
