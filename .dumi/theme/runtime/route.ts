import { createContext, useContext } from 'react';
import { locales } from '../../config/locales';
import type { Location } from './history';
import type { LocaleData, Messages, Site } from './site';

/** Where the reader is and what the shell shows there. */
export interface Route extends LocaleData, Omit<Site, 'data'> {
  location: Location;
  locale: (typeof locales)[number];
}

/** What is shown outside of the site, in tests of single components: the default language, and no page. */
const nowhere: Route = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'first' },
  locale: locales[0],
  messages: {} as Messages,
  nav: [],
  section: undefined,
  page: undefined,
};

export const RouteContext = createContext(nowhere);

export const useRoute = (): Route => useContext(RouteContext);

/** Where the reader is, in addresses of the site. */
export const useLocation = (): Location => useRoute().location;
