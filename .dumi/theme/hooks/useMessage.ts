import { useIntl } from '../common/dumi-aliases/intl';
import { fill } from '../common/locale/fill';
import type zhCN from '../locales/zh-CN.json';

export type MessageId = keyof typeof zhCN;

/** A reader of the shell's own texts in the page's language. */
export function useMessage() {
  const { messages } = useIntl();
  return (id: MessageId, values?: Record<string, string>): string =>
    fill(messages[id] ?? id, values);
}
