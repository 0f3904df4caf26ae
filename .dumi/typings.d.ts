declare module '*.css';

/** Written by plugin/api-data. */
declare module '@@/api' {
  import type { ApiProp } from './theme/plugin/api-data/readProps';

  export const apiLoaders: Record<string, () => Promise<{ default: ApiProp[] }>>;
}

/** Written by plugin/theme-tokens. */
declare module '@@/theme-tokens/themes.json' {
  const data: import('./theme/plugin/theme-tokens/readThemes').ThemeTokensData;
  export default data;
}

/** Written by plugin/search-index. */
declare module '@@/search' {
  export const indexUrls: Record<import('./config/locales').LocaleId, string>;
}
