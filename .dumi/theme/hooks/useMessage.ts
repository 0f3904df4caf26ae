import { fill } from '../common/locale/fill';
import { useRoute } from '../runtime/route';
import type { Messages } from '../runtime/site';

export type MessageId = keyof Messages;

/** A reader of the shell's own texts in the page's language. */
export function useMessage() {
  const { messages } = useRoute();
  return (id: MessageId, values?: Record<string, string>): string =>
    fill(messages[id] ?? id, values);
}
