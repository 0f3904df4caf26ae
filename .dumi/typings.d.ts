declare module '*.css';

/** Written by plugin/api-data. */
declare module '@@/api' {
  import type { ApiProp } from './theme/plugin/api-data/readProps';

  export const apiLoaders: Record<string, () => Promise<{ default: ApiProp[] }>>;
}
