import type { IApi } from 'dumi';
import { changeGenerated } from './change-generated';
import { chunkNameOf } from './page-details';

const TABS = 'dumi/meta/tabs.ts';
const STATIC_IMPORT = /^import \* as (tab\d+) from '(.*)';$/gm;

/**
 * Tabs of a page (`X.$tab-key.md`): dumi imports each into the entry script of every page, and keeps
 * the open one in a state of its own, which neither Back nor Forward reaches and which does not match
 * the prerendered page. Here a tab is loaded when it is opened, and common/TabbedPage follows the
 * address.
 */
export default (api: IApi) => {
  changeGenerated(api, TABS, (source) => loadLazily(source, api.cwd));
};

/** Rewrites dumi's list of tabs, so that each tab is a chunk of its own. */
export function loadLazily(source: string, cwd: string): string {
  const lazy = source.replace(
    STATIC_IMPORT,
    (_match, name: string, file: string) =>
      `const ${name} = { default: lazy(() => ` +
      `import(/* webpackChunkName: "${chunkNameOf(file, cwd)}" */ '${file}')) };`,
  );
  return lazy === source ? source : `import { lazy } from 'react';\n${lazy}`;
}
