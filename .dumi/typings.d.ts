declare module '*.css';

/** Written by plugin/api-data. */
declare module '@@/api' {
  import type { ApiProp } from './theme/plugin/api-data/readProps';

  export const apiLoaders: Record<string, () => Promise<{ default: ApiProp[] }>>;
}

/** Written by plugin/page-details. */
declare module '@@/page-details' {
  import type { PageDetails } from './theme/hooks/usePageDetails';

  export const detailLoaders: Record<string, (() => Promise<PageDetails>) | undefined>;
}

declare module '@@/page-subtitles.json' {
  const subtitles: Record<string, string | undefined>;
  export default subtitles;
}

/** Written by plugin/theme-tokens. */
declare module '@@/theme-tokens/themes.json' {
  const data: import('./theme/plugin/theme-tokens/readThemes').ThemeTokensData;
  export default data;
}
