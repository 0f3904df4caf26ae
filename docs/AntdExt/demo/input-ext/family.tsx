import { InputExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useState } from 'react';

export default function FamilyDemo() {
  const [searching, setSearching] = useState(false);
  const [result, setResult] = useState('nothing yet');

  const search = async (text: string) => {
    setSearching(true);
    await sleep(1000);
    setSearching(false);
    setResult(JSON.stringify(text));
  };

  return (
    <Flex vertical gap="middle" style={{ maxWidth: 360 }}>
      <InputExt.Search
        trim
        aria-label="Orders"
        placeholder="Search orders"
        loading={searching}
        onSearch={search}
      />
      <Typography.Text role="status">Searched for: {result}</Typography.Text>
      <InputExt.Password aria-label="New password" placeholder="New password" />
      <InputExt.OTP aria-label="Code from the message" length={6} />
      <InputExt.TextArea trim aria-label="Remarks" placeholder="Remarks" rows={2} />
    </Flex>
  );
}
