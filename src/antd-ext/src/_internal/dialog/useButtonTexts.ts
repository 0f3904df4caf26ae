import { useAntdLocale, useTexts } from '../useTexts';

const texts = {
  zh: { ok: '确定', cancel: '取消', justOk: '知道了' },
  en: { ok: 'OK', cancel: 'Cancel', justOk: 'OK' },
};

/** What stands on the buttons of a dialog: antd's words where it has them in the reader's language. */
export function useButtonTexts(): typeof texts.zh {
  const own = useTexts(texts);
  const antd = useAntdLocale()?.Modal;
  return {
    ok: antd?.okText ?? own.ok,
    cancel: antd?.cancelText ?? own.cancel,
    justOk: antd?.justOkText ?? own.justOk,
  };
}
