import { createContext, type ReactNode, useContext } from 'react';
import { fill } from '../locale/fill';

/**
 * What dumi and this theme use of react-intl, in its place (plugin/dumi-patches/own-parts.ts sets the alias). Our
 * messages are plain texts; the parser, number formats and locale data of the real one would be a
 * tenth of the entry script.
 */
interface Intl {
  locale: string;
  messages: Record<string, string>;
  formatMessage: (descriptor: { id: string }, values?: Record<string, unknown>) => string;
}

export const createIntlCache = () => undefined;

/** What dumi hands on from `createIntl` to `RawIntlProvider`. */
interface IntlValue {
  intl: Intl;
}

const known = new WeakMap<Intl['messages'], IntlValue>();

/**
 * The same for the same messages: dumi asks for it at every move of the history, and a new one would
 * render the whole shell again, at once, before the next page is even begun.
 *
 * It has no `locale` of its own: dumi makes that the key of the provider, and so would throw the whole
 * site away at a change of language before the page in the other one is there.
 */
export function createIntl({ locale, messages }: Pick<Intl, 'locale' | 'messages'>): IntlValue {
  const last = known.get(messages);
  if (last?.intl.locale === locale) return last;
  const value: IntlValue = {
    intl: {
      locale,
      messages,
      formatMessage: ({ id }, values) => fill(messages[id] ?? id, values),
    },
  };
  known.set(messages, value);
  return value;
}

const IntlContext = createContext(createIntl({ locale: 'zh-CN', messages: {} }).intl);

export function RawIntlProvider({ value, children }: { value: IntlValue; children: ReactNode }) {
  return <IntlContext.Provider value={value.intl}>{children}</IntlContext.Provider>;
}

export const useIntl = () => useContext(IntlContext);
