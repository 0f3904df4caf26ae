import { ConfigProviderExt } from '@mtools/antd-ext';
import { DatePicker, Flex, Pagination, Segmented } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useState } from 'react';

const LOCALES = { 中文: zhCN, English: enUS };

type Language = keyof typeof LOCALES;

export default function LocaleDemo() {
  const [language, setLanguage] = useState<Language>('中文');

  return (
    <ConfigProviderExt locale={LOCALES[language]}>
      <Flex vertical gap="middle" align="start">
        <Segmented<Language>
          aria-label="Language"
          options={['中文', 'English']}
          value={language}
          onChange={setLanguage}
        />
        <DatePicker.RangePicker aria-label="Period" />
        <Pagination total={50} showSizeChanger showTotal={(total) => `${total}`} />
      </Flex>
    </ConfigProviderExt>
  );
}
