import type { ReactNode } from 'react';
import { locales } from '../../config/locales';
import messages from '../locales/en-US.json';
import { split } from './history';
import { RouteContext } from './route';

/** For tests: what is on an English page of the site. */
export function EnglishPage({
  at = '/en-US/guide/a',
  children,
}: {
  at?: string;
  children: ReactNode;
}) {
  const route = {
    location: { ...split(at), state: null, key: 'first' },
    locale: locales[1],
    messages,
    nav: [],
    section: undefined,
    page: undefined,
  };
  return <RouteContext.Provider value={route}>{children}</RouteContext.Provider>;
}
