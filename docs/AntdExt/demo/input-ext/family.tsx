import { InputExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function FamilyDemo() {
  const t = useDemoText();
  const [searching, setSearching] = useState(false);
  const [result, setResult] = useState<string>();

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
        aria-label={t('订单', 'Orders')}
        placeholder={t('搜索订单', 'Search orders')}
        loading={searching}
        onSearch={search}
      />
      <Typography.Text role="status">
        {t(`已查询：${result ?? '无'}`, `Searched for: ${result ?? 'nothing yet'}`)}
      </Typography.Text>
      <InputExt.Password
        aria-label={t('新密码', 'New password')}
        placeholder={t('新密码', 'New password')}
      />
      <InputExt.OTP aria-label={t('短信验证码', 'SMS code')} length={6} />
      <InputExt.TextArea
        trim
        aria-label={t('备注', 'Remarks')}
        placeholder={t('备注', 'Remarks')}
        rows={2}
      />
    </Flex>
  );
}
