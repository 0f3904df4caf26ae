import { useAntdLocale, useTexts } from './useTexts';

const texts = { zh: '暂无数据', en: 'No data' };

/** What stands where there is nothing to show: in antd's words where it has them in the reader's language. */
export function useEmptyText(): string {
  const own = useTexts(texts);
  return useAntdLocale()?.Empty?.description ?? own;
}
