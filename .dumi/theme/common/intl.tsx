import { createContext, type ReactNode, useContext } from 'react';

/**
 * What dumi and this theme use of react-intl, in its place (plugin/own-parts.ts sets the alias). Our
 * messages are plain texts; the parser, number formats and locale data of the real one would be a
 * tenth of the entry script.
 */
interface Intl {
  locale: string;
  messages: Record<string, string>;
  formatMessage: (descriptor: { id: string }, values?: Record<string, unknown>) => string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts values where the message has their names in braces; an unknown name stays as it is. */
export function fill(message: string, values: Record<string, unknown> = {}): string {
  return message.replace(PLACEHOLDER, (match, name: string) => String(values[name] ?? match));
}

export const createIntlCache = () => undefined;

const known = new WeakMap<Intl['messages'], Intl>();

/**
 * The same for the same messages: dumi asks for it at every move of the history, and a new one would
 * render the whole shell again, at once, before the next page is even begun.
 */
export function createIntl({ locale, messages }: Pick<Intl, 'locale' | 'messages'>): Intl {
  const last = known.get(messages);
  if (last?.locale === locale) return last;
  const intl: Intl = {
    locale,
    messages,
    formatMessage: ({ id }, values) => fill(messages[id] ?? id, values),
  };
  known.set(messages, intl);
  return intl;
}

const IntlContext = createContext<Intl>(createIntl({ locale: 'zh-CN', messages: {} }));

export function RawIntlProvider({ value, children }: { value: Intl; children: ReactNode }) {
  return <IntlContext.Provider value={value}>{children}</IntlContext.Provider>;
}

export const useIntl = () => useContext(IntlContext);
