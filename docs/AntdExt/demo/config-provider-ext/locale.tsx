import { ConfigProviderExt, DatePickerExt } from '@mtools/antd-ext';
import { Flex, Pagination, Segmented } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

const LOCALES = { 中文: zhCN, English: enUS };

type Language = keyof typeof LOCALES;

export default function LocaleDemo() {
  const t = useDemoText();
  const [language, setLanguage] = useState<Language>('中文');

  return (
    <ConfigProviderExt locale={LOCALES[language]}>
      <Flex vertical gap="middle" align="start">
        <Segmented<Language>
          aria-label={t('语言', 'Language')}
          options={['中文', 'English']}
          value={language}
          onChange={setLanguage}
        />
        <DatePickerExt.RangePicker aria-label={t('时间段', 'Period')} style={{ maxWidth: 280 }} />
        <Pagination total={50} showSizeChanger />
      </Flex>
    </ConfigProviderExt>
  );
}
