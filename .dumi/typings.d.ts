declare module '*.css';

/** Written by plugin/api-data; undefined when the site is built without API data. */
declare module '@@/api' {
  type Loaders = Record<
    string,
    () => Promise<{ default: import('./theme/plugin/api-data/toView').ApiView }>
  >;

  export const apiLoaders: Record<import('./config/locales').LocaleId, Loaders> | undefined;
}

/** Written by plugin/function-data; undefined when the site is built without API data. */
declare module '@@/functions' {
  type FunctionLoaders = Record<
    string,
    () => Promise<{ default: import('./theme/plugin/function-data/toView').FunctionsView }>
  >;

  export const functionLoaders:
    | Record<import('./config/locales').LocaleId, FunctionLoaders>
    | undefined;
}

/** Written by plugin/api-data. */
declare module '@@/playground' {
  export const playgrounds: Record<
    string,
    import('./theme/builtins/Playground/types').PlaygroundEntry
  >;
}

/** Written by plugin/api-data: names of antd's props, by the component that takes them. */
declare module '@@/antd-types/inherited.json' {
  const inherited: Record<string, string[] | undefined>;
  export default inherited;
}

/** Written by plugin/api-data: the parts that `classNames` and `styles` reach. */
declare module '@@/antd-types/parts.json' {
  const parts: Record<string, string[] | undefined>;
  export default parts;
}

/** Written by plugin/site-data. */
declare module '@@/site' {
  import type { LocaleData, Section } from './theme/runtime/site';

  type Loaders<Data> = Record<string, (() => Promise<{ default: Data }>) | undefined>;

  /** Version of umi. */
  export const frameworkVersion: string;
  /** By the id of the language. */
  export const localeLoaders: Loaders<LocaleData>;
  /** By the address of the section, language included. */
  export const sectionLoaders: Loaders<Section>;
}

/** Written by plugin/site-data: where the demos of the site are, by their ids. */
declare module '@@/site/demos' {
  export const demoLoaders: ReadonlyMap<
    string,
    import('./theme/common/demo/useDemoData').DemoLoader
  >;
}

/** Written by plugin/site-data. */
declare module '@@/site/components.json' {
  const components: import('./theme/builtins/Overview/readComponents').ComponentPage[];
  export default components;
}

/** Written by plugin/theme-tokens. */
declare module '@@/theme-tokens/themes.json' {
  const data: import('./theme/plugin/theme-tokens/readThemes').ThemeTokensData;
  export default data;
}

/** Written by plugin/search-index. */
declare module '@@/search' {
  export const indexes: Record<
    import('./config/locales').LocaleId,
    { url: string; createWorker: () => Worker }
  >;
}

/** Written by plugin/sandbox-data. */
declare module '@@/sandbox/data.json' {
  const data: import('./theme/common/sandbox/types').SandboxData;
  export default data;
}

/** Written by plugin/template-projects. */
declare module '@@/templates/data.json' {
  const data: import('./theme/common/sandbox/templateProject').TemplateData;
  export default data;
}

/** Written by plugin/demo-titles. */
declare module '@@/demo-titles' {
  export const demoTitles: Record<
    import('./config/locales').LocaleId,
    () => Promise<{ default: Record<string, string> }>
  >;
  /** Ids of the demos that fill a window, so that a page shows them in a frame. */
  export const framedDemos: string[];
}

/** Written by plugin/design-tool. */
declare module '@@/design-tool' {
  /** Address of html2sketch's script. */
  export const html2sketchUrl: string;
}
