import { useIntl } from 'dumi';
import type zhCN from '../locales/zh-CN.json';

export type MessageId = keyof typeof zhCN;

/**
 * A reader of the shell's own texts in the page's language. Values stand in braces in the message and
 * are put in here: react-intl's parser stays out of the bundle.
 */
export function useMessage() {
  const { messages } = useIntl();
  return (id: MessageId, values: Record<string, string> = {}): string =>
    String(messages[id] ?? id).replace(
      /\{(\w+)\}/g,
      (match, name: string) => values[name] ?? match,
    );
}
