import type { IApi } from 'dumi';
import { chunkNameOf } from '../pages/chunkNameOf';
import { changeGenerated } from './change-generated';
import { mustFind } from './mustFind';

const TABS = 'dumi/meta/tabs.ts';
const STATIC_IMPORT = /^import \* as (tab\d+) from '(.*)';$/gm;
const LIST = 'export const tabs = {';
const ENTRY = /\bcomponents: tab\d+/g;

/**
 * What: makes a chunk of each tab of a page (`X.$tab-key.md`) in dumi's generated list of tabs.
 * Why: dumi imports each tab into the entry script of every page. Here it is loaded when it is opened, and
 * slots/ContentTabs/TabbedPage shows it.
 * Without it: the entry script holds the text of all tabs; nothing else changes.
 */
export default (api: IApi) => {
  changeGenerated(api, TABS, (source) => loadLazily(source, api.cwd));
};

export function loadLazily(source: string, cwd: string): string {
  let imports = 0;
  const lazy = source.replace(STATIC_IMPORT, (_match, name: string, file: string) => {
    imports += 1;
    const chunk = chunkNameOf(file, cwd);
    return `const ${name} = { default: lazy(() => import(/* webpackChunkName: "${chunk}" */ '${file}')) };`;
  });
  const entries = source.match(ENTRY)?.length ?? 0;
  mustFind(source.includes(LIST) && imports === entries, 'lazy-tabs', `the imports of ${TABS}`);
  return imports === 0 ? source : `import { lazy } from 'react';\n${lazy}`;
}
