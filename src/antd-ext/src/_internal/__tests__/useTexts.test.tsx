import { renderHook } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import enUS from 'antd/locale/en_US';
import jaJP from 'antd/locale/ja_JP';
import zhCN from 'antd/locale/zh_CN';
import zhHK from 'antd/locale/zh_HK';
import zhTW from 'antd/locale/zh_TW';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useTexts } from '../useTexts';

function textIn(locale?: Locale) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConfigProvider locale={locale}>{children}</ConfigProvider>
  );
  return renderHook(() => useTexts({ zh: 'Chinese', en: 'English' }), { wrapper }).result.current;
}

it.each([
  ['no language', undefined],
  ['zh-cn', zhCN],
  ['zh-tw', zhTW],
  ['zh-hk', zhHK],
  ['ZH-TW', { ...zhTW, locale: 'ZH-TW' }],
  ['zh', { ...zhCN, locale: 'zh' }],
])('the texts for %s are Chinese', (_, locale) => {
  expect(textIn(locale)).toBe('Chinese');
});

it.each([
  ['en', enUS],
  ['ja', jaJP],
  ['a name that only begins like Chinese', { ...enUS, locale: 'zha' }],
])('the texts for %s are English', (_, locale) => {
  expect(textIn(locale)).toBe('English');
});
